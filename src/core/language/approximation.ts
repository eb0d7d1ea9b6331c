const BEFORE =
  /(?:(?:^|[^가-힣])(?:약|대략|거의|얼추|어림잡아|대충|근)|(?:^|[^A-Za-z])(?:(?:just )?about|roughly|around|approximately|approx\.?|nearly|almost|some|circa|ca\.|c\.|an estimated|estimated|close to|or so)|(?:^|[^\d가-힣])[~∼≈≒])\s?$/i;
const BEFORE_ENDS = /(?:약|략|의|추|아|충|근|t|y|d|x|\.|e|a|o|[~∼≈≒])\s?$/i;
const AFTER =
  /\s?(?:가량|정도(?![가-힣]*[가-힣]화)|쯤|안팎|내외(?![가-힣]*국)|남짓|전후(?!방)|에 (?:가까|가깝|육박)|대(?![가-힣])|여(?=[\s]))|\sor so\b|-ish\b/y;

/** Where "about" begins before `at`; -1 when the number is not called approximate there. */
export function approximateBefore(text: string, at: number): number {
  const from = Math.max(0, at - 18);
  const head = text.slice(from, at);
  if (!BEFORE_ENDS.test(head)) return -1;
  const found = BEFORE.exec(head);
  if (found === null) return -1;
  return from + found.index + (/^[^가-힣A-Za-z~∼≈≒]/.test(found[0]) ? 1 : 0);
}

/** Where "or so" ends after `at`; -1 when nothing says so. `대` (90%대) counts behind money and ratios only. */
export function approximateAfter(text: string, at: number, bands: boolean): number {
  AFTER.lastIndex = at;
  const found = AFTER.exec(text)?.[0];
  if (found === undefined || (found.trim() === '대' && (!bands || found.length > 1))) return -1;
  return AFTER.lastIndex;
}
