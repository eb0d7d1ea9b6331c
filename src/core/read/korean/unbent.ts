import type { StemForm } from './inflect.ts';
import { fromJamo, isBoundary, toJamo } from './jamo.ts';

const EU = toJamo('으');

/** What a stem of no list may have been: the end of its form in 어, and the end of the stem. */
const UNMELTED: readonly (readonly [melted: string, end: string])[] = [
  ['하여', '하'],
  ['해', '하'],
  ['돼', '되'],
  ['되어', '되'],
  ['이어', '이'],
  ['아', ''],
  ['어', ''],
  ['ᅧ', 'ᅵ'],
  ['ᅪ', 'ᅩ'],
  ['ᅯ', 'ᅮ'],
  ['ᅡ', 'ᅡ'],
  ['ᅥ', 'ᅥ'],
  ['ᅢ', 'ᅢ'],
  ['ᅦ', 'ᅦ'],
].map(([melted = '', end = '']) => [toJamo(melted), toJamo(end)]);

/** The regular stem of a form. */
export function unbent(jamo: string, form: StemForm): string | null {
  if (form === 'c') return fromJamo(jamo);
  if (form === 'u')
    return fromJamo(jamo.endsWith(EU) && jamo.length > EU.length ? jamo.slice(0, -EU.length) : jamo);
  const found = UNMELTED.find(([melted]) => jamo.endsWith(melted));
  if (found === undefined) return null;
  const stem = jamo.slice(0, jamo.length - found[0].length) + found[1];
  return stem !== '' && isBoundary(stem, 0) ? fromJamo(stem) : null;
}
