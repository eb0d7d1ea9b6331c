import { editDistance } from '../../language/edit-distance.ts';
import { findNegations } from '../../language/negation.ts';

/** Negation whatever its spelling and spacing: slips that a spelling check corrects are negatives already. */
const LOOSE =
  /않|안|못|몯|없|업|엄는|아니(?!면)|아닌|아닙|아님|지[마말]|불(?=가능|참|일치|필요|포함|합격|충분|충족)|미(?=완료|달성|참여|승인|배정|제출|해결|포함|충족|사용)|비(?=활성|공개|정상|정규|대상|참여|회원|효율|인가|포함|승인|상장|핵심)/gu;
/** Means the same with and without its negative. */
const IDIOM = /\bcould(?:n['’]?t)? care less\b/giu;
const PREFIXED = /\b(?:un|dis|non|fail)[ -]?(?=[a-z]{4})/giu;
const NEGATIVES =
  'not no never none nothing nobody nowhere neither nor without cannot cant dont doesnt didnt isnt arent wasnt werent hasnt havent hadnt wont wouldnt couldnt shouldnt mustnt neednt aint hardly'.split(
    ' ',
  );
/** Heard as `no`, or parted from the verb before them. */
const HEARD = new Set(['know', 'nt', 'non', 'naught']);
const EXISTING = new Set([
  'now',
  'can',
  'note',
  'notes',
  'went',
  'want',
  'donut',
  'north',
  'nine',
  'one',
  'done',
  'hot',
  'got',
  'lot',
  'ever',
  'cent',
]);

/** Whether an English word is a negative, or may be meant as one. */
function mayNegate(word: string): boolean {
  if (EXISTING.has(word)) return false;
  if (HEARD.has(word) || /(?:do|does|did|can|is|was)not?$/u.test(word)) return true;
  return NEGATIVES.some((one) => {
    if (word === one || one.length < 3) return word === one;
    return (
      Math.abs(word.length - one.length) < 3 &&
      editDistance(word, one) <= (one.length < 6 ? 1 : 2) &&
      /n/u.test(word)
    );
  });
}

/** How many negatives a text has, by its words as they are spelled, and by what they can only mean. */
export interface NegationCount {
  readonly strict: number;
  readonly loose: number;
}

export function negationCount(whole: string): NegationCount {
  const text = whole.replace(IDIOM, '');
  const joined = text.replace(/\s+/gu, '');
  const english =
    text
      .toLowerCase()
      .replace(/['’`´]/gu, '')
      .match(/[a-z]+/gu) ?? [];
  const loose = (joined.match(LOOSE)?.length ?? 0) + (text.match(PREFIXED)?.length ?? 0);
  return { strict: findNegations(text).length, loose: loose + english.filter(mayNegate).length };
}
