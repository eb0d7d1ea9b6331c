const REMOVED =
  /[\s\p{Pd}.·・•‧∙ㆍ'"`‘’‚“”„«»‹›()[\]{}<>「」『』《》〈〉【】\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/gu;
const LATIN = /[\u00c0-\u024f\u1e00-\u1eff]/g;
const SPECIAL: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};
const PLAIN = /^[a-z0-9가-힣]*$/;
/** Printable ASCII and Hangul syllables: nothing of them composes, folds or carries a mark. */
const SIMPLE = /^[ -~가-힣]*$/;
const SIMPLE_REMOVED = /[-\s.'"`()[\]{}<>]+/g;

/**
 * The key under which two spellings of one name meet: NFKC, lower case, Latin letters without diacritics, and no
 * white space, hyphens, dots, middle dots, quotes, brackets or invisible characters. May be empty.
 */
export function normaliseName(name: string): string {
  if (PLAIN.test(name)) return name;
  if (SIMPLE.test(name)) return name.toLowerCase().replace(SIMPLE_REMOVED, '');
  const folded = name.normalize('NFKC').toLowerCase().replace(LATIN, foldLetter);
  return folded
    .replace(/(?<=[a-z])\p{M}+/gu, '')
    .replace(REMOVED, '')
    .normalize('NFKC');
}

function foldLetter(letter: string): string {
  return SPECIAL[letter] ?? letter.normalize('NFD').replace(/\p{M}+/gu, '');
}
