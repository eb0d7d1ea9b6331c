import type { Asked, AskedWord } from './asked.ts';
import { meeting } from './meeting.ts';
import type { Passage } from './passages.ts';
import { shows } from './wanted.ts';
import type { Word } from './words.ts';

/** What a passage holds of a question, by the rarity of its words. */
export interface Coverage {
  readonly passage: Passage;
  /** 0..1: with what stands around it. */
  readonly whole: number;
  /** 0..1: by itself. */
  readonly own: number;
  /** Words of the question that stand neither in it nor around it. */
  readonly missing: readonly AskedWord[];
  /** True where it has the opposite of a word that is missing: 해외, 국내. */
  readonly opposed: boolean;
}

function opposes(asked: Word, words: readonly Word[]): boolean {
  return (
    asked.against.size > 0 && words.some(({ sides }) => [...sides].some((side) => asked.against.has(side)))
  );
}

const IN_CONTEXT = 0.75;
/** A row says little without its head, an item without its lead. */
const IN_HEAD = 0.9;
const BEFORE = 0.6;

/** The fewer passages have a word, the more it says. */
function weightOf(word: AskedWord, passages: readonly Passage[]): number {
  const having = passages.filter(({ words }) => meeting(word, words) >= 0.6).length;
  return word.weight * (1 + Math.log((passages.length + 1) / (having + 1)));
}

/** A month counts where its day stands too: 14 April is not met by 28 April. */
function met(word: AskedWord, words: readonly Word[]): number {
  return word.beside !== null && meeting(word.beside, words) < 1 ? 0 : meeting(word, words);
}

/** How much of the question each passage holds. */
export function coverages(asked: Asked, passages: readonly Passage[]): Coverage[] {
  const weights = asked.words.map((word) => weightOf(word, passages));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const isShown = ({ text }: Passage): boolean => asked.wanted !== 'any' && shows(asked.wanted, text);
  return passages.map((passage) => {
    let [whole, own] = [0, 0];
    const missing: AskedWord[] = [];
    for (const [at, word] of asked.words.entries()) {
      const here = word.shown && isShown(passage) ? 1 : met(word, passage.words);
      const around = Math.max(
        (passage.group < 0 ? IN_CONTEXT : IN_HEAD) * met(word, passage.context),
        BEFORE * met(word, passage.before),
      );
      const best = Math.max(here, around);
      if (best < 0.5) missing.push(word);
      own += here * (weights[at] ?? 0);
      whole += best * (weights[at] ?? 0);
    }
    const opposed = missing.some((word) => opposes(word, passage.words));
    return { passage, opposed, whole: all === 0 ? 0 : whole / all, own: all === 0 ? 0 : own / all, missing };
  });
}
