import type { Language } from '../../contract/language.ts';

const SAMPLE = 20_000;
const HANGUL_SHARE = 0.2;
const FEW_LETTERS = 12;

/** The language that a text is written in by its letters; null where it has too few, or those of neither language. */
export function languageOfText(text: string): Language | null {
  let hangul = 0;
  let latin = 0;
  const end = Math.min(text.length, SAMPLE);
  for (let at = 0; at < end; at++) {
    const code = text.charCodeAt(at);
    if (code >= 0xac00 && code <= 0xd7a3) hangul++;
    else if ((code > 96 && code < 123) || (code > 64 && code < 91)) latin++;
  }
  // one syllable of Hangul says as much as two or three Latin letters
  if (hangul * 2 + latin < FEW_LETTERS) return null;
  return hangul * 2 > (hangul * 2 + latin) * HANGUL_SHARE ? 'ko' : 'en';
}
