import type { Language } from '../../src/contract/language.ts';
import type { EvalRow } from '../row.ts';

/** One way to change a claim or its evidence, and what its verdict must do. */
export interface Transformation {
  readonly name: string;
  /** `fall`: VERIFIED must be lost. `stay`: it must be kept. */
  readonly must: 'fall' | 'stay';
  /** The row changed so; null where it has nothing to change, or where it would not be sure what that does. */
  readonly change: (row: EvalRow, language: Language) => EvalRow | null;
}

/** A transformation of the claim alone; the same text is no change. */
export function ofClaim(
  name: string,
  must: Transformation['must'],
  change: (text: string, language: Language) => string | null,
): Transformation {
  return {
    name,
    must,
    change(row, language) {
      const answer = change(row.answer, language);
      return answer === null || answer === row.answer ? null : { ...row, answer };
    },
  };
}

const HANGUL = /[가-힣]/u;

export function languageOfClaim({ answer }: EvalRow): Language {
  return HANGUL.test(answer) ? 'ko' : 'en';
}
