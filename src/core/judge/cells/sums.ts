import { TOGETHER, TOTALS } from '../../lexicon/korean-sums.ts';
import type { Lemma } from '../same-word.ts';
import { isSaid, totalOf } from './amounts.ts';
import type { Cell } from './cell.ts';
import { type CellsFound, NO_CELLS } from './cells-found.ts';
import { byScene, choices, type Computing, says } from './computing.ts';
import { isOneOf } from './is-one-of.ts';
import { wordsIn } from './scene.ts';
import { isTold, shareTold } from './told.ts';

/** The text gives a total of its own, which may be another one: a limit for both. */
function hasOtherTotal({ cells, value, means }: Computing): boolean {
  return cells.some(
    (cell) =>
      cell.scene.tokens.some((token) => isOneOf(token, TOTALS)) &&
      means.compare(value, cell.value) !== 'equal',
  );
}

const HALF = 0.5;

/** What the claim says behind its value, as `이겼` of `다섯 세트를 모두 이겼다`. */
function saidBehind({ claim, value, asked, means }: Computing): readonly Lemma[] {
  const end = claim.values.find((one) => one.value === value)?.reach.end ?? 0;
  const behind = wordsIn(
    claim.tokens.filter(({ start }) => start >= end),
    claim.values,
    means,
  );
  return behind.filter(({ word }) => asked.some((one) => one.word === word));
}

/** JD61: `중간고사와 기말고사를 합치면 55%`: of those that it labels, else of all that one sentence about it lists. */
export function sums(computing: Computing): CellsFound {
  const { claim, value, asked, cells, groups, means } = computing;
  if (!says(claim, TOGETHER) || hasOtherTotal(computing)) return NO_CELLS;
  const isTotal = (some: readonly Cell[]): boolean => some.length > 1 && isSaid(value, totalOf(some), means);
  const named = groups.length > 1 ? choices(groups).find(isTotal) : undefined;
  if (named !== undefined) return { match: 'supported', cells: named };
  const behind = saidBehind(computing);
  for (const [{ words, about }, some] of byScene(cells)) {
    const said = [...words, ...about];
    const isAbout =
      shareTold(asked, said, means) >= HALF && behind.every((word) => isTold(word, said, means));
    if (isAbout && isTotal(some)) return { match: 'supported', cells: some };
  }
  return NO_CELLS;
}
