import { ORDINALS } from './word-lists.ts';

/** Kinds of figures that are one word; the first that fits. */
const FIGURES: readonly RegExp[] = [
  // telephone numbers
  /(?:[0-9]{1,2}-)?[0-9]{3}-[0-9]{3}-[0-9]{4}(?![0-9-])|[0-9]{3}-[0-9]{4}(?![0-9-])/uy,
  // dates
  /[0-9]{1,4}([-/.])[0-9]{1,2}\1[0-9]{1,4}(?![0-9])/uy,
  // halves and quarters are three words, `9/11` is one
  /(?:1(?=\/[2-4])|[23](?=\/[34]))(?!\/[2-4][0-9/])/uy,
  /[0-9]{1,2}\/[0-9]{1,2}(?![0-9/])/uy,
  /[0-9]{1,2}:[0-9]{2}(?::[0-9]{2})?(?![0-9])/uy,
  /\.?[0-9]+(?:[.,][0-9]+)*/uy,
];

const LETTERS = /[\p{L}\p{M}][\p{L}\p{M}\p{N}]*/uy;
const CURRENCY = /[$£€¥₩]/u;

function endOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}

/** `35mm`, `7:30PM`, `$10k`: the unit is a word; `3D`, `21st` and `4x4` are one. */
function isUnit(letters: string, isMoney: boolean): boolean {
  if (/\p{N}/u.test(letters) || ORDINALS.has(letters.toLowerCase())) return false;
  return isMoney || /^(?:\p{Ll}.*|\p{Lu}{2,}|[°µ].*)$/u.test(letters);
}

/** Where the figure that begins at `at` ends, and where a unit does that is joined to it. */
export function endOfFigure(text: string, at: number, end: number): readonly number[] {
  let stop = at;
  for (const pattern of FIGURES) {
    stop = endOf(pattern, text, at);
    if (stop > at) break;
  }
  const rest = Math.min(end, endOf(LETTERS, text, stop));
  if (rest <= stop) return [Math.min(end, stop)];
  return isUnit(text.slice(stop, rest), CURRENCY.test(text[at - 1] ?? '')) ? [stop, rest] : [rest];
}
