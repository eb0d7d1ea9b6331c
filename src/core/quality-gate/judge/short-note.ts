import { wholeCharacters } from '../../language/asking/whole-characters.ts';

const MOST_WORDS = 15;
const MOST_CHARACTERS = 200;

/** What a judge wrote, on one line and within its bounds: fifteen words for a note. */
export function shortNote(text: string, mostWords = MOST_WORDS): string {
  const words = text.trim().split(/\s+/u);
  const cut = words.slice(0, mostWords).join(' ');
  const short = wholeCharacters(cut.slice(0, MOST_CHARACTERS));
  return words.length > mostWords || cut.length > short.length ? `${short}…` : short;
}
