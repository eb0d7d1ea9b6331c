import { englishWordStem } from '../../../language/english-word-stem.ts';
import type { Phrase } from './attribute-leaf.ts';
import { KEY_SYNONYMS, LIGHT_KEY_WORDS, UNIT_WORDS } from './attribute-synonyms.ts';
import { madeOnce } from '../../../language/made-once.ts';
import { keyWords } from '../key-words.ts';

const HANGUL = /[가-힣]/;

function stem(word: string): string {
  return HANGUL.test(word) ? word : englishWordStem(word);
}

/** The stems of a phrase in plain words. */
export function phraseOf(words: string): Phrase {
  return keyWords(words).map(stem);
}

/** Made where a key is first asked for: prose alone asks for none. */
const synonyms = madeOnce(synonymIndex);

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
  return synonyms().has(joined(phrase));
}

/** The phrases that the table holds beside this one, itself included; none where it does not have it. */
export function likesOf(phrase: Phrase): readonly Phrase[] {
  return synonyms().get(joined(phrase)) ?? [];
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
  const more = phrases.flatMap(likesOf);
  return unique([...phrases, ...more, ...translated(core)].filter((phrase) => phrase.length > 0));
}

const MOST_TRANSLATED = 12;

/** A key of several words in the words of the other language: `storage_used` → 저장 공간 사용. */
function translated(core: readonly string[]): Phrase[] {
  if (core.length < 2) return [];
  const korean = core.some((word) => HANGUL.test(word));
  let built: Phrase[] = [[]];
  for (const word of core) {
    const others = likesOf([stem(word)]).filter(
      (phrase) => phrase.some((one) => HANGUL.test(one)) !== korean,
    );
    if (others.length === 0) return [];
    built = built.flatMap((phrase) => others.map((other) => [...phrase, ...other])).slice(0, MOST_TRANSLATED);
  }
  return built;
}

/** dB and kW are read as two words. */
function withoutSplitUnit(words: readonly string[]): readonly string[] {
  const last = words.slice(-2).join('');
  return words.length > 2 && last.length === 2 && UNIT_WORDS.has(last) ? words.slice(0, -2) : words;
}

function coreOf(words: readonly string[], shared: ReadonlySet<string>): readonly string[] {
  const telling = withoutSplitUnit(words).filter((word) => !LIGHT_KEY_WORDS.has(word));
  const named = telling.filter(
    (word, at) => (at > 0 || !shared.has(word)) && (at === 0 || !UNIT_WORDS.has(word)),
  );
  const own = named.some((word) => word.length > 1 || HANGUL.test(word)) ? named : [];
  if (own.length > 0) return own;
  const plain = telling.filter((word, at) => at === 0 || !UNIT_WORDS.has(word));
  return plain.length > 0 ? plain : words;
}

function unique(phrases: readonly Phrase[]): Phrase[] {
  return [...new Map(phrases.map((phrase) => [joined(phrase), phrase])).values()];
}
