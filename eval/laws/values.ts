import type { Language } from '../../src/contract/language.ts';
import { hasAny, WORDS } from './words.ts';

const NUMBER = /(?<![\p{L}\d.,-])\d[\d,]*(?:\.\d+)?(?![\d]*[A-Za-z]?\d)/u;

/** Another number at the place of the first one; null where a bound or a denial might still hold. */
export function otherNumber(text: string, language: Language): string | null {
  if (hasAny(text, language, WORDS.bounds[language])) return null;
  const found = NUMBER.exec(text);
  if (found === null) return null;
  const [written] = found;
  const at = /^[12]\d{3}$/u.test(written) ? 3 : 0;
  const digit = Number(written[at]);
  const other = `${written.slice(0, at)}${digit === 9 ? 4 : digit + 1}${written.slice(at + 1)}`;
  return text.slice(0, found.index) + other + text.slice(found.index + written.length);
}

const SIGNED =
  /(?<=\s)(?<number>\d[\d,]*(?:\.\d+)?)(?= ?(?:%|percent|퍼센트|million|billion|억|만|kg|km|points|점))/u;

/** A minus before the first quantity. */
export function otherSign(text: string, language: Language): string | null {
  if (hasAny(text, language, WORDS.bounds[language])) return null;
  return SIGNED.test(text) ? text.replace(SIGNED, '-$<number>') : null;
}

function escaped(word: string): string {
  return word.replaceAll(/[$.]/gu, String.raw`\$&`);
}

function swapped(
  text: string,
  language: Language,
  pairs: readonly (readonly [string, string])[],
): string | null {
  for (const [from, to] of pairs) {
    const isSign = /^[$€£]$/u.test(from);
    const behind = language === 'en' ? String.raw`\b` : '';
    const pattern = isSign ? `${escaped(from)}(?=\\d)` : `(?<=\\d ?(?:[천만억조] ?)?)${from}${behind}`;
    const place = new RegExp(pattern, 'u');
    if (place.test(text)) return text.replace(place, () => to);
  }
  return null;
}

/** Another unit behind the same number. */
export function otherUnit(text: string, language: Language): string | null {
  return swapped(text, language, WORDS.units[language]);
}

/** The number times or through a thousand, or ten thousand in Korean. */
export function otherScale(text: string, language: Language): string | null {
  if (hasAny(text, language, WORDS.bounds[language])) return null;
  const said = swapped(text, language, WORDS.scales[language]);
  if (said !== null) return said;
  return /\d,000\b/u.test(text) ? text.replace(/(?<=\d),000\b/u, '') : null;
}
