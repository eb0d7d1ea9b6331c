const WORD = /[ -]?(hundred|thousand|million|billion|trillion)s?(?![A-Za-z])/iy;
const SUFFIX = /(bn|mn|tn|k|K|M)(?![A-Za-z0-9/²³°])/y;
const MONEY_SUFFIX = /(bn|mn|mm|tn|k|K|m|M|b|B|t|T)(?![A-Za-z0-9/])/y;
const EXPONENTS: Readonly<Record<string, number>> = {
  hundred: 2,
  thousand: 3,
  k: 3,
  million: 6,
  m: 6,
  mn: 6,
  mm: 6,
  billion: 9,
  b: 9,
  bn: 9,
  trillion: 12,
  t: 12,
  tn: 12,
};

/** The English multiplier after digits, as a power of ten: `5 million`, `5k`; with money also `5m`, `3b`. */
export function readScale(
  text: string,
  at: number,
  money: boolean,
): { exponent: number; end: number } | null {
  const code = text.charCodeAt(at);
  if (!(code === 32 || code === 45 || (code >= 65 && code <= 122))) return null;
  return readBy(money ? MONEY_SUFFIX : SUFFIX, text, at) ?? readBy(WORD, text, at);
}

function readBy(pattern: RegExp, text: string, at: number): { exponent: number; end: number } | null {
  pattern.lastIndex = at;
  const exponent = EXPONENTS[pattern.exec(text)?.[1]?.toLowerCase() ?? ''];
  return exponent === undefined ? null : { exponent, end: pattern.lastIndex };
}
