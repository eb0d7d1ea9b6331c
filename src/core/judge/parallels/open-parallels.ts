import { scenesOf } from '../cells/scene.ts';
import type { FactBase } from '../facts/fact.ts';
import { MOST_WORDS } from '../facts/korean/said-parts.ts';
import { isKorean, withMeasures } from '../facts/fact-reader.ts';
import { properWords } from '../facts/names.ts';
import type { Said } from '../held.ts';
import type { Means } from '../means.ts';
import { englishParallels } from './english-parallels.ts';
import { koreanParallels } from './korean-parallels.ts';

/** JD120: facts about things that have no names, as if what tells them apart in their sentence were one. */
export function openParallels(said: readonly Said[], texts: readonly string[], means: Means): FactBase {
  const sentences = said.map(({ sentence }) => sentence);
  const isShort = ({ tokens }: { tokens: readonly unknown[] }): boolean => tokens.length <= MOST_WORDS;
  const facts = sentences.some(isKorean)
    ? scenesOf(said, texts, means).flatMap((one, at) => (isShort(one) ? koreanParallels(one, at, means) : []))
    : sentences.flatMap((one, at) =>
        isShort(one) ? englishParallels(withMeasures(one), at, means.words) : [],
      );
  const keys = facts.flatMap(({ owner }) => (owner === null ? [] : [owner]));
  const owners = [...new Map(keys.map((key) => [key.join(' '), key])).values()];
  return { facts, owners, proper: properWords(sentences, means.isCommon), known: owners, kinds: new Set() };
}
