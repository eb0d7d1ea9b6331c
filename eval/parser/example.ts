import type { Language } from '../../src/contract/language.ts';
import { analyseWord } from '../../src/core/read/parser/analyse-word.ts';
import type { Tagged } from '../../src/core/read/parser/tag-words.ts';
import { type Lexicon, looksOf, type WordLooks } from '../../src/core/read/parser/words.ts';
import type { GoldWord } from './conllu.ts';

/** A sentence of a treebank, ready to be learned from. */
export interface Example {
  readonly forms: readonly string[];
  readonly looks: readonly WordLooks[];
  readonly tags: Int32Array;
  /** The root's place is the number of words. */
  readonly heads: Int32Array;
  readonly labels: Int32Array;
  /** Tags that a tagger gave which had not seen the sentence. */
  given: Tagged;
  /** What the parser sees once it knows them. */
  parsed: readonly WordLooks[];
}

/** The values that are seen so often, the first seen first. */
export function counted(values: Iterable<string>, least: number): string[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].filter(([, count]) => count >= least).map(([value]) => value);
}

/** The number of a tag; a rare one is read as the first of its word class. */
export function tagNumbers(names: readonly string[]): (tag: string) => number {
  const numbers = new Map(names.map((name, at) => [name, at]));
  return (tag) => {
    const begins = `${tag.split('|')[0] ?? ''}|`;
    return (
      numbers.get(tag) ??
      Math.max(
        0,
        names.findIndex((name) => name.startsWith(begins)),
      )
    );
  };
}

/** Words seen at least so often, with all the tags that they have. */
export function learnLexicon(
  words: readonly GoldWord[],
  tagOf: (tag: string) => number,
  least: number,
): Lexicon {
  const tags = new Map<string, Set<number>>();
  const forms = words.map(({ form }) => form.toLowerCase());
  const often = new Set(counted(forms, least));
  words.forEach(({ tag }, at) => {
    const form = forms[at] ?? '';
    if (often.has(form)) tags.set(form, (tags.get(form) ?? new Set()).add(tagOf(tag)));
  });
  return Object.fromEntries([...tags].map(([form, of]) => [form, [...of].sort((a, b) => a - b)]));
}

/** What the parser sees of the words by the tags that were given. */
export function analysed(
  { forms, looks, given }: Example,
  language: Language,
  names: readonly string[],
): readonly WordLooks[] {
  return looks.map((one, at) => {
    const tag = names[given.tags[at] ?? -1] ?? 'X|X';
    return analyseWord(language, forms[at] ?? '', one, tag, {}).looks;
  });
}

export function exampleOf(
  words: readonly GoldWord[],
  language: Language,
  lexicon: Lexicon,
  tagOf: (tag: string) => number,
  labelOf: (relation: string) => number,
): Example {
  const forms = words.map(({ form }) => form);
  const looks = forms.map((form) => looksOf(form, language, lexicon));
  const tags = Int32Array.from(words, ({ tag }) => tagOf(tag));
  return {
    forms,
    looks,
    parsed: looks,
    tags,
    heads: Int32Array.from([...words.map(({ head }) => (head < 0 ? words.length : head)), -2]),
    labels: Int32Array.from(words, ({ relation }) => labelOf(relation)),
    given: { tags, others: tags },
  };
}
