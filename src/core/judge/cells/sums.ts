import { TOGETHER, TOTALS } from '../../lexicon/korean-sums.ts';
import { isSaid, totalOf } from './amounts.ts';
import type { Cell } from './cell.ts';
import { type CellsFound, NO_CELLS } from './cells-found.ts';
import { byScene, choices, type Computing, says } from './computing.ts';
import { isOneOf } from './is-one-of.ts';
import { shareTold } from './told.ts';

/** The text gives a total of its own, which may be another one: a limit for both. */
function hasOtherTotal({ cells, value, means }: Computing): boolean {
  return cells.some(
    (cell) =>
      cell.scene.tokens.some((token) => isOneOf(token, TOTALS)) &&
      means.compare(value, cell.value) !== 'equal',
  );
}

const HALF = 0.5;

/** JD61: `중간고사와 기말고사를 합치면 55%`: of those that it labels, else of all that one sentence about it lists. */
export function sums(computing: Computing): CellsFound {
  const { claim, value, asked, cells, groups, means } = computing;
  if (!says(claim, TOGETHER) || hasOtherTotal(computing)) return NO_CELLS;
  const isTotal = (some: readonly Cell[]): boolean => some.length > 1 && isSaid(value, totalOf(some), means);
  const named = groups.length > 1 ? choices(groups).find(isTotal) : undefined;
  if (named !== undefined) return { match: 'supported', cells: named };
  for (const [{ words, about }, some] of byScene(cells))
    if (shareTold(asked, [...words, ...about], means) >= HALF && isTotal(some))
      return { match: 'supported', cells: some };
  return NO_CELLS;
}
