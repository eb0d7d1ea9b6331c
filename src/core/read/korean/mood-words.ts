import { CHAINS, CONTENT_NOUNS, CONTENT_VERBS, ENDING_MOODS } from '../../lexicon/korean-moods.ts';
import type { Mood } from '../../statement/statement.ts';

/** A chain of words that is one predicate. */
export interface Chain {
  readonly ending: string;
  readonly stems: readonly string[];
  readonly mood: Mood;
  readonly negative: boolean;
  /** The last word is a noun that 이다 makes a predicate. */
  readonly copula: boolean;
}

const COPULA = '이';

function lines(text: string): string[] {
  return text.trim().split('\n');
}

function moodsOf(text: string): ReadonlyMap<string, Mood> {
  return new Map(
    lines(text).flatMap((line) => {
      const [mood = '', words = ''] = line.split(': ');
      return words.split(' ').map((word) => [word, mood as Mood] as const);
    }),
  );
}

function chainOf(line: string): Chain {
  const [left = '', right = ''] = line.split(' : ');
  const [ending = '', ...all] = left.split(' ');
  const [mood = 'asserted', second] = right.split(' ');
  const copula = all.at(-1) === COPULA;
  return {
    ending,
    stems: copula ? all.slice(0, -1) : all,
    mood: mood === 'negative' ? 'asserted' : (mood as Mood),
    negative: mood === 'negative' || second === 'negative',
    copula,
  };
}

export const endingMoods = moodsOf(ENDING_MOODS);
export const contentNouns = moodsOf(CONTENT_NOUNS);
export const contentVerbs = moodsOf(CONTENT_VERBS);
const listed = lines(CHAINS).map(chainOf);
/** By the ending of the verb. */
export const chains: ReadonlyMap<string, readonly Chain[]> = new Map(
  listed.map(({ ending }) => [ending, listed.filter((one) => one.ending === ending)]),
);
