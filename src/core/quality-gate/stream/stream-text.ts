import { type FinishedSentence, growingSentences } from '../../language/finished-sentences.ts';
import { folded } from '../../language/fold-text.ts';
import { growingFold } from '../../language/growing-fold.ts';

/** A text that is being written, folded, as far as the rules look at it. */
export interface StreamText {
  add(piece: string): void;
  end(): void;
  /** As it was written. */
  length(): number;
  /** At most so many of its last characters. */
  latest(count: number): string;
  sentences(): number;
  /** How often the sentence stands that is there most often. */
  mostRepeated(): number;
  hasHeading(): boolean;
}

/** Decomposed Hangul has three characters for one. */
const KEPT = 3_000;
/** A shorter sentence may well stand three times. */
const SHORT = 20;
const COUNTED: ReadonlySet<string> = new Set(['prose', 'list_item', 'quote']);
const OPEN_HEADING = /(?:^|\n) {0,3}#{1,6}[ \t]+\S[^\n]*$/u;

interface Counted {
  sentences: number;
  most: number;
  heading: boolean;
}

function take({ kind, words }: FinishedSentence, counted: Counted, times: Map<string, number>): void {
  if (kind === 'heading') counted.heading ||= /[\p{L}\p{N}]/u.test(words);
  if (!COUNTED.has(kind)) return;
  counted.sentences += 1;
  const key = words.replace(/\s+/gu, ' ').trim();
  if (key.length <= SHORT) return;
  times.set(key, (times.get(key) ?? 0) + 1);
  counted.most = Math.max(counted.most, times.get(key) ?? 0);
}

/** Keeps of a growing text what the rules need: its end, and its sentences counted. */
export function streamText(): StreamText {
  const growing = growingSentences();
  const fold = growingFold();
  const times = new Map<string, number>();
  const counted: Counted = { sentences: 0, most: 0, heading: false };
  let length = 0;
  let tail = '';
  const read = (piece: string): void => {
    for (const sentence of growing.add(piece)) take(sentence, counted, times);
  };
  return {
    add(piece) {
      length += piece.length;
      tail = (tail + piece).slice(-KEPT);
      read(fold.add(piece));
    },
    end() {
      // a line end lets go of the character that waited for marks
      read(fold.add('\n'));
      for (const sentence of growing.end()) take(sentence, counted, times);
    },
    length: () => length,
    latest: (count) => folded(tail).slice(-count),
    sentences: () => counted.sentences,
    mostRepeated: () => counted.most,
    hasHeading: () => counted.heading || OPEN_HEADING.test(folded(tail)),
  };
}
