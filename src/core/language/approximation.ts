import { lastWord } from './last-word.ts';

const BEFORE =
  /(?:(?:^|[^가-힣])(?:약|대략|거의|얼추|어림잡아|대충|근)|(?:^|[^A-Za-z])(?:(?:just )?about|roughly|around|approximately|approx\.?|nearly|almost|some|circa|ca\.|c\.|an estimated|estimated|close to|or so)|(?:^|[^\d가-힣])[~∼≈≒])\s?$/i;
const BEFORE_WORDS: ReadonlySet<string> = new Set(
  'about roughly around approximately approx approx. nearly almost some circa ca. c. estimated to'.split(' '),
);
const KOREAN_ENDS = '약략의추아충근~∼≈≒';
const AFTER =
  /\s?(?:가량|정도(?![가-힣]*[가-힣]화)|쯤|안팎|내외(?![가-힣]*국)|남짓|전후(?!방)|에 (?:가까|가깝|육박)|대(?![가-힣])|여(?=[\s]))|\sor so\b|-ish\b/y;

/** Where "about" begins before `at`; -1 when the number is not called approximate there. */
export function approximateBefore(text: string, at: number): number {
  if (at === 0 || !endsLikeAbout(text, at)) return -1;
  const from = Math.max(0, at - 18);
  const found = BEFORE.exec(text.slice(from, at));
  if (found === null) return -1;
  return from + found.index + (/^[^가-힣A-Za-z~∼≈≒]/.test(found[0]) ? 1 : 0);
}

function endsLikeAbout(text: string, at: number): boolean {
  const last = text.charAt(text.charCodeAt(at - 1) === 32 ? at - 2 : at - 1);
  return KOREAN_ENDS.includes(last) || BEFORE_WORDS.has(lastWord(text, at).toLowerCase());
}

/** Where "or so" ends after `at`; -1 when nothing says so. `대` (90%대) counts behind money and ratios only. */
export function approximateAfter(text: string, at: number, bands: boolean): number {
  const code = text.charCodeAt(at);
  if (code !== 32 && code !== 45 && !(code >= 0xac00)) return -1;
  AFTER.lastIndex = at;
  const found = AFTER.exec(text)?.[0];
  if (found === undefined || (found.trim() === '대' && (!bands || found.length > 1))) return -1;
  return AFTER.lastIndex;
}
