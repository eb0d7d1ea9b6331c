import { findQuantities } from '../../language/find-quantities.ts';
import type { Quantity } from '../../language/quantity.ts';

/** Numbers of tests in a sentence that says that they pass. */
export interface TestNumbers {
  /** "12 of 15", "15개 중 12개": how many, of how many; null where none is told so. */
  readonly share: { readonly passed: number; readonly total: number } | null;
  readonly counts: readonly number[];
}

const SHARE = /(?<![\d.])(\d{1,6}) ?(?:\/|of|out of) ?(?:the )?(\d{1,6})(?!\d)/i;
const SHARE_KO = /(\d{1,6}) ?[개건]? ?(?:중|가운데)(?:에서|의)? ?(\d{1,6})/;
const BEFORE =
  /(?:tests?|specs?|examples?|passed|pass|passing|ok|테스트|통과|성공|시험|all)[가-힣]{0,1}[ :=(]*$/i;
const AFTER =
  /^(?: [a-z-]+){0,3}? (?:tests?|specs?|examples?|checks?|cases?|pass(?:ed|es|ing)?|green|ok)\b|^ ?[가-힣]{0,2} ?(?:테스트|시험|통과|모두|전부|성공|전체)|^이며|^입니다/i;

function countsTests({ start, end, unit, kind, comparator, value }: Quantity, text: string): boolean {
  if (kind !== 'cardinal' || comparator !== 'eq' || !Number.isInteger(value)) return false;
  if (unit !== null && unit.dimension !== 'items') return false;
  return BEFORE.test(text.slice(Math.max(0, start - 14), start)) || AFTER.test(text.slice(end, end + 40));
}

/** Reads digits and number words of both languages. */
export function testNumbers(text: string): TestNumbers {
  const english = SHARE.exec(text);
  const korean = english === null ? SHARE_KO.exec(text) : null;
  const share =
    english !== null
      ? { passed: Number(english[1]), total: Number(english[2]) }
      : korean !== null
        ? { passed: Number(korean[2]), total: Number(korean[1]) }
        : null;
  const counts = findQuantities(text)
    .filter((quantity) => countsTests(quantity, text))
    .map(({ value }) => value);
  return { share, counts };
}
