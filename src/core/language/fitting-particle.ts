import { isHangul } from './particle.ts';

/** Particles of two forms, as a template writes them: the first stands behind a final consonant. */
const FORMS = {
  '은(는)': ['은', '는'],
  '이(가)': ['이', '가'],
  '을(를)': ['을', '를'],
  '과(와)': ['과', '와'],
  '(으)로': ['으로', '로'],
} as const;

export type EitherParticle = keyof typeof FORMS;

/** How a word ends when it is read aloud. */
type Sound = 'vowel' | 'l' | 'consonant';

const FINAL_L = 8;
const CLOSERS = '"\'”’`)]»」』';
const OPEN_SIGNS = '%℃°';

/** Each digit as Korean reads it: 영 일 이 삼 사 오 육 칠 팔 구. */
const DIGITS: readonly Sound[] = [
  'consonant',
  'l',
  'vowel',
  'consonant',
  'vowel',
  'vowel',
  'consonant',
  'l',
  'l',
  'vowel',
];

const VOWEL = /[aeiouy]/;
const LATIN_END = /[A-Za-z]{1,40}$/;

/** The name of a letter: 엘, 알, 엠, 엔; all others end in a vowel. */
function soundOfLetter(letter: string): Sound {
  if ('lr'.includes(letter)) return 'l';
  return 'mn'.includes(letter) ? 'consonant' : 'vowel';
}

/** Null where Korean writes words that end so in both ways: 포맷 and 루트, 타입 and 스코프. */
function soundOfWord(word: string): Sound | null {
  if (!VOWEL.test(word)) return soundOfLetter(word.charAt(word.length - 1));
  if (/le?$/.test(word)) return 'l';
  if (/(?:[mn]e?|ng)$/.test(word)) return 'consonant';
  if (/(?:pe|ck|[aeiouy][bckpqt])$/.test(word)) return null;
  return 'vowel';
}

function soundOfLatin(letters: string, before: string): Sound | null {
  const isBehindDigit = /\d ?$/.test(before);
  const isUnit = isBehindDigit && letters === letters.toLowerCase();
  if (isUnit) return null;
  const word = letters.toLowerCase();
  return isBehindDigit ? soundOfLetter(word.charAt(word.length - 1)) : soundOfWord(word);
}

/** The last sound of a text, quotes and brackets behind it aside; null where nobody can tell. */
function lastSound(text: string): Sound | null {
  let end = text.length;
  while (end > 0 && CLOSERS.includes(text.charAt(end - 1))) end -= 1;
  const last = text.charAt(end - 1);
  const code = text.charCodeAt(end - 1);
  if (isHangul(code)) {
    const final = (code - 0xac00) % 28;
    if (final === 0) return 'vowel';
    return final === FINAL_L ? 'l' : 'consonant';
  }
  if (/\d/.test(last)) return DIGITS[Number(last)] ?? null;
  if (last !== '' && OPEN_SIGNS.includes(last)) return 'vowel';
  const near = text.slice(Math.max(0, end - 44), end);
  const letters = LATIN_END.exec(near)?.[0];
  return letters === undefined ? null : soundOfLatin(letters, near.slice(0, near.length - letters.length));
}

/** NM10: a text and the form of a particle that its last sound asks for; both forms where nobody can tell. */
export function withParticle(text: string, particle: EitherParticle): string {
  const sound = lastSound(text);
  if (sound === null) return text + particle;
  const [closed, open] = FORMS[particle];
  const isOpen = sound === 'vowel' || (sound === 'l' && particle === '(으)로');
  return text + (isOpen ? open : closed);
}

const MARK = /(["”`]?)(은\(는\)|이\(가\)|을\(를\)|과\(와\)|\(으\)로)/y;

/**
 * A template with values in its places; a particle in both forms that follows one becomes that which fits. What values
 * hold themselves stays as it is.
 */
export function fillKorean(template: string, place: RegExp, valueOf: (place: string) => string): string {
  let text = '';
  let at = 0;
  for (const { 0: found, index } of template.matchAll(place)) {
    text += template.slice(at, index) + valueOf(found);
    at = MARK.lastIndex = index + found.length;
    const [whole = '', closer = '', particle] = MARK.exec(template) ?? [];
    if (particle !== undefined) text = withParticle(text + closer, particle as EitherParticle);
    at += whole.length;
  }
  return text + template.slice(at);
}
