import type { Token, Word } from '../../statement/token.ts';
import { inflected } from '../korean/inflected.ts';
import { analyseWords } from './analyse-words.ts';
import { lemmaOf } from './lemma.ts';
import type { Action, ParseState } from './parse-state.ts';
import { parseWords } from './parse-words.ts';
import type { ReadingModel } from './reading-model.ts';
import { bestOf, marginOf, scoreInto } from './scorer.ts';
import { type Sentence, sentenceOf } from './sentence.ts';
import { tagWords } from './tag-words.ts';
import { looksOf } from './words.ts';

const VERBS = /^(?:VERB|AUX)\|/u;

function flagsOf({ allowed }: ReadingModel): Record<keyof ReadingModel['allowed'], Uint8Array> {
  const [before, behind, root] = [allowed.before, allowed.behind, allowed.root].map((of) =>
    Uint8Array.from(of),
  );
  if (before === undefined || behind === undefined || root === undefined) throw new Error('no flags');
  return { before, behind, root };
}

/** The tree of a sentence by the weights alone, and by how much each head's action led any other. */
function treeOf(model: ReadingModel, sentence: Sentence): { state: ParseState; margins: Float64Array } {
  const { language, actions, labeller } = model;
  const scores = new Float32Array(actions.classes);
  const labelScores = new Float32Array(labeller.classes);
  const flags = flagsOf(model);
  const margins = new Float64Array(sentence.size);
  const state = parseWords(language, sentence, {
    action(features, may, { stack, depth }) {
      scoreInto(scores, actions, features);
      const best = bestOf(scores, may);
      if (best > 0) margins[stack[depth - 1] ?? 0] = marginOf(scores, may, best, actions);
      return best as Action;
    },
    label(features, head, dependent) {
      scoreInto(labelScores, labeller, features);
      const isRoot = head === sentence.size;
      return bestOf(labelScores, isRoot ? flags.root : head < dependent ? flags.behind : flags.before);
    },
  });
  return { state, margins };
}

/** Words classes, lemmas, heads and relations of one sentence. Time is linear in the words. */
export function readTokens(model: ReadingModel, words: readonly Word[]): Token[] {
  const { language, lexicon, lemmas } = model;
  const forms = words.map(({ form }) => form);
  const looks = forms.map((form) => looksOf(form, language, lexicon));
  const tagged = tagWords(language, looks, model.tagger);
  const names = Array.from(tagged.tags, (tag) => model.tags[tag] ?? 'X|X');
  const analysed = analyseWords(language, forms, looks, names);
  const isVerb = (tag: number): boolean => VERBS.test(model.tags[tag] ?? '');
  const sentence = sentenceOf(forms, analysed.looks, tagged, isVerb);
  const { state, margins } = treeOf(model, sentence);
  return words.map(({ form, start, end }, at) => {
    const name = names[at] ?? 'X|X';
    const [upos = 'X', xpos = 'X'] = name.split('|');
    const head = state.heads[at] ?? -1;
    return {
      form,
      start,
      end,
      ...(language === 'en'
        ? { lemma: lemmaOf(lemmas, form.toLowerCase(), name) }
        : inflected(form, analysed.analyses[at])),
      upos,
      xpos,
      head: head === words.length ? -1 : head,
      relation: model.labels[state.labels[at] ?? -1] ?? 'dep',
      margin: margins[at] ?? 0,
    };
  });
}
