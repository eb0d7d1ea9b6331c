import type { ReadSentence } from '../read/read-text.ts';
import type { Means } from './means.ts';

/** The words of a person's whole name by the last of them; null where nobody bears it, or several do. */
export type Called = Means['called'];

/**
 * JD144: `Halvorsen` is Ingrid Halvorsen where nobody else of the evidence is called so. A name that has a common word in it
 * may be a place's: the Mill Bridge, New York.
 */
export function calledIn(sentences: readonly ReadSentence[], isCommon: Means['isCommon']): Called {
  const bearers = new Map<string, Set<string>>();
  for (const { values } of sentences)
    for (const { value } of values) {
      if (value?.kind !== 'name') continue;
      const words = value.name.toLowerCase().split(' ');
      const last = words.at(-1);
      if (words.length < 2 || last === undefined || words.some((word) => isCommon(word))) continue;
      const known = bearers.get(last) ?? new Set();
      bearers.set(last, known.add(words.join(' ')));
    }
  return (surname) => {
    const [name, ...others] = bearers.get(surname) ?? [];
    return name === undefined || others.length > 0 ? null : name.split(' ');
  };
}
