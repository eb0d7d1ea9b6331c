import type { Cue } from './claim-reading.ts';
import { columnWith } from './find-columns.ts';
import type { ColumnChoice, Context } from './scope.ts';

const RANKED = /^(?:rank|ranking|place|position|pos|no|#|순위|등수|등|위)$/i;
const BEST = /^(?:high|best|top|better|가장 높|최고)/i;
const WORST = /^(?:low|worst|bottom|worse)/i;

/** Columns that sort: numbers and dates, and texts that end in a number. */
function sorts({ table }: Context, column: number): boolean {
  const cells = table.rows.map(({ cells: all }) => all[column]);
  const filled = cells.filter((cell) => cell !== undefined && !cell.empty);
  const ordered = filled.filter((cell) => cell !== undefined && !Number.isNaN(cell.order)).length;
  return ordered > 0 && ordered * 2 >= filled.length;
}

function turned(context: Context, cue: Cue, column: number): 'max' | 'min' {
  const direction = cue.direction ?? 'max';
  const header = context.table.columns[column]?.key ?? '';
  for (const { words, direction: hinted } of cue.hints)
    if (context.table.columns[column]?.names.some((name) => name.some((word) => words.includes(word))))
      return hinted;
  const said = context.claim.words[cue.from]?.lower ?? '';
  if (RANKED.test(header.trim()) && (BEST.test(said) || WORST.test(said)))
    return direction === 'max' ? 'min' : 'max';
  return direction;
}

function hinted(context: Context, cue: Cue): ColumnChoice[] {
  return cue.hints.flatMap(({ words, direction }): ColumnChoice[] => {
    const column = columnWith(context.table, words);
    return column === null || !sorts(context, column)
      ? []
      : [{ column, used: [cue], doubt: 0.05, direction }];
  });
}

/** The columns that a superlative or comparison may speak of, the likeliest first. */
export function chooseColumns(context: Context, cue: Cue): ColumnChoice[] {
  const named = context.claim.columns.flatMap((mention): ColumnChoice[] => {
    if (mention.from < cue.to && cue.from < mention.to && mention.to - mention.from <= cue.to - cue.from)
      return [];
    const after = mention.from >= cue.to;
    const distance = after ? mention.from - cue.to : cue.from - mention.to;
    if (distance > 10 || !sorts(context, mention.column)) return [];
    const doubt =
      Math.min(0.5, after ? distance * 0.04 : 0.05 + distance * 0.05) + (1 - mention.share) * 0.35;
    return [
      {
        column: mention.column,
        used: [cue, mention],
        doubt,
        direction: turned(context, cue, mention.column),
      },
    ];
  });
  const choices = [...named, ...hinted(context, cue)].sort((a, b) => a.doubt - b.doubt);
  return choices
    .filter(({ column }, at) => choices.findIndex((other) => other.column === column) === at)
    .slice(0, 4);
}

/** The one column of numbers or dates of a table, where it has but one. */
export function onlyColumn(context: Context, cue: Cue, kind: 'number' | 'date'): ColumnChoice[] {
  const columns = context.table.columns.filter(
    (column) => column.kind === kind && !RANKED.test(column.key.trim()),
  );
  const [one] = columns;
  return columns.length === 1 && one !== undefined
    ? [{ column: one.at, used: [cue], doubt: 0.35, direction: cue.direction ?? 'max' }]
    : [];
}
