import { pairOf, rowOf } from './pair.ts';
import type { Program } from './program.ts';
import { cellsOf, type Context, cuesOf, selection, slotsBeside } from './scope.ts';

/** Two rows, or more, with the same value of one column. */
export function runSame(context: Context): Program[] {
  const [cue] = cuesOf(context, 'same');
  if (cue === undefined) return [];
  const pair = pairOf(context, slotsBeside(context, [cue]));
  if (pair === null) return [];
  return context.claim.columns.flatMap((mention): Program[] => {
    const [a, b] = [rowOf(context, pair.one, []), rowOf(context, pair.other, [])];
    if (a === null || b === null) return [];
    const [left, right] = [
      context.table.rows[a.row]?.cells[mention.column],
      context.table.rows[b.row]?.cells[mention.column],
    ];
    if (left === undefined || right === undefined || left.empty || right.empty) return [];
    const met = left.words.join(' ') === right.words.join(' ');
    return [
      {
        operation: 'same',
        holds: context.claim.negated ? !met : met,
        used: [cue, mention, pair.one, pair.other, ...cuesOf(context, 'not', 'both', 'number of')],
        doubt:
          a.doubt +
          b.doubt +
          (1 - mention.share) * 0.3 +
          Math.min(0.3, Math.abs(mention.from - cue.to) * 0.05),
        derivation: `${context.table.columns[mention.column]?.key} where ${selection(context, pair.one).shown}, ${selection(context, pair.other).shown}: "${left.text}" ${met ? '=' : '≠'} "${right.text}"`,
        cells: cellsOf([a.row, b.row], mention.column),
        wrong: met ? [] : [cue],
      },
    ];
  });
}
