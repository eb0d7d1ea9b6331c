import { type Knows, missedVerbs, wholeLemma } from '../english/missed-verbs.ts';
import { lemmaOf } from './lemma.ts';
import type { ReadingModel } from './reading-model.ts';
import type { Tagged } from './tag-words.ts';

/** The tags by the weights, but for English verbs that only a lexicon knows. */
export function mendTags(
  { language, tags: names, lemmas }: ReadingModel,
  forms: readonly string[],
  tagged: Tagged,
  knows: Knows | undefined,
): Tagged {
  if (knows === undefined || language !== 'en') return tagged;
  const tags = Array.from(tagged.tags, (tag) => names[tag] ?? 'X|X');
  const lemma = (form: string, tag: string): string => lemmaOf(lemmas, form, tag);
  const missed = missedVerbs({ forms, tags, lemma }, knows);
  if (missed.size === 0) return tagged;
  const changed = tagged.tags.map((tag, at) => {
    const verb = names.indexOf(missed.get(at) ?? '');
    return verb < 0 ? tag : verb;
  });
  return { ...tagged, tags: changed };
}

/** The lemma of an English verb with the last letter that the rules took from it; a name is its own: Ines. */
export function mendLemma(lemma: string, form: string, tag: string, knows: Knows | undefined): string {
  const isName = tag === 'PROPN|NNP' || (tag === 'PROPN|NNPS' && knows?.(lemma, 'n') === false);
  if (knows !== undefined && isName) return form.toLowerCase();
  return knows !== undefined && tag.startsWith('VERB|VB') ? wholeLemma(lemma, 'v', knows) : lemma;
}
