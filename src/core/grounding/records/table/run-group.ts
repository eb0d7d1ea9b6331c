import { showNumber } from '../../facts/show.ts';
import type { Slot } from './claim-reading.ts';
import { chooseColumns } from './choose-column.ts';
import type { Program } from './program.ts';
import { cellsOf, type ColumnChoice, cuesOf, type Context, selection, slotsBeside } from './scope.ts';
import { largest, smallest } from '../extremes.ts';

function totalOf({ table }: Context, rows: readonly number[], column: number): number {
  const values = rows.map((row) => table.rows[row]?.cells[column]?.number ?? Number.NaN);
  return values.reduce((sum, value) => sum + (Number.isNaN(value) ? 0 : value), 0);
}

/** Sums of one column for each value of another, the one named being at the end that the claim says. */
function compareSums(context: Context, slot: Slot, by: number, choice: ColumnChoice): Program[] {
  const { table, claim } = context;
  const groups = table.columns[by]?.values ?? [];
  const sums = groups.map(({ rows }) => totalOf(context, rows, choice.column));
  const best = choice.direction === 'max' ? largest(sums) : smallest(sums);
  const { rows, shown } = selection(context, slot);
  const own = totalOf(context, rows, choice.column);
  const met = own === best;
  const named = claim.columns.filter(({ column }) => column === by);
  const name = table.columns[choice.column]?.key ?? '';
  return [
    {
      operation: 'superlative',
      holds: claim.negated ? !met : met,
      used: [...choice.used, slot, ...named, ...cuesOf(context, 'not', 'sum')],
      doubt: choice.doubt + (named.length > 0 ? 0.1 : 0.3),
      derivation: `sum(${name} where ${shown}) = ${showNumber(own)}, ${choice.direction} of sums by ${table.columns[by]?.key} = ${showNumber(best)}`,
      cells: cellsOf(rows, choice.column),
      wrong: met ? [] : [slot],
    },
  ];
}

/** `the country with the most points`: rows of one value taken together, where values come again. */
export function runGroups(context: Context): Program[] {
  const { table } = context;
  return cuesOf(context, 'superlative').flatMap((cue) => {
    const slots = slotsBeside(context, [cue]);
    const [slot] = slots;
    const by = slot === undefined ? null : selection(context, slot).column;
    if (slot === undefined || slot.kind !== 'text' || slots.length !== 1 || by === null) return [];
    const values = table.columns[by]?.values.length ?? 0;
    if (values < 2 || values * 4 > table.rows.length * 3) return [];
    return chooseColumns(context, cue)
      .filter(
        ({ column }) =>
          column !== by &&
          table.columns[column]?.kind === 'number' &&
          !(table.columns[column]?.ranks ?? true),
      )
      .slice(0, 2)
      .flatMap((choice) => compareSums(context, slot, by, choice));
  });
}
