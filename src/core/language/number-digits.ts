const DIGITS = /(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?|\.\d+/y;
const EXPONENT = /[eE]([+-]?\d{1,3})(?![\w.])/y;

/** Digits as they stand: `1,234.5` is `1234.5` with one decimal. */
export interface Digits {
  readonly digits: string;
  readonly decimals: number;
  readonly end: number;
}

/** The digits at `at`; null where they are grouped wrongly (`1,2345`) or none are there. */
export function readDigits(text: string, at: number): Digits | null {
  DIGITS.lastIndex = at;
  const found = DIGITS.exec(text)?.[0];
  if (found === undefined) return null;
  const end = at + found.length;
  const next = text.charCodeAt(end);
  if (next >= 48 && next <= 57) return null;
  const point = found.lastIndexOf('.');
  const decimals = point < 0 ? 0 : found.length - point - 1;
  const digits = found.includes(',') ? found.replaceAll(',', '') : found;
  return next === 101 || next === 69
    ? withExponent(text, { digits, decimals, end })
    : { digits, decimals, end };
}

function withExponent(text: string, plain: Digits): Digits {
  EXPONENT.lastIndex = plain.end;
  const exponent = EXPONENT.exec(text)?.[1];
  if (exponent === undefined) return plain;
  const digits = `${plain.digits}e${exponent}`;
  return { digits, decimals: plain.decimals - Number(exponent), end: EXPONENT.lastIndex };
}

/** `digits × 10^exponent`, exact to the last binary digit: 1.1억 is 110000000. */
export function scaled(digits: string, exponent: number): number {
  if (exponent === 0) return Number(digits);
  const [mantissa = digits, own = '0'] = digits.split('e');
  return Number(`${mantissa}e${Number(own) + exponent}`);
}

/** 10^exponent without the error of a product. */
export function power(exponent: number): number {
  return Number(`1e${exponent}`);
}
