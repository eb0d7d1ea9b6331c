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

/** The tree of a sentence by the weights alone, and by how much each head's action led any other. */
function treeOf(
  { model, flags }: Opened,
  sentence: Sentence,
): { readonly state: ParseState; readonly margins: Float64Array } {
  const { language, actions, labeller } = model;
  const margins = new Float64Array(sentence.size).fill(Infinity);
  const state = parseWords(language, sentence, {
    action(features, may, { stack, depth }) {
      const only = onlyOf(may);
      if (only !== null) return only;
      const scores = actions.sum(features().values);
      const best = bestOf(scores, may);
      if (best > 0) margins[stack[depth - 1] ?? 0] = marginOf(scores, may, best, actions);
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
  return { state, margins };
}

function read(reading: Opened, words: readonly Word[]): Token[] {
  const { model, tags, isVerb, knows } = reading;
  const forms = words.map(({ form }) => form);
  const byWeights = tagWords(model.language, forms.map(reading.looksOf), model.tagger);
  const tagged = mendTags(model, forms, byWeights, knows);
  const known = Array.from(tagged.tags, (tag) => tags[tag]);
  const analysed = known.map((tag, at) => tag?.analyse(forms[at] ?? ''));
  const looks = analysed.map((one, at) => one?.looks ?? reading.looksOf(forms[at] ?? ''));
  const { state, margins } = treeOf(reading, sentenceOf(forms, looks, tagged, isVerb));
  return words.map(({ form, start, end }, at): Token => {
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
}

/**
 * Reads word classes, lemmas, heads and relations of one sentence after the other. Time is linear in the words. `knows` tells
 * words of English that the weights may not know.
 */
export function tokenReader(model: ReadingModel, knows?: Knows): (words: readonly Word[]) => Token[] {
  const reading = opened(model, knows);
  return (words) => read(reading, words);
}
