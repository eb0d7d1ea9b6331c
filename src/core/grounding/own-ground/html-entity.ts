const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  middot: '·',
  bull: '•',
  times: '×',
  deg: '°',
  euro: '€',
  pound: '£',
  yen: '¥',
  cent: '¢',
  copy: '©',
  reg: '®',
  trade: '™',
  frac12: '½',
  sup2: '²',
  sup3: '³',
  micro: 'µ',
  plusmn: '±',
  minus: '−',
  nbsp: ' ',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  shy: '\u00ad',
  zwnj: '\u200c',
  zwj: '\u200d',
};
const LAST_CODE_POINT = 0x10ffff;
const FIRST_SURROGATE = 0xd800;
const LAST_SURROGATE = 0xdfff;

/** What `&amp;`, `&#39;` and `&#x27;` stand for, by what is between `&` and `;`; null for what is no reference. */
export function entityOf(reference: string): string | null {
  if (!reference.startsWith('#')) return Object.hasOwn(NAMED, reference) ? (NAMED[reference] ?? null) : null;
  const isHex = /^#x/iu.test(reference);
  const code = Number.parseInt(reference.slice(isHex ? 2 : 1), isHex ? 16 : 10);
  if (Number.isNaN(code) || code > LAST_CODE_POINT || (code >= FIRST_SURROGATE && code <= LAST_SURROGATE))
    return null;
  return code < 32 ? ' ' : String.fromCodePoint(code);
}
