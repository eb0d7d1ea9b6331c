const DIGIT_ENDS = ['ㅇ', 'ㄹ', '', 'ㅁ', '', '', 'ㄱ', 'ㄹ', 'ㄹ', ''] as const;
const LETTER_ENDS: Readonly<Record<string, string>> = { l: 'ㄹ', m: 'ㅁ', n: 'ㄴ', r: 'ㄹ' };

/** The final consonant that decides a particle: '' for none, 'ㄹ', or another. Read past brackets and quotation marks. */
function finalConsonant(word: string): string {
  const bare = word.replace(/\([^)]*\)$/u, '').replace(/["'”’」』)]+$/u, '');
  if (/\d ?(km|m|kg)$/u.test(bare)) return '';
  if (/\d ?t$|kt$/u.test(bare)) return 'ㄴ'; // 톤
  if (bare.startsWith('$')) return ''; // read 달러
  const last = bare.at(-1) ?? '';
  const syllable = (last.codePointAt(0) ?? 0) - 0xac00;
  if (syllable >= 0 && syllable < 11172) return syllable % 28 === 0 ? '' : syllable % 28 === 8 ? 'ㄹ' : 'x';
  if (/\d/u.test(last)) return DIGIT_ENDS[Number(last)] ?? '';
  return LETTER_ENDS[last.toLowerCase()] ?? '';
}

/** The particle of a pair (`은/는`, `이/가`, `으로/로`, `이다/다` …) that fits the word. */
export function josa(word: string, pair: string): string {
  const [closed = '', open = ''] = pair.split('/');
  const end = finalConsonant(word);
  if (closed === '으로' && end === 'ㄹ') return open;
  return end === '' ? open : closed;
}
