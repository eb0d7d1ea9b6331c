import { toJamo } from './jamo.ts';

/**
 * Forms of a stem, in jamo: as it is, with 으, melted with 어. Regular and irregular ones side by side; of a stem in
 * a vowel the commonest first.
 */
export interface StemForms {
  readonly c: readonly string[];
  readonly u: readonly string[];
  readonly a: readonly string[];
}

export type StemForm = keyof StemForms;

const EU = toJamo('으');
const A = toJamo('아');
const EO = toJamo('어');
const [W, WA, WO] = [toJamo('우'), toJamo('와'), toJamo('워')];

/** Ends of stems and what they melt into with 어. */
const MELTING: readonly (readonly [end: string, melted: readonly string[]])[] = [
  ['하', ['해', '하여', '하']],
  ['ㅗ', ['ㅘ', 'ㅗ아']],
  ['ㅜ', ['ㅝ', 'ㅜ어', 'ㅓ']],
  ['ㅣ', ['ㅕ', 'ㅣ어']],
  ['ㅚ', ['ㅙ', 'ㅚ어']],
  ['르', ['ㄹㄹㅏ', 'ㄹㄹㅓ', '르러', 'ㄹㅏ', 'ㄹㅓ']],
  ['ㅡ', ['ㅓ', 'ㅏ']],
  ['ㅏ', ['ㅏ']],
  ['ㅓ', ['ㅓ', 'ㅐ']],
  ['ㅐ', ['ㅐ', 'ㅐ어']],
  ['ㅔ', ['ㅔ', 'ㅔ어']],
  ['ㅕ', ['ㅕ', 'ㅕ어']],
  ['ㅟ', ['ㅟ어']],
  ['ㅢ', ['ㅢ어']],
];

const VOWEL_LETTER = 'ㅏ'.charCodeAt(0);
const VOWEL_JAMO = 0x1161;
const LIQUID_FINAL = toJamo('ㄹ');
const LIQUID_INITIAL = toJamo('르').charAt(0);

/** `ㄹㄹㅏ`: a final and an initial ㄹ before a vowel; `ㄹㅏ`: the initial. */
function jamoOf(listed: string): string {
  const liquids = listed.replace(/^ㄹㄹ/u, LIQUID_FINAL + LIQUID_INITIAL).replace(/^ㄹ/u, LIQUID_INITIAL);
  const vowels = liquids.replace(/[ㅏ-ㅣ]/gu, (letter) =>
    String.fromCharCode(letter.charCodeAt(0) - VOWEL_LETTER + VOWEL_JAMO),
  );
  return [...vowels].map((one) => toJamo(one)).join('');
}

const MELTED = MELTING.map(([end, melted]) => [jamoOf(end), melted.map(jamoOf)] as const);

function meltedForms(jamo: string): string[] {
  const found = MELTED.find(([end]) => jamo.endsWith(end));
  return found === undefined ? [] : found[1].map((melted) => jamo.slice(0, -found[0].length) + melted);
}

/** 아 behind ㅏ and ㅗ, 어 behind the others. */
const harmonic = (jamo: string): string => jamo + (/[ᅡᅩ][ᆨ-ᇂ]?$/u.test(jamo) ? A : EO);

/** Stems whose final changes before a vowel: 돕-, 짓-, 듣-, 그렇-, 만들-. */
const CHANGING: Readonly<Record<string, (cut: string) => StemForms>> = {
  [toJamo('ㅂ')]: (cut) => ({ c: [], u: [cut + W], a: [cut + WA, cut + WO] }),
  ᆺ: (cut) => ({ c: [], u: [cut + EU], a: [harmonic(cut)] }),
  ᆮ: (cut) => ({ c: [], u: [cut + LIQUID_FINAL + EU], a: [harmonic(cut + LIQUID_FINAL)] }),
  ᇂ: (cut) => ({ c: [cut], u: [cut], a: [cut.slice(0, -1) + jamoOf('ㅐ'), cut.slice(0, -1) + jamoOf('ㅒ')] }),
  [LIQUID_FINAL]: (cut) => ({ c: [cut], u: [`${cut}${LIQUID_FINAL}`, cut], a: [] }),
};

/** Stems whose ㅎ stays: 쌓으니, not 싸니. Source: 한국어 어문 규범, 한글 맞춤법 제18항. */
const REGULAR = /[놓넣낳쌓좋닿찧빻]$/u;

/** All forms that a stem may have. */
export function formsOf(stem: string): StemForms {
  const jamo = toJamo(stem);
  const last = jamo.slice(-1);
  if (last >= 'ᅡ' && last <= 'ᅵ') return { c: [jamo], u: [jamo], a: meltedForms(jamo) };
  const changed = REGULAR.test(stem) ? undefined : CHANGING[last]?.(jamo.slice(0, -1));
  const more = changed ?? { c: [], u: [], a: [] };
  return {
    c: [jamo, ...more.c],
    u: last === LIQUID_FINAL ? more.u : [jamo + EU, ...more.u],
    a: [harmonic(jamo), ...more.a],
  };
}
