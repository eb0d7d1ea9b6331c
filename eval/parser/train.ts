import type { Language } from '../../src/contract/language.ts';
import type { ReadingModel } from '../../src/core/read/parser/reading-model.ts';
import type { Random } from '../../scripts/worlds/random.ts';
import type { GoldWord } from './conllu.ts';
import { analysed, counted, exampleOf, learnLexicon, tagNumbers } from './example.ts';
import { irregularForms } from './irregular-forms.ts';
import { learnLemmas } from './learn-lemmas.ts';
import { averaged, type Fitted } from './perceptron.ts';
import { newParser, sidesOf, trainParser } from './train-parser.ts';
import { giveTags, trainTagger } from './train-tagger.ts';

/** Sizes of the tables as powers of two, and how often the sentences are gone through. */
export interface Plan {
  readonly bits: {
    readonly tagger: number;
    readonly actions: number;
    readonly labeller: number;
  };
  readonly rounds: { readonly tagger: number; readonly parser: number };
  /** The parser learns from tags that a tagger gave which had not seen the sentence: so many taggers. */
  readonly folds: number;
  /** Tags seen less often are read as the commonest of their word class. */
  readonly leastTag: number;
  /** Words seen as often have no other tags than those that they were seen with. */
  readonly leastKnown: number;
  /** Mean weights under this are left out: most were moved once. */
  readonly leastWeight: number;
}

/** A model with its weights at hand. */
export type FittedModel = ReadingModel & Readonly<Record<'tagger' | 'actions' | 'labeller', Fitted>>;

/** Trains tagger, parser and lemmas; the same sentences, plan and series of chance give the same model. */
export function train(
  sentences: readonly (readonly GoldWord[])[],
  language: Language,
  plan: Plan,
  random: Random,
  say: (line: string) => void,
): FittedModel {
  const all = sentences.flat();
  const tags = counted(
    all.map(({ tag }) => tag),
    plan.leastTag,
  );
  const labels = counted(
    all.map(({ relation }) => relation),
    1,
  );
  const tagOf = tagNumbers(tags);
  const lexicon = learnLexicon(all, tagOf, plan.leastKnown);
  const labelOf = (relation: string): number => labels.indexOf(relation);
  const examples = sentences.map((words) => exampleOf(words, language, lexicon, tagOf, labelOf));
  const { bits, rounds, leastWeight: least } = plan;
  const tagging = { language, bits: bits.tagger, rounds: rounds.tagger, classes: tags.length, least };
  giveTags(examples, plan.folds, tagging, random, say);
  const tagger = trainTagger(examples, tagging, random);
  for (const example of examples) example.parsed = analysed(example, language, tags);
  const verbs = tags.map((tag) => /^(?:VERB|AUX)\|/u.test(tag));
  const flags = sidesOf(examples, labels.length);
  const parser = newParser(language, bits, labels.length, {
    isVerb: (tag) => verbs[tag] === true,
    flags,
  });
  trainParser(parser, examples, rounds.parser, random, say);
  return {
    language,
    tags,
    labels,
    allowed: { before: [...flags.before], behind: [...flags.behind], root: [...flags.root] },
    lexicon,
    lemmas: language === 'en' ? learnLemmas([...all, ...irregularForms()]) : {},
    tagger,
    actions: averaged(parser.actions, least),
    labeller: averaged(parser.labeller, least),
  };
}
