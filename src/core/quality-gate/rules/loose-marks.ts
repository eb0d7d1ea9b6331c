/** Signs that may cite in a way of their own: `①`, a raised number behind a space, `†`, `{1}`, `#1`, `(1)`, `1)`, `^1`. */
const LOOSE =
  /[①-⑳❶-❿⓵-⓾†‡※§]|(?<=\s)[⁰¹²³⁴-⁹]{1,2}|\{\d{1,2}\}|#\d{1,2}|\(\d{1,2}\)|(?<![\d.])\d{1,2}\)|\^\d{1,2}/gu;
const STOP_BEHIND = /^ ?(?:[.,;:!?。)\]]|\n|$)/u;
const WORD_BEFORE = /[\p{L}\p{N}%)][ \t]?$/u;
const CIRCLES = [0x2460, 0x2776, 0x24f5];
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** The number that a circled or raised sign writes; null for every other sign. */
function numberOf(sign: string): number | null {
  if (RAISED.includes(sign.charAt(0))) return Number(Array.from(sign, (one) => RAISED.indexOf(one)).join(''));
  const code = sign.codePointAt(0) ?? 0;
  const [first] = CIRCLES.filter((from) => code >= from && code < from + 20);
  return first === undefined ? null : code - first + 1;
}

/** A sign that may cite, with the number that it plainly gives to what stands before it; null where it may do something else. */
export interface LooseMark {
  readonly text: string;
  readonly number: number | null;
}

/** Signs of a text that may be citations, though no one would swear to it. */
export function looseMarks(text: string): LooseMark[] {
  return [...text.matchAll(LOOSE)].map(({ 0: sign, index }) => {
    const isBehind =
      WORD_BEFORE.test(text.slice(Math.max(0, index - 2), index)) &&
      STOP_BEHIND.test(text.slice(index + sign.length, index + sign.length + 2));
    return { text: sign, number: isBehind ? numberOf(sign) : null };
  });
}
