import type { ReadSentence } from '../read/read-text.ts';
import type { Token } from '../statement/token.ts';
import { placeOf } from './facts/asked.ts';
import type { Key } from './facts/fact.ts';

/** A thing that a text speaks of, and words that call it alone: Lakeview of Lakeview Clinic. */
export interface Thing {
  readonly key: Key;
  readonly called: readonly Key[];
}

export function thingsOf(keys: readonly Key[], isName: (word: string) => boolean): readonly Thing[] {
  const counts = new Map<string, number>();
  for (const word of keys.flatMap((key) => [...new Set(key)])) counts.set(word, (counts.get(word) ?? 0) + 1);
  return keys.map((key) => {
    const own = key.filter((word) => counts.get(word) === 1 && isName(word));
    return { key, called: own.length > 0 && own.length < key.length ? [key, own] : [key] };
  });
}

export interface Mention {
  readonly key: Key;
  readonly at: number;
  readonly words: readonly Token[];
}

export function mentionsIn({ tokens }: ReadSentence, things: readonly Thing[]): readonly Mention[] {
  return things.flatMap(({ key, called }) => {
    const [found] = called.flatMap((words) => {
      const at = placeOf(words, tokens);
      return at < 0 ? [] : [{ at, length: words.length }];
    });
    return found === undefined
      ? []
      : [{ key, at: found.at, words: tokens.slice(found.at, found.at + found.length) }];
  });
}
