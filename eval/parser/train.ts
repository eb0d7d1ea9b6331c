import type { Language } from '../../src/contract/language.ts';
import type { Features } from '../../src/core/read/parser/features.ts';
import { analyseWords } from '../../src/core/read/parser/analyse-words.ts';
import { sentenceOf } from '../../src/core/read/parser/parse-features.ts';
import type { Action } from '../../src/core/read/parser/parse-state.ts';
import { parseWords } from '../../src/core/read/parser/parse-words.ts';
import type { ReadingModel } from '../../src/core/read/parser/reading-model.ts';
import { bestOf, type Scorer, scoreInto } from '../../src/core/read/parser/scorer.ts';
import { tagWords } from '../../src/core/read/parser/tag-words.ts';
import { looksOf, type WordLooks } from '../../src/core/read/parser/words.ts';
import { type Random, shuffled } from '../../scripts/worlds/random.ts';
import type { GoldWord } from './conllu.ts';
import { learnLemmas } from './learn-lemmas.ts';
import { costsInto } from './oracle.ts';
import { averaged, learn, newPerceptron, type Perceptron } from './perceptron.ts';

/** Sizes of the tables as powers of two, and how often the sentences are gone through. */
export interface Plan {
  readonly bits: { readonly tagger: number; readonly actions: number; readonly labeller: number };
  readonly rounds: { readonly tagger: number; readonly parser: number };
  /** The parser learns from tags that a tagger gave which had not seen the sentence: so many taggers. */
  readonly folds: number;
  /** Tags seen less often are read as the commonest of their word class. */
  readonly leastTag: number;
}

interface Example {
  readonly words: readonly GoldWord[];
  readonly forms: readonly string[];
  readonly looks: readonly WordLooks[];
  readonly tags: Int32Array;
  /** The root's place is the number of words. */
  readonly heads: Int32Array;
  readonly labels: Int32Array;
  /** Tags that a tagger gave. */
  given: Int32Array;
  /** What the parser sees once it knows them. */
  parsed: readonly WordLooks[];
}

/** How often the parser follows its own choice although it costs an arc. */
const EXPLORE = 0.9;

function counted(values: Iterable<string>, least: number): string[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].filter(([, count]) => count >= least).map(([value]) => value);
}

function tagNumbers(names: readonly string[]): (tag: string) => number {
  const numbers = new Map(names.map((name, at) => [name, at]));
  return (tag) => {
    const own = numbers.get(tag);
    if (own !== undefined) return own;
    const upos = tag.split('|')[0] ?? '';
    return Math.max(
      0,
      names.findIndex((name) => name.startsWith(`${upos}|`)),
    );
  };
}

function exampleOf(
  words: readonly GoldWord[],
  language: Language,
  tagOf: (tag: string) => number,
  labelOf: (relation: string) => number,
): Example {
  const forms = words.map(({ form }) => form);
  const looks = forms.map((form) => looksOf(form, language));
  const tags = Int32Array.from(words, ({ tag }) => tagOf(tag));
  return {
    words,
    forms,
    looks,
    parsed: looks,
    tags,
    heads: Int32Array.from([...words.map(({ head }) => (head < 0 ? words.length : head)), -2]),
    labels: Int32Array.from(words, ({ relation }) => labelOf(relation)),
    given: tags,
  };
}

function tagOnce({ forms, looks, tags }: Example, tagger: Perceptron): void {
  const scores = new Float32Array(tagger.classes);
  tagWords(forms, looks, (features, at) => {
    scoreInto(scores, tagger, features);
    const chosen = bestOf(scores, null);
    const right = tags[at] ?? 0;
    if (chosen !== right) learn(tagger, features, right, chosen);
    tagger.decisions += 1;
    return chosen;
  });
}

function trainTagger(
  examples: readonly Example[],
  classes: number,
  rounds: number,
  bits: number,
  random: Random,
): Scorer {
  const tagger = newPerceptron(bits, classes);
  for (let round = 0; round < rounds; round += 1)
    for (const example of shuffled(random, examples)) tagOnce(example, tagger);
  return averaged(tagger);
}

function tagsBy(tagger: Scorer, { forms, looks }: Example): Int32Array {
  const scores = new Float32Array(tagger.classes);
  return tagWords(forms, looks, (features) => {
    scoreInto(scores, tagger, features);
    return bestOf(scores, null);
  });
}

interface Parser {
  readonly actions: Perceptron;
  readonly labeller: Perceptron;
  readonly isVerb: (tag: number) => boolean;
  readonly flags: { readonly before: Uint8Array; readonly behind: Uint8Array; readonly root: Uint8Array };
}

/** The best of the actions that cost least. */
function cheapest(scores: Float32Array, allowed: Uint8Array, costs: Int32Array): number {
  const least = Math.min(...[0, 1, 2].filter((one) => allowed[one] === 1).map((one) => costs[one] ?? 0));
  const cheap = Uint8Array.from(allowed, (may, one) => (may === 1 && costs[one] === least ? 1 : 0));
  return bestOf(scores, cheap);
}

function parseOnce(
  example: Example,
  { actions, labeller, isVerb, flags }: Parser,
  explores: boolean,
  random: Random,
): void {
  const { forms, parsed, given, heads, labels } = example;
  const scores = new Float32Array(3);
  const labelScores = new Float32Array(labeller.classes);
  const costs = new Int32Array(3);
  parseWords(sentenceOf(forms, parsed, given, isVerb), {
    action(features: Features, allowed, state) {
      scoreInto(scores, actions, features);
      const chosen = bestOf(scores, allowed);
      costsInto(costs, state, heads);
      const right = cheapest(scores, allowed, costs);
      actions.decisions += 1;
      if ((costs[chosen] ?? 0) === (costs[right] ?? 0)) return chosen as Action;
      learn(actions, features, right, chosen);
      return (explores && random() < EXPLORE ? chosen : right) as Action;
    },
    label(features, head, dependent) {
      scoreInto(labelScores, labeller, features);
      const may = head === forms.length ? flags.root : head < dependent ? flags.behind : flags.before;
      const chosen = bestOf(labelScores, may);
      const right = labels[dependent] ?? 0;
      labeller.decisions += 1;
      if (heads[dependent] !== head) return chosen;
      if (chosen !== right) learn(labeller, features, right, chosen);
      return random() < EXPLORE ? chosen : right;
    },
  });
}

/** Labels seen more than twice on each side of their head. */
function sidesOf(examples: readonly Example[], labels: number): Parser['flags'] {
  const before = new Int32Array(labels);
  const behind = new Int32Array(labels);
  const root = new Int32Array(labels);
  for (const { heads, labels: of, forms } of examples)
    of.forEach((label, at) => {
      const head = heads[at] ?? 0;
      const side = head === forms.length ? root : head < at ? behind : before;
      side[label] = (side[label] ?? 0) + 1;
    });
  const often = (counts: Int32Array): Uint8Array => Uint8Array.from(counts, (count) => (count > 2 ? 1 : 0));
  return { before: often(before), behind: often(behind), root: often(root) };
}

/** Trains tagger, parser and lemmas; the same sentences, plan and series of chance give the same model. */
export function train(
  sentences: readonly (readonly GoldWord[])[],
  language: Language,
  plan: Plan,
  random: Random,
  say: (line: string) => void,
): ReadingModel {
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
  const examples = sentences.map((words) =>
    exampleOf(words, language, tagOf, (relation) => labels.indexOf(relation)),
  );
  const { bits, rounds, folds } = plan;
  for (let fold = 0; fold < folds; fold += 1) {
    const others = examples.filter((_, at) => at % folds !== fold);
    const tagger = trainTagger(others, tags.length, Math.ceil(rounds.tagger / 2), bits.tagger, random);
    examples.forEach((example, at) => {
      if (at % folds === fold) example.given = tagsBy(tagger, example);
    });
    say(`${language}: tagger ${fold + 1} of ${folds}`);
  }
  const tagger = trainTagger(examples, tags.length, rounds.tagger, bits.tagger, random);
  for (const example of examples) {
    const names = Array.from(example.given, (tag) => tags[tag] ?? 'X|X');
    example.parsed = analyseWords(language, example.forms, example.looks, names).looks;
  }
  const flags = sidesOf(examples, labels.length);
  const verbs = tags.map((tag) => /^(VERB|AUX)\|/u.test(tag));
  const parser: Parser = {
    actions: newPerceptron(bits.actions, 3),
    labeller: newPerceptron(bits.labeller, labels.length),
    isVerb: (tag) => verbs[tag] === true,
    flags,
  };
  for (let round = 0; round < rounds.parser; round += 1) {
    for (const example of shuffled(random, examples)) parseOnce(example, parser, round > 0, random);
    say(`${language}: parser, round ${round + 1} of ${rounds.parser}`);
  }
  const [before, behind, root] = [flags.before, flags.behind, flags.root].map((side) => [...side]);
  return {
    language,
    tags,
    labels,
    allowed: { before: before ?? [], behind: behind ?? [], root: root ?? [] },
    lemmas: language === 'en' ? learnLemmas(all) : {},
    tagger,
    actions: averaged(parser.actions),
    labeller: averaged(parser.labeller),
  };
}
