import type { Token, Word } from '../../statement/token.ts';
import { inflected } from '../korean/inflected.ts';
import { analyseWords } from './analyse-words.ts';
import { lemmaOf } from './lemma.ts';
import { sentenceOf } from './parse-features.ts';
import type { Action } from './parse-state.ts';
import { parseWords } from './parse-words.ts';
import type { ReadingModel } from './reading-model.ts';
import { bestOf, marginOf, scoreInto } from './scorer.ts';
import { tagWords } from './tag-words.ts';
import { looksOf } from './words.ts';

const VERBS = new Set(['VERB', 'AUX']);

/** The tag of each word, by the weights alone. */
function tagsOf(
  { tagger }: ReadingModel,
  forms: readonly string[],
  looks: ReturnType<typeof looksOf>[],
): Int32Array {
  const scores = new Float32Array(tagger.classes);
  return tagWords(forms, looks, (features) => {
    scoreInto(scores, tagger, features);
    return bestOf(scores, null);
  });
}

/** Words classes, lemmas, heads and relations of one sentence. Time is linear in the words. */
export function readTokens(model: ReadingModel, words: readonly Word[]): Token[] {
  const forms = words.map(({ form }) => form);
  const { language, actions, labeller, allowed, lemmas } = model;
  const looks = forms.map((form) => looksOf(form, language));
  const tags = tagsOf(model, forms, looks);
  const names = Array.from(tags, (tag) => model.tags[tag] ?? 'X|X');
  const isVerb = (tag: number): boolean => VERBS.has(model.tags[tag]?.split('|')[0] ?? '');
  const scores = new Float32Array(actions.classes);
  const labelScores = new Float32Array(labeller.classes);
  const [before, behind, root] = [allowed.before, allowed.behind, allowed.root].map((flags) =>
    Uint8Array.from(flags),
  );
  const margins = new Float64Array(forms.length);
  const analysed = analyseWords(language, forms, looks, names);
  const state = parseWords(sentenceOf(forms, analysed.looks, tags, isVerb), {
    action(features, may, { stack, depth }) {
      scoreInto(scores, actions, features);
      const best = bestOf(scores, may);
      if (best > 0) margins[stack[depth - 1] ?? 0] = marginOf(scores, may, best);
      return best as Action;
    },
    label(features, head, dependent) {
      scoreInto(labelScores, labeller, features);
      const flags = head === forms.length ? root : head < dependent ? behind : before;
      return bestOf(labelScores, flags ?? null);
    },
  });
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
      head: head === forms.length ? -1 : head,
      relation: model.labels[state.labels[at] ?? -1] ?? 'dep',
      margin: margins[at] ?? 0,
    };
  });
}
