import type { Token, Word } from '../../statement/token.ts';
import type { Knows } from '../english/missed-verbs.ts';
import { remembered } from '../remembered.ts';
import { type AnalysedWord, analyseWord } from './analyse-word.ts';
import { type Action, onlyOf, type ParseState } from './parse-state.ts';
import { mendLemma, mendTags } from './mend-tags.ts';
import { parseWords } from './parse-words.ts';
import type { Features } from './features.ts';
import type { ReadingModel } from './reading-model.ts';
import { bestOf, marginOf } from './scorer.ts';
import { type Sentence, sentenceOf } from './sentence.ts';
import { tagWords } from './tag-words.ts';
import { looksOf, type WordLooks } from './words.ts';

const VERBS = /^(?:VERB|AUX)\|/u;

/** So many words are kept as they look, and of each tag as it reads them. */
const MOST_LOOKS = 20_000;
const MOST_TAGGED = 4_000;

/** A model ready to read, with the words that it has read. */
interface Opened {
  readonly model: ReadingModel;
  readonly flags: Readonly<Record<keyof ReadingModel['allowed'], Uint8Array>>;
  readonly looksOf: (form: string) => WordLooks;
  readonly tags: readonly {
    readonly upos: string | undefined;
    readonly xpos: string | undefined;
    readonly analyse: (form: string) => AnalysedWord;
  }[];
  readonly isVerb: (tag: number) => boolean;
  readonly knows: Knows | undefined;
}

function opened(model: ReadingModel, knows: Knows | undefined): Opened {
  const { language, lexicon, lemmas, tags, allowed } = model;
  const looks = remembered(MOST_LOOKS, (form) => looksOf(form, language, lexicon));
  const verbs = tags.map((tag) => VERBS.test(tag));
  return {
    model,
    flags: {
      before: Uint8Array.from(allowed.before),
      behind: Uint8Array.from(allowed.behind),
      root: Uint8Array.from(allowed.root),
    },
    looksOf: looks,
    tags: tags.map((name) => {
      const [upos, xpos] = name.split('|');
      const analyse = remembered(MOST_TAGGED, (form) => {
        const word = analyseWord(language, form, looks(form), name, lemmas);
        return { ...word, says: { ...word.says, lemma: mendLemma(word.says.lemma, form, name, knows) } };
      });
      return { upos, xpos, analyse };
    }),
    isVerb: (tag) => verbs[tag] === true,
    knows,
  };
}

/** An action, and by how much it led any other; Infinity where it alone could come. */
interface Step {
  readonly action: Action;
  readonly margin: number;
}

/** The tree of a sentence by the weights alone. */
interface Parsed {
  readonly state: ParseState;
  /** The margin of the action that gave each word its head. */
  readonly margins: Float64Array;
  readonly steps: readonly Step[];
}

/** The best action; the second best where the step is to be taken otherwise. */
function stepBy(
  { actions }: ReadingModel,
  features: () => Features,
  may: Uint8Array,
  isOther: boolean,
): Step {
  const only = onlyOf(may);
  if (only !== null) return { action: only, margin: Infinity };
  const scores = actions.sum(features().values);
  const first = bestOf(scores, may);
  const margin = marginOf(scores, may, first, actions);
  if (isOther) may[first] = 0;
  return { action: (isOther ? bestOf(scores, may) : first) as Action, margin };
}

/** A tree that goes the way of the first one up to a step, which is taken otherwise. */
interface Turn {
  readonly first: Parsed;
  readonly at: number;
}

function treeOf({ model, flags }: Opened, sentence: Sentence, turn: Turn | null): Parsed {
  const margins = new Float64Array(sentence.size).fill(Infinity);
  const steps: Step[] = [];
  const turnAt = turn?.at ?? -1;
  const state = parseWords(model.language, sentence, {
    action(features, may, { stack, depth }) {
      const known = steps.length < turnAt ? turn?.first.steps[steps.length] : undefined;
      const step = known ?? stepBy(model, features, may, steps.length === turnAt);
      if (step.action > 0) margins[stack[depth - 1] ?? 0] = step.margin;
      steps.push(step);
      return step.action;
    },
    label(features, head, dependent) {
      const known = steps.length <= turnAt ? turn?.first.state.labels[dependent] : undefined;
      if (known !== undefined) return known;
      const isRoot = head === sentence.size;
      return bestOf(
        model.labeller.sum(features().values),
        isRoot ? flags.root : head < dependent ? flags.behind : flags.before,
      );
    },
  });
  return { state, margins, steps };
}

/** A sentence whose words have their tags, and its likeliest tree. */
interface FirstTree {
  readonly words: readonly Word[];
  readonly sentence: Sentence;
  readonly first: Parsed;
  readonly tokensOf: (parsed: Parsed) => Token[];
}

function firstTree(reading: Opened, words: readonly Word[]): FirstTree {
  const { model, tags, isVerb, knows } = reading;
  const forms = words.map(({ form }) => form);
  const byWeights = tagWords(model.language, forms.map(reading.looksOf), model.tagger);
  const tagged = mendTags(model, forms, byWeights, knows);
  const known = Array.from(tagged.tags, (tag) => tags[tag]);
  const analysed = known.map((tag, at) => tag?.analyse(forms[at] ?? ''));
  const looks = analysed.map((one, at) => one?.looks ?? reading.looksOf(forms[at] ?? ''));
  const tokensOf = ({ state, margins }: Parsed): Token[] =>
    words.map(({ form, start, end }, at): Token => {
      const { upos = 'X', xpos = 'X' } = known[at] ?? {};
      const { lemma = form, inflection } = analysed[at]?.says ?? {};
      const head = state.heads[at] ?? -1;
      const own = {
        form,
        start,
        end,
        lemma,
        upos,
        xpos,
        head: head === words.length ? -1 : head,
        relation: model.labels[state.labels[at] ?? -1] ?? 'dep',
        margin: margins[at] ?? 0,
      };
      return inflection === undefined ? own : { ...own, inflection };
    });
  const sentence = sentenceOf(forms, looks, tagged, isVerb);
  return { words, sentence, first: treeOf(reading, sentence, null), tokensOf };
}

/** So many steps are taken otherwise, the least sure first: of EWT dev, two make heads better by more than four do. */
const OTHERS = 2;

function* others(reading: Opened, { sentence, first, tokensOf }: FirstTree): Iterable<Token[]> {
  const unsure = first.steps
    .map(({ margin }, at) => ({ margin, at }))
    .filter(({ margin }) => margin < Infinity);
  const least = unsure.sort((one, other) => one.margin - other.margin).slice(0, OTHERS);
  for (const { at } of least) yield tokensOf(treeOf(reading, sentence, { first, at }));
}

function isSame({ form, start, end }: Word, other: Word | undefined): boolean {
  return form === other?.form && start === other.start && end === other.end;
}

function areSame(some: readonly Word[], others: readonly Word[]): boolean {
  return some.length === others.length && some.every((word, at) => isSame(word, others[at]));
}

/** Reads the words of one sentence. */
export interface TokenReader {
  (words: readonly Word[]): Token[];
  /** RD48: the same words with one unsure step of the parse taken the other way, the least sure one first. */
  readonly others: (words: readonly Word[]) => Iterable<Token[]>;
}

/**
 * Reads word classes, lemmas, heads and relations of one sentence after the other. Time is linear in the words. `knows` tells
 * words of English that the weights may not know. The last sentence is kept: its other trees are asked for next.
 */
export function tokenReader(model: ReadingModel, knows?: Knows): TokenReader {
  const reading = opened(model, knows);
  let last: FirstTree | null = null;
  const read = (words: readonly Word[]): FirstTree => {
    if (last === null || !areSame(last.words, words)) last = firstTree(reading, words);
    return last;
  };
  const tokens = (words: readonly Word[]): Token[] => {
    const { first, tokensOf } = read(words);
    return tokensOf(first);
  };
  return Object.assign(tokens, { others: (words: readonly Word[]) => others(reading, read(words)) });
}
