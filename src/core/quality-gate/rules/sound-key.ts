import { isSyllable } from '../../language/korean-syllable.ts';

/** Initials by index, the tense ones and their plain ones alike; the silent one is none. */
const PLAIN: Readonly<Record<number, number>> = { 1: 0, 4: 3, 8: 7, 10: 9, 13: 12 };
const SILENT = 11;
const NASAL = 2;
const HISSING = 9;
const PALATALS: readonly number[] = [12, 13, 14];
/** Vowels that sound alike. */
const VOWELS: Readonly<Record<number, number>> = { 3: 1, 5: 1, 7: 1, 11: 10, 15: 10, 19: 20 };
const [YEO, EO, YO, O, AE, E] = [6, 4, 12, 8, 1, 5];
/** What of a final sounds before a consonant, by its index. */
const CLOSED = ' kkknnntlkmlllplmppttNttktpt';
/** What of a final is left, and the initial that it becomes before a silent one. */
const CARRIED: Readonly<Record<number, readonly [string, number]>> = {
  1: ['', 0],
  2: ['', 0],
  3: ['k', 9],
  4: ['', 2],
  5: ['n', 12],
  6: ['', 2],
  7: ['', 3],
  8: ['', 5],
  9: ['l', 0],
  10: ['l', 6],
  11: ['l', 7],
  12: ['l', 9],
  13: ['l', 16],
  14: ['l', 17],
  15: ['', 5],
  16: ['', 6],
  17: ['', 7],
  18: ['p', 9],
  19: ['', 9],
  20: ['', 9],
  22: ['', 12],
  23: ['', 14],
  24: ['', 15],
  25: ['', 16],
  26: ['', 17],
  27: ['', SILENT],
};

interface Syllable {
  initial: number;
  vowel: number;
  final: number;
}

function syllableOf(code: number): Syllable {
  const index = code - 0xac00;
  return { initial: Math.floor(index / 588), vowel: Math.floor((index % 588) / 28), final: index % 28 };
}

function closedBy({ final }: Syllable, next: number): string {
  const sound = (CLOSED[final] ?? '').trim();
  if (sound === 't' && next === HISSING) return '';
  return sound === 'p' && next === NASAL ? 'm' : sound;
}

function vowelOf({ initial, vowel }: Syllable, isFirst: boolean): number {
  if (isFirst && initial === NASAL && (vowel === AE || vowel === E)) return vowel;
  if (vowel === YEO && PALATALS.includes(initial)) return EO;
  return vowel === YO && initial === SILENT ? O : (VOWELS[vowel] ?? vowel);
}

/** A Korean word by its sound: what sounds alike has one key. The first letter stays what it is, and so do 내 and 네. */
export function soundKey(word: string): string {
  let key = '';
  let carried: number | null = null;
  for (let at = 0; at < word.length; at++) {
    const code = word.charCodeAt(at);
    if (!isSyllable(code)) {
      key += word.charAt(at);
      continue;
    }
    const own = syllableOf(code);
    const initial: number = carried ?? own.initial;
    carried = null;
    key += `[${at === 0 ? initial : (PLAIN[initial] ?? initial)}.${vowelOf(own, at === 0)}]`;
    const following = word.charCodeAt(at + 1);
    const next = isSyllable(following) ? syllableOf(following).initial : -1;
    const move = next === SILENT ? CARRIED[own.final] : undefined;
    key += move === undefined ? closedBy(own, PLAIN[next] ?? next) : move[0];
    carried = move?.[1] ?? null;
  }
  return key;
}
