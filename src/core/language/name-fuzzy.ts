import { isHangul } from './particle.ts';
import { normaliseName } from './name-normalise.ts';

/** The 14 plain consonants are a-n, the 12 plain vowels o-z; doubled and compound jamo are two letters. */
const INITIALS = [
  'a',
  'aa',
  'b',
  'c',
  'cc',
  'd',
  'e',
  'f',
  'ff',
  'g',
  'gg',
  'h',
  'i',
  'ii',
  'j',
  'k',
  'l',
  'm',
  'n',
];
const VOWELS = [
  'o',
  'p',
  'q',
  'qx',
  'r',
  's',
  't',
  'tx',
  'u',
  'uo',
  'up',
  'ux',
  'v',
  'w',
  'wr',
  'ws',
  'wx',
  'y',
  'z',
  'zx',
  'x',
];
const FINALS = [
  '',
  'a',
  'aa',
  'ag',
  'b',
  'bi',
  'bn',
  'c',
  'd',
  'da',
  'de',
  'df',
  'dg',
  'dl',
  'dm',
  'dn',
  'e',
  'f',
  'fg',
  'g',
  'gg',
  'h',
  'i',
  'j',
  'k',
  'l',
  'm',
  'n',
];

/** A spelling in ASCII for trigram search: Hangul by its jamo, a fixed letter each; the rest as in `normaliseName`. */
export function fuzzyKey(name: string): string {
  return jamoKey(normaliseName(name));
}

/** As `fuzzyKey`, of a name that is normalised already. */
export function jamoKey(name: string): string {
  let key = '';
  for (let at = 0; at < name.length; at++) {
    const code = name.charCodeAt(at);
    key += isHangul(code) ? syllable(code - 0xac00) : name.charAt(at);
  }
  return key;
}

function syllable(index: number): string {
  const initial = INITIALS[Math.floor(index / 588)] ?? '';
  const vowel = VOWELS[Math.floor((index % 588) / 28)] ?? '';
  return initial + vowel + (FINALS[index % 28] ?? '');
}
