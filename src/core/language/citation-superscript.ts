const SIGNS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const REACH = 12;
/** What a superscript raises: a number that is no year, a variable, a unit, a bracket of a formula. */
const RAISED =
  /(?:(?<!\d)(?!(?:19|20)\d\d$)\d+|(?<!\p{L})(?:[a-zA-Z]|[kcmndµμ]m|ft|yd|mi|kg|ms)|\d ?(?:in|inch)|[-=+*/·×^] ?[a-zA-Z]{1,3}|\p{Script=Greek}|[⁻⁺⁰¹²³⁴⁵⁶⁷⁸⁹]|\([^()]{0,8}[-+*/=×][^()]{0,8}\))$/u;

/** The number that a superscript writes. */
export function ordinary(superscript: string): string {
  return Array.from(superscript, (sign) => SIGNS.indexOf(sign)).join('');
}

/** True where the superscript `[at, end)` is a power, a charge or a fraction, and no footnote: 5 m², 10³, ¹⁴C. */
export function isPower(text: string, at: number, end: number): boolean {
  if (/^[⁻⁺⁄\p{Lu}]/u.test(text.slice(end, end + 2))) return true;
  const before = text.slice(Math.max(0, at - REACH), at);
  return before === '' || /\s$/u.test(before) || RAISED.test(before);
}
