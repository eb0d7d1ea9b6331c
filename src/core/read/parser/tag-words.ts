import type { Language } from '../../../contract/language.ts';
import type { Features } from './features.ts';
import { bestAmong, bestOf, type Scorer, type Scores } from './scorer.ts';
import { tagFeatures } from './tag-features.ts';
import type { WordLooks } from './words.ts';

/** Told of each choice, with the features that led to it. */
export type OnChosen = (features: Features, chosen: number, at: number) => void;

/** The tag of each word, and the second best where it comes close; else the tag again. */
export interface Tagged {
  readonly tags: Int32Array;
  readonly others: Int32Array;
}

/** So close a second tag is told: about one word in ten has one. */
const CLOSE = 15;

function closeTag(scores: Scores, may: readonly number[], best: number, { scale }: Scorer): number {
  let second = best;
  for (const one of may)
    if (one !== best && (second === best || (scores[one] ?? 0) > (scores[second] ?? 0))) second = one;
  return ((scores[best] ?? 0) - (scores[second] ?? 0)) * scale < CLOSE ? second : best;
}

/** Tags the words from left to right; a word with one tag only is not weighed. */
export function tagWords(
  language: Language,
  looks: readonly WordLooks[],
  tagger: Scorer,
  onChosen?: OnChosen,
): Tagged {
  const tags = new Int32Array(looks.length);
  const others = new Int32Array(looks.length);
  const all = Array.from({ length: tagger.classes }, (_, one) => one);
  const read = tagFeatures(language, looks, tags);
  looks.forEach(({ tags: may }, at) => {
    if (may?.length === 1) {
      tags[at] = may[0] ?? 0;
      others[at] = may[0] ?? 0;
      return;
    }
    const features = read(at);
    const scores = tagger.sum(features.values);
    const chosen = may === null ? bestOf(scores, null) : bestAmong(scores, may);
    tags[at] = chosen;
    others[at] = closeTag(scores, may ?? all, chosen, tagger);
    onChosen?.(features, chosen, at);
  });
  return { tags, others };
}
