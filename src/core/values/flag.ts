import { longestWord, wordTable } from '../lexicon/lexicon.ts';
import { FLAGS } from '../lexicon/names.ts';
import { isHangul, isLatin } from './characters.ts';
import { type Draft, read } from './draft.ts';

const flags = wordTable(FLAGS);
const LONGEST = 16;
const YES_OR_NO = 3;

/** The sign before a word, spaces passed. */
function signBefore(text: string, at: number): string {
  let place = at - 1;
  while (place >= 0 && text.charAt(place) === ' ') place--;
  return place < 0 ? '' : text.charAt(place);
}

function endsPhrase(text: string, end: number): boolean {
  const code = text.charCodeAt(end);
  return !isLatin(code) && !isHangul(code) && code !== 45 && !(code === 32 && text.charAt(end + 1) > ' ');
}

/** Yes or no behind a label's colon, alone in its cell, or as the answer that begins a text. */
export function flagAt(text: string, at: number): Draft | null {
  const before = signBefore(text, at);
  if (before !== '' && !':|\n'.includes(before)) return null;
  const found = longestWord(flags, text.slice(at, at + LONGEST).toLowerCase(), 0, (end) =>
    endsPhrase(text, at + end),
  );
  if (found === null) return null;
  const isAnswer = before !== '\n' || text.charAt(at + found.end) === ',';
  const isWhole = before !== '' || at + found.end === text.length || text.charAt(at + found.end) === ',';
  if (!isAnswer || !isWhole || (before === '' && found.end > YES_OR_NO)) return null;
  return read(at, at + found.end, { kind: 'flag', yes: found.is });
}
