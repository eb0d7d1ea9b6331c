import type { Marker } from '../../lexicon/assertion.ts';
import { MARKERS } from '../../lexicon/assertion.ts';
import { longestWord } from '../../lexicon/lexicon.ts';
import type { Line } from './line.ts';

/** A marker in its place. */
export interface Found {
  readonly marker: Marker;
  readonly at: number;
}

function isLatinAt(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 0x61 && code <= 0x7a;
}

/** Words of the lexicon: an English one is whole, on a Korean one more may hang. */
function wordsIn(small: string, from: number): Found[] {
  const found: Found[] = [];
  for (let at = 0; at < small.length; at += 1) {
    if (isLatinAt(small, at) && isLatinAt(small, at - 1)) continue;
    const isWhole = (end: number): boolean => !isLatinAt(small, end) || !isLatinAt(small, end - 1);
    const word = longestWord(MARKERS, small, at, isWhole);
    if (word === null) continue;
    found.push({ marker: word.is, at: from + at });
    at = word.end - 1;
  }
  return found;
}

/** A time that is over ends what a past clause says: it had 40 until 2022. */
function endedIn({ tokens, values }: Line): Found[] {
  const isPast = tokens.some(
    ({ xpos, inflection }) => xpos === 'VBD' || (inflection?.endings.includes('었') ?? false),
  );
  if (!isPast) return [];
  return values
    .filter(({ value }) => value?.kind === 'period' && value.bound === 'until')
    .map(({ start }) => ({ marker: { mood: 'past', reach: 'clause' }, at: start }));
}

const ASKS = /[?？]["'”’)\]]*$/u;

/** What in a line takes back that the text stands by it, in order. */
export function markersIn(line: Line): Found[] {
  const { start, end } = line.span;
  const written = line.text.slice(start, end);
  const asked: Found[] = ASKS.test(written.slice(-3))
    ? [{ marker: { mood: 'asked', reach: 'sentence' }, at: start }]
    : [];
  return [...asked, ...wordsIn(written.toLowerCase(), start), ...endedIn(line)].sort(
    (one, other) => one.at - other.at,
  );
}
