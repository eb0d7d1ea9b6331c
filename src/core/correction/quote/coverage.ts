import type { Asked, AskedWord } from './asked.ts';
import { meeting } from './meeting.ts';
import type { Passage } from './passage.ts';
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
function weightOf(word: AskedWord, passages: readonly Passage[], ofRarity: number): number {
  const having = passages.filter(({ words }) => meeting(word, words) >= 0.6).length;
  return word.weight * (1 + ofRarity * Math.log((passages.length + 1) / (having + 1)));
}

/** A month counts where its day stands too: 14 April is not met by 28 April. */
function met(word: AskedWord, words: readonly Word[]): number {
  return word.beside !== null && meeting(word.beside, words) < 1 ? 0 : meeting(word, words);
}

/** Under it a word is missing. */
const MET = 0.5;

/** What stands elsewhere in the same note says what it is about. */
const IN_NOTE = 0.5;

/** 0..1: how well a word is met in a passage itself, and there or around it. */
function metIn(
  word: AskedWord,
  passage: Passage,
  isShown: boolean,
): { readonly own: number; readonly whole: number } {
  const own = word.shown && isShown ? 1 : met(word, passage.words);
  const inContext = (passage.group < 0 ? IN_CONTEXT : IN_HEAD) * met(word, passage.context);
  return { own, whole: Math.max(own, inContext, BEFORE * met(word, passage.before)) };
}

function share(values: readonly number[], weights: readonly number[], all: number): number {
  return all === 0 ? 0 : values.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0) / all;
}

/** How well each word is met anywhere in each note. */
function metInNotes(
  words: readonly AskedWord[],
  passages: readonly Passage[],
): ReadonlyMap<number, number[]> {
  const notes = new Map<number, Word[]>();
  for (const { note, words: own, context } of passages) {
    const all = notes.get(note) ?? [...context];
    all.push(...own);
    notes.set(note, all);
  }
  return new Map([...notes].map(([note, all]) => [note, words.map((word) => IN_NOTE * met(word, all))]));
}

const NO_NOTES: ReadonlyMap<number, number[]> = new Map();

/** All passages were found by words of the question: that most have its subject says little against what may answer. */
const RARITY_WITH_NOTE = 0.5;

/** How much of the question each passage holds; `withNote`: with what the rest of its note says. */
export function coverages(
  { words, wanted }: Asked,
  passages: readonly Passage[],
  withNote = false,
): Coverage[] {
  const inNotes = withNote ? metInNotes(words, passages) : NO_NOTES;
  const weights = words.map((word) => weightOf(word, passages, withNote ? RARITY_WITH_NOTE : 1));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return passages.map((passage) => {
    const isShown = wanted !== 'any' && shows(wanted, passage.text);
    const found = words.map((word, at) => {
      const { own, whole } = metIn(word, passage, isShown);
      return { word, own, whole: Math.max(whole, inNotes.get(passage.note)?.[at] ?? 0) };
    });
    const missing = found.flatMap(({ word, whole }) => (whole < MET ? [word] : []));
    const of = (values: readonly number[]): number => share(values, weights, all);
    return {
      passage,
      whole: of(found.map(({ whole }) => whole)),
      own: of(found.map(({ own }) => own)),
      missing,
      opposed: missing.some((word) => opposes(word, passage.words)),
    };
  });
}
