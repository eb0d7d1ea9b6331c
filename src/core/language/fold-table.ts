/** Characters that are read as one: a class of a pattern, and what stands for each of its characters. */
export interface FoldedKind {
  readonly name: string;
  /** The inside of a character class. */
  readonly characters: string;
  readonly to: string;
}

/** TX3: what a reader does not see; Unicode calls it Default_Ignorable_Code_Point. */
export const UNSEEN = String.raw`\p{Default_Ignorable_Code_Point}`;

/** TX2: names are those of Unicode. Whatever is not listed stays as it is: `²`, `⅔`, `㎡`, `①`, `ﬁ`, `Ａ`, `–`, `—`, `«`, `「`, `′`. */
export const KINDS: readonly FoldedKind[] = [
  // Fullwidth digits, and the comma and full stop between them, as East Asian keyboards write them.
  ...[...'0123456789'].map((digit) => ({
    name: `fullwidth ${digit}`,
    characters: String.fromCodePoint(0xff10 + Number(digit)),
    to: digit,
  })),
  { name: 'fullwidth comma', characters: String.raw`\uff0c`, to: ',' },
  { name: 'fullwidth full stop', characters: String.raw`\uff0e`, to: '.' },
  // Space_Separator: no-break, Ogham, en quad to hair, narrow no-break, medium mathematical, ideographic.
  { name: 'space', characters: String.raw`\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000`, to: ' ' },
  // Next line, line separator, paragraph separator.
  { name: 'line end', characters: String.raw`\u0085\u2028\u2029`, to: '\n' },
  // Left, right, low-9 and high-reversed-9 single quotation mark; modifier letter turned comma and apostrophe; fullwidth apostrophe.
  { name: 'apostrophe', characters: String.raw`\u2018-\u201b\u02bb\u02bc\uff07`, to: "'" },
  // Left, right, low-9 and high-reversed-9 double quotation mark; double prime quotation marks; fullwidth quotation mark.
  { name: 'quotation mark', characters: String.raw`\u201c-\u201f\u301d-\u301f\uff02`, to: '"' },
  // Hyphen, non-breaking hyphen, figure dash; minus sign, modifier letter minus; small and fullwidth hyphen-minus.
  { name: 'hyphen', characters: String.raw`\u2010-\u2012\u2212\u02d7\ufe63\uff0d`, to: '-' },
  // Horizontal bar, two-em and three-em dash, small em dash. An en dash stays: it means a range.
  { name: 'em dash', characters: String.raw`\u2015\u2e3a\u2e3b\ufe58`, to: '—' },
  // Swung dash, tilde operator, wave dash, fullwidth tilde.
  { name: 'tilde', characters: String.raw`\u2053\u223c\u301c\uff5e`, to: '~' },
];

/** Characters that nothing behind them joins with, as they stand in a class of a pattern. */
export const CLOSED = String.raw`\s\d.,!?;:"'()[\]{}*_/-`;
/** What joins with the character before it by canonical composition: marks, and vowels and finals of decomposed Hangul. */
export const JOINING = String.raw`\p{M}\u1161-\u1175\u11a8-\u11c2\u{16d67}`;

/** What canonical composition replaces though it stands alone, and the blocks around it: U+212B is U+00C5, U+F900 is U+8C48. */
export const REPLACED = String.raw`\u0374\u037e\u0387\u0958-\u095f\u09dc-\u09df\u0a33-\u0a5e\u0b5c\u0b5d\u0f43-\u0f69\u1f71-\u1ffd\u2126\u212a\u212b\u2329\u232a\u2adc\uf900-\ufad9\ufb1d-\ufb4e\u{1d15e}-\u{1d1c0}\u{2f800}-\u{2fa1d}`;

/** Characters of which none is ever folded: what nearly every text is made of. */
export const PLAIN = String.raw`\0-\u0084\u0086-\u009f\u00a1-\u00ac\u00ae-\u02ba\u2013\u2014\u2020-\u2027\u2030-\u2052\u20a0-\u20bf\u2100-\u2125\u2190-\u2211\u2500-\u27bf\u3001-\u301b\u3041-\u3096\u30a1-\u30fe\u3131-\u3163\u3200-\u9fff\uac00-\ud7a3\uff01\uff03-\uff06\uff08-\uff0b\uff0f\uff1a-\uff5d`;
