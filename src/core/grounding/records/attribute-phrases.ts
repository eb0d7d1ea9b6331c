import { englishWordStem } from '../../language/english-word-stem.ts';
import type { Phrase } from './attribute-leaf.ts';
import { KEY_HINTS, KEY_SYNONYMS, LIGHT_KEY_WORDS, UNIT_WORDS } from './attribute-synonyms.ts';
import { keyWords } from './key-words.ts';

const HANGUL = /[가-힣]/;

function stem(word: string): string {
  return HANGUL.test(word) ? word : englishWordStem(word);
}

/** The stems of a phrase in plain words. */
export function phraseOf(words: string): Phrase {
  return keyWords(words).map(stem);
}

const SYNONYMS = synonymIndex();

function joined(phrase: Phrase): string {
  return [...phrase].sort().join(' ');
}

function synonymIndex(): ReadonlyMap<string, readonly Phrase[]> {
  const index = new Map<string, Phrase[]>();
  for (const line of KEY_SYNONYMS) {
    const phrases = line.map(phraseOf);
    for (const phrase of phrases)
      index.set(joined(phrase), [...(index.get(joined(phrase)) ?? []), ...phrases]);
  }
  return index;
}

/** True for a phrase that the table of synonyms has. */
export function isKnownThing(phrase: Phrase): boolean {
  return SYNONYMS.has(joined(phrase));
}

/** The phrases that the table holds beside this one, itself included; none where it does not have it. */
export function synonymsOf(phrase: Phrase): readonly Phrase[] {
  return SYNONYMS.get(joined(phrase)) ?? [];
}

/** What may name a key in a claim: its telling words, written together too, their synonyms, and those of a mapping. */
export function phrasesOfKey(
  words: readonly string[],
  shared: ReadonlySet<string>,
  mapped: readonly string[],
): Phrase[] {
  const core = coreOf(words, shared);
  const phrases = [core.map(stem), ...mapped.map(phraseOf)];
  if (core.length > 1) phrases.push([stem(core.join(''))]);
  const more = phrases.flatMap((phrase) => SYNONYMS.get(joined(phrase)) ?? []);
  return unique([...phrases, ...more].filter((phrase) => phrase.length > 0));
}

const HINTS: ReadonlyMap<string, readonly Phrase[]> = new Map(
  KEY_HINTS.map(([key = '', ...hints]) => [joined(phraseOf(key)), hints.map(phraseOf)]),
);

/** Words that lead to the value of a key so named, without naming it. */
export function hintsOf(phrases: readonly Phrase[]): Phrase[] {
  return phrases.flatMap((phrase) => HINTS.get(joined(phrase)) ?? []);
}

function coreOf(words: readonly string[], shared: ReadonlySet<string>): readonly string[] {
  const telling = words.filter((word) => !LIGHT_KEY_WORDS.has(word));
  const named = telling.filter(
    (word, at) => (at > 0 || !shared.has(word)) && (at === 0 || !UNIT_WORDS.has(word)),
  );
  const own = named.some((word) => word.length > 1 || HANGUL.test(word)) ? named : [];
  if (own.length > 0) return own;
  return telling.length > 0 ? telling : words;
}

function unique(phrases: readonly Phrase[]): Phrase[] {
  return [...new Map(phrases.map((phrase) => [joined(phrase), phrase])).values()];
}
