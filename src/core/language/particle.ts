/** What the syllable before an ending must end in: `closed` a final consonant, `open` a vowel, `ro` a vowel or ㄹ, `uro` any other consonant. */
type Agreement = 'closed' | 'open' | 'ro' | 'uro' | 'any';

const FREE = [
  '의',
  '에',
  '에서',
  '에게',
  '에게서',
  '께',
  '께서',
  '한테',
  '하고',
  '도',
  '만',
  '보다',
  '까지',
  '부터',
  '마다',
  '처럼',
  '만큼',
  '같이',
  '조차',
  '마저',
  '밖에',
  '대로',
  '에는',
  '에만',
];
const AFTER_CASE = [
  '',
  '는',
  '도',
  '만',
  '의',
  '만의',
  '만은',
  '부터',
  '까지',
  '보다',
  '까지는',
  '보다는',
  '보다도',
  '부터는',
];
const COPULA = [
  '라는',
  '라고',
  '라며',
  '란',
  '라',
  '라면',
  '면',
  '며',
  '고',
  '지만',
  '므로',
  '나',
  '든',
  '든지',
  '랑',
  '자',
  '던',
  '다',
  '라서',
  '니까',
  '야',
  '라도',
];

const ENDINGS = endings();
const LONGEST = longest();

/**
 * What is left of a word when a Korean particle is taken off, the longest particle first, at most two.
 * The final consonant of the rest agrees with the particle; after Latin letters and digits either form does.
 */
export function stripParticles(word: string): readonly string[] {
  const stems: string[] = [];
  const most = LONGEST.get(word.charCodeAt(word.length - 1)) ?? 0;
  for (let size = Math.min(most, word.length - 1); size >= 1; size--) {
    const agreement = ENDINGS.get(word.slice(word.length - size));
    const stem = word.slice(0, word.length - size);
    if (agreement === undefined || !agrees(stem, agreement)) continue;
    if (stems.length === 2) stems.pop();
    stems.push(stem);
  }
  return stems;
}

/** True where `word` ends in one of the particles, and the rest of it agrees. The rest, else null. */
export function stemBefore(word: string, particles: readonly string[]): string | null {
  for (const particle of particles) {
    const stem = word.slice(0, word.length - particle.length);
    if (stem.length > 0 && word.endsWith(particle) && agrees(stem, ENDINGS.get(particle) ?? 'any'))
      return stem;
  }
  return null;
}

/** True for a precomposed Hangul syllable. */
export function isHangul(code: number): boolean {
  return code >= 0xac00 && code <= 0xd7a3;
}

function agrees(stem: string, agreement: Agreement): boolean {
  const code = stem.charCodeAt(stem.length - 1);
  if (agreement === 'any' || !isHangul(code)) return /[\p{L}\p{N}\p{P}\p{S}]$/u.test(stem);
  const final = (code - 0xac00) % 28;
  if (agreement === 'closed') return final !== 0;
  if (agreement === 'uro') return final !== 0 && final !== 8;
  return final === 0 || (agreement === 'ro' && final === 8);
}

function endings(): ReadonlyMap<string, Agreement> {
  const map = new Map<string, Agreement>();
  const add = (agreement: Agreement, words: readonly string[]) => {
    for (const word of words) map.set(word, agreement);
  };
  const cased = (words: readonly string[]) =>
    words.flatMap((word) => AFTER_CASE.map((after) => word + after));
  add('any', cased(FREE));
  add('open', ['는', '가', '를', '였다', '였고', '였으며', '였던', '였지만', ...COPULA, ...cased(['와'])]);
  add('closed', ['은', '이', '을', ...COPULA.map((word) => `이${word}`), ...cased(['과'])]);
  add('closed', ['이었다', '이었고', '이었으며', '이었던', '이었지만']);
  add('any', [
    '이다',
    '입니다',
    '인',
    '일',
    '임',
    '이며',
    '이고',
    '인데',
    '이란',
    '이라는',
    '만의',
    '만은',
    '만이',
    '만을',
    '뿐',
    '뿐만',
  ]);
  for (const ro of ['로', '로서', '로써', '로부터', '로도', '로는', '로의', '로만']) {
    map.set(ro, 'ro');
    map.set(`으${ro}`, 'uro');
  }
  return map;
}

/** The length of the longest particle by its last syllable. */
function longest(): ReadonlyMap<number, number> {
  const map = new Map<number, number>();
  for (const ending of ENDINGS.keys()) {
    const last = ending.charCodeAt(ending.length - 1);
    map.set(last, Math.max(map.get(last) ?? 0, ending.length));
  }
  return map;
}

/** Every Hangul syllable with one final consonant (by its place among the finals), for a character class. */
export function syllablesEndingIn(final: number): string {
  return Array.from({ length: 399 }, (_, index) => String.fromCharCode(0xac00 + index * 28 + final)).join('');
}
