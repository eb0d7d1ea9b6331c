import { FINAL, finalOf, VOWEL, vowelOf, withFinal, withVowel } from './korean-syllable.ts';

/** Stems in ㅡ whose form in 아/어 loses it: 쓰다 → 써. */
const EU: Readonly<Record<string, string>> = {
  써: '쓰',
  커: '크',
  떠: '뜨',
  꺼: '끄',
  터: '트',
  따라: '따르',
  들러: '들르',
  치러: '치르',
  담가: '담그',
  잠가: '잠그',
  모아: '모으',
  바빠: '바쁘',
  나빠: '나쁘',
  아파: '아프',
  고파: '고프',
  슬퍼: '슬프',
  예뻐: '예쁘',
  기뻐: '기쁘',
};
/** Stems that end in 우 of their own; the others have lost a ㅂ (가까우 → 가깝). */
const OWN_U = /(?:배|싸|비|세|채|키|피|지|외|태|깨|재|메|치|띄|에|끼|데|바꾸)우$/u;
const LOST_O = /^(?:도오|고오)$/u;
/** Stems without their ㄹ, as they stand before ㄴ, ㅂ, 시. */
const WITHOUT_L: Readonly<Record<string, string>> = {
  만드: '만들',
  아: '알',
  노: '놀',
  파: '팔',
  여: '열',
  거: '걸',
  푸: '풀',
  이끄: '이끌',
  흔드: '흔들',
  힘드: '힘들',
  머: '멀',
  기: '길',
  떠드: '떠들',
  버: '벌',
  머무: '머물',
  도: '돌',
  느: '늘',
  우: '울',
  드: '들',
  줄어드: '줄어들',
  잘모: '잘못',
};
/** Stems whose last consonant changes before a vowel, in the form before the vowel. */
const CHANGED: Readonly<Record<string, string>> = {
  듣: '들',
  걷: '걸',
  묻: '물',
  깨닫: '깨달',
  싣: '실',
  낫: '나',
  잇: '이',
  붓: '부',
};
/** Vowels that swallow 아/어; ㅚ in the common misspelling 되서. */
const MELTED: ReadonlySet<number> = new Set([VOWEL.a, VOWEL.eo, VOWEL.ae, VOWEL.e, VOWEL.oe]);
const OWN_YEO = /[켜펴]$/u;
const HONORIFIC = /(?<=[가-힣])(?<![마모부무도실표전게제즉임다동택])으?시$/u;
const DERIVED =
  /^([가-힣A-Za-z0-9]+?)(?:화)?(하|되|시키|당하|받|드리|해지|하게되|스럽|롭|해주|하고있|하지않)$/u;
const KEPT =
  /^(?:말|일|위|통|관|대|인|안|못|그러|이러|어떠|원|변|더|잘|다|피|구|정|전|취|향|택|권|망|속|접|합)$/u;

/** The stem of a form that melts its vowel with 아/어: 해 → 하, 봐 → 보, 져 → 지, 몰라 → 모르. Null where none melts. */
export function contractedStem(form: string): string | null {
  const word = withFinal(form, FINAL.none);
  const known = EU[word] ?? (word.length > 1 ? euTail(word) : undefined);
  if (known !== undefined) return known;
  if (word.endsWith('해')) return `${word.slice(0, -1)}하`;
  const doubled = /[라러]$/u.test(word) && finalOf(word.charCodeAt(word.length - 2)) === FINAL.l;
  if (doubled) return `${withFinal(word.slice(0, -1), FINAL.none)}르`;
  return unmelted(word);
}

function euTail(word: string): string | undefined {
  const two = EU[word.slice(-2)];
  return two === undefined ? undefined : word.slice(0, -2) + two;
}

function unmelted(word: string): string | null {
  const vowel = vowelOf(word.charCodeAt(word.length - 1));
  if (vowel === VOWEL.yeo) return OWN_YEO.test(word) ? word : withVowel(word, VOWEL.i);
  if (vowel === VOWEL.wa) return withVowel(word, VOWEL.o);
  if (vowel === VOWEL.wo) return withVowel(word, VOWEL.u);
  if (vowel === VOWEL.wae) return withVowel(word, VOWEL.oe);
  return MELTED.has(vowel) ? word : null;
}

/** One spelling for a stem, and what was taken off behind a noun. `melted`: a consonant was added to it. */
export function predicateStem(raw: string, melted: boolean): { stem: string; derived: string } {
  const plain = raw.length > 1 ? raw.replace(HONORIFIC, '') : raw;
  const match = plain.length > 1 ? DERIVED.exec(plain) : null;
  const noun = match?.[1] ?? '';
  if (match !== null && !(noun.length === 1 && KEPT.test(noun)))
    return { stem: noun, derived: match[2] ?? '' };
  return { stem: spelled(plain, melted), derived: '' };
}

function spelled(stem: string, melted: boolean): string {
  const changed = CHANGED[stem] ?? WITHOUT_L[stem];
  if (changed !== undefined && (melted || CHANGED[stem] !== undefined || stem.length > 1)) return changed;
  if (stem.length > 1 && (LOST_O.test(stem) || (stem.endsWith('우') && !OWN_U.test(stem))))
    return withLostB(stem);
  return stem;
}

function withLostB(stem: string): string {
  const head = stem.slice(0, -1);
  return finalOf(head.charCodeAt(head.length - 1)) === FINAL.none ? withFinal(head, FINAL.b) : stem;
}
