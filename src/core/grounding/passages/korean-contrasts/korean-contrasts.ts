import type { KoreanTerm } from '../../../language/korean-term.ts';
import type { KoreanHold } from '../korean-hold.ts';
import type { Difference } from '../korean-difference.ts';
import { koreanBeside } from './beside.ts';
import { lostDoubt } from './doubt.ts';
import { besidesTheOnly, excepted } from './exception.ts';
import { neighbourNumbers } from './figures.ts';
import { otherMarks } from './marks.ts';
import type { KoreanValue } from './neighbour.ts';
import { priced } from './price.ts';
import { otherTitles } from './titles.ts';

/** What single words and numbers of a Korean claim come to beside the sentence that holds most of it. */
export interface KoreanContrasts {
  readonly differences: readonly Difference[];
  /** Words that say more than the sentence: nothing supports them. */
  readonly vetoes: readonly KoreanTerm[];
  /** True where the claim makes the exception of the sentence: what seems to differ says the same. */
  readonly agrees: boolean;
}

const NOTHING: KoreanContrasts = { differences: [], vetoes: [], agrees: false };

export function koreanContrasts(
  whole: KoreanHold,
  text: string,
  textOf: (from: number, to: number) => string,
): KoreanContrasts {
  const beside = koreanBeside(whole, text, textOf);
  if (beside === null) return NOTHING;
  const { wrong, all, agrees } = excepted(beside);
  const only = besidesTheOnly(beside);
  const free = priced(beside);
  const doubt = lostDoubt(beside);
  const valued =
    (code: Difference['code']) =>
    ([own, other]: readonly [KoreanValue, KoreanValue]) =>
      differing('GR25', code, text, own, beside.there.slice(other.start, other.end));
  return {
    differences: [
      ...otherMarks(beside).map(valued('TERM_MISMATCH')),
      ...neighbourNumbers(beside).map(valued('NUMBER_MISMATCH')),
      ...otherTitles(beside).map(([term, actual]) => differing('GR26', 'TERM_MISMATCH', text, term, actual)),
      ...(wrong === null ? [] : [differing('GR27', 'NEGATION_MISMATCH', text, wrong, beside.there)]),
      ...(only === null ? [] : [differing('GR27', 'TERM_MISMATCH', text, only, beside.there)]),
      ...(free === null ? [] : [differing('GR25', 'NUMBER_MISMATCH', text, free[0], free[1])]),
    ],
    vetoes: [all, doubt].filter((term) => term !== null),
    agrees,
  };
}

function differing(
  rule: Difference['rule'],
  code: Difference['code'],
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
  actual: string,
): Difference {
  return { rule, code, place: { start, end }, expected: text.slice(start, end), actual, needs: 0 };
}
