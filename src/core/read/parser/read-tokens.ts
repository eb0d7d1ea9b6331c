import type { Token, Word } from '../../statement/token.ts';
import type { Knows } from '../english/missed-verbs.ts';
import { remembered } from '../remembered.ts';
import { type AnalysedWord, analyseWord } from './analyse-word.ts';
import { type Action, onlyOf, type ParseState } from './parse-state.ts';
import { mendLemma, mendTags } from './mend-tags.ts';
import { parseWords } from './parse-words.ts';
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

/** The tree of a sentence by the weights alone. */
interface Parsed {
  readonly state: ParseState;
  /** By how much each head's action led any other. */
  readonly margins: Float64Array;
  /** The same of each step; Infinity where one action alone could come. */
  readonly steps: readonly number[];
}

/** At the step `other` the second best action is taken. */
function treeOf({ model, flags }: Opened, sentence: Sentence, other: number | null): Parsed {
  const { language, actions, labeller } = model;
  const margins = new Float64Array(sentence.size).fill(Infinity);
  const steps: number[] = [];
  const state = parseWords(language, sentence, {
    action(features, may, { stack, depth }) {
      const only = onlyOf(may);
      if (only !== null) {
        steps.push(Infinity);
        return only;
      }
      const scores = actions.sum(features().values);
      const first = bestOf(scores, may);
      const margin = marginOf(scores, may, first, actions);
      if (steps.length === other) may[first] = 0;
      const best = bestOf(scores, may);
      if (best > 0) margins[stack[depth - 1] ?? 0] = margin;
      steps.push(margin);
      return best as Action;
    },
    label({ values }, head, dependent) {
      const isRoot = head === sentence.size;
      return bestOf(
        labeller.sum(values),
        isRoot ? flags.root : head < dependent ? flags.behind : flags.before,
      );
    },
  });
  return { state, margins, steps };
}

/** A sentence whose words have their tags. */
interface Tagging {
  readonly sentence: Sentence;
  readonly tokensOf: (parsed: Parsed) => Token[];
}

function tagging(reading: Opened, words: readonly Word[]): Tagging {
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
  return { sentence: sentenceOf(forms, looks, tagged, isVerb), tokensOf };
}

/** So many steps are taken otherwise, the least sure first: of EWT dev, two make heads better by more than four do. */
const OTHERS = 2;

function* others(reading: Opened, words: readonly Word[]): Iterable<Token[]> {
  const { sentence, tokensOf } = tagging(reading, words);
  const { steps } = treeOf(reading, sentence, null);
  const unsure = steps.map((margin, step) => ({ margin, step })).filter(({ margin }) => margin < Infinity);
  const first = unsure.sort((one, other) => one.margin - other.margin).slice(0, OTHERS);
  for (const { step } of first) yield tokensOf(treeOf(reading, sentence, step));
}

/** Reads the words of one sentence. */
export interface TokenReader {
  (words: readonly Word[]): Token[];
  /** RD48: the same words with one unsure step of the parse taken the other way, the least sure one first. */
  readonly others: (words: readonly Word[]) => Iterable<Token[]>;
}

/**
 * Reads word classes, lemmas, heads and relations of one sentence after the other. Time is linear in the words. `knows` tells
 * words of English that the weights may not know.
 */
export function tokenReader(model: ReadingModel, knows?: Knows): TokenReader {
  const reading = opened(model, knows);
  const read = (words: readonly Word[]): Token[] => {
    const { sentence, tokensOf } = tagging(reading, words);
    return tokensOf(treeOf(reading, sentence, null));
  };
  return Object.assign(read, { others: (words: readonly Word[]) => others(reading, words) });
}
