import type { Language } from '../../../contract/language.ts';
import type { LemmaRules } from './lemma.ts';
import type { Scorer } from './scorer.ts';

/** Everything that is fitted to read a language. */
export interface ReadingModel {
  readonly language: Language;
  /** Universal word class and the treebank's own, joined by `|`: `NOUN|NNS`. */
  readonly tags: readonly string[];
  /** Relations of Universal Dependencies. */
  readonly labels: readonly string[];
  /** For each label 1 where it may lead from a head to a word before it, behind it, or from the root. */
  readonly allowed: {
    readonly before: readonly number[];
    readonly behind: readonly number[];
    readonly root: readonly number[];
  };
  /** Frequent words in small letters, with the only tags that they have. */
  readonly lexicon: Readonly<Record<string, readonly number[]>>;
  readonly lemmas: LemmaRules;
  readonly tagger: Scorer;
  readonly actions: Scorer;
  readonly labeller: Scorer;
}

/** A model as it is kept: what it knows as data, the weights as bytes with the scale of each table. */
export type ModelHead = Omit<ReadingModel, 'tagger' | 'actions' | 'labeller'> & {
  readonly tables: readonly {
    readonly name: 'tagger' | 'actions' | 'labeller';
    readonly bits: number;
    readonly classes: number;
    readonly largest: number;
  }[];
};
