import type { Attribute, EntityType, Vocabulary } from '../../contract/vocabulary.ts';
import { englishWordStem } from '../language/english-word-stem.ts';
import { koreanStems } from './korean-stem.ts';
import type { Label } from './label.ts';
import { eventWords, outcomeWords, synonymsOf } from './word-families.ts';
import { madeOnceFor } from '../language/made-once.ts';
import { hasHangul } from '../language/script.ts';

/** A wording of the vocabulary, ready to be found in a claim. */
export interface Wording {
  readonly label: Label;
  readonly language: 'ko' | 'en';
  /** Korean: the beginnings that its last word takes, joined to the words before it. English: stems of its words. */
  readonly forms: readonly string[];
}

/** Every wording of the vocabulary: Korean ones by first syllable, English ones by the stem of their first word. */
export interface Lexicon {
  readonly vocabulary: Vocabulary;
  readonly korean: ReadonlyMap<string, readonly Wording[]>;
  readonly english: ReadonlyMap<string, readonly Wording[]>;
}

const DATE_SUFFIX = /(?:\s*(?:일자|일시|날짜|연월일|연도|년도|일)|\s+(?:date|day|year|time))$/iu;
/** Between the words of a Korean label: white space, or a particle and white space. */
export const GAP = '\u0000';
const SEPARATORS = /[^\p{L}\p{N}]+/u;

function humanised(name: string): string {
  return name
    .replace(/_/gu, ' ')
    .replace(/([a-z])([A-Z])/gu, '$1 $2')
    .toLowerCase();
}

function wordingOf(label: Label, words: string): Wording {
  if (!hasHangul(words)) {
    return {
      label,
      language: 'en',
      forms: words.toLowerCase().split(SEPARATORS).filter(Boolean).map(englishWordStem),
    };
  }
  const parts = words.split(/\s+/u).filter(Boolean);
  const last = parts.pop() ?? '';
  const head = parts.map((part) => part + GAP).join('');
  return { label, language: 'ko', forms: koreanStems(last).map((form) => head + form) };
}

/** The words of an attribute: its labels, its own name, and for dates also without the "date" (시작일 → 시작). */
export function attributeWords(name: string, attribute: Attribute): string[] {
  const words = [...attribute.labels.ko, ...attribute.labels.en, humanised(name)];
  if (attribute.kind !== 'date') return words;
  return [...words, ...words.map((word) => word.replace(DATE_SUFFIX, '')).filter((word) => word.length > 1)];
}

/** What people also call the attribute: its family, the event that its date is of, its result as a gain or loss. */
export function furtherWords(attribute: Attribute, words: readonly string[]): string[] {
  const own = attribute.kind === 'date' ? eventWords(words) : outcomeWords(words);
  return [...synonymsOf(words), ...own];
}

function valueWordings(type: string, name: string, attribute: Attribute): Wording[] {
  return Object.entries(attribute.values ?? {}).flatMap(([code, labels]) =>
    [code, humanised(code), ...labels.ko, ...labels.en].map((word) =>
      wordingOf({ kind: 'value', type, name, code }, word),
    ),
  );
}

/** The words that the vocabulary itself gives to the attributes and relations of a type. */
function declaredWords({ attributes, relations }: EntityType): Set<string> {
  const labels = [
    ...Object.values(attributes).map((attribute) => attribute.labels),
    ...Object.values(relations).flatMap((relation) => [relation.labels, relation.inverse]),
  ];
  return new Set(labels.flatMap(({ ko, en }) => [...ko, ...en]).map((word) => word.toLowerCase()));
}

/** The words with further ones that no other attribute or relation of the type declares. */
function yielding(
  words: readonly string[],
  further: readonly string[],
  declared: ReadonlySet<string>,
): string[] {
  return [...new Set([...words, ...further.filter((word) => !declared.has(word.toLowerCase()))])];
}

function wordsOf(name: string, attribute: Attribute, declared: ReadonlySet<string>): string[] {
  const words = attributeWords(name, attribute);
  return yielding(words, furtherWords(attribute, words), declared);
}

function relationWordings(type: string, definition: EntityType, declared: ReadonlySet<string>): Wording[] {
  return Object.entries(definition.relations).flatMap(([name, { labels, inverse }]) => {
    const own = [...labels.ko, ...labels.en, humanised(name)];
    const words = yielding(own, synonymsOf(own), declared);
    return [
      ...words.map((word) => wordingOf({ kind: 'relation', type, name }, word)),
      ...[...inverse.ko, ...inverse.en].map((word) => wordingOf({ kind: 'inverse', type, name }, word)),
    ];
  });
}

/** By the name of the type, of which a definition has one. */
const wordingsOf = madeOnceFor((_: EntityType) => new Map<string, readonly Wording[]>());

/** Every text that brings data with it makes a vocabulary, of types that mostly stay. */
function wordingsOfType(type: string, definition: EntityType): readonly Wording[] {
  const known = wordingsOf(definition);
  const wordings = known.get(type) ?? makeWordings(type, definition);
  known.set(type, wordings);
  return wordings;
}

function makeWordings(type: string, definition: EntityType): Wording[] {
  const nouns = [...definition.labels.ko, ...definition.labels.en, humanised(type)];
  const declared = declaredWords(definition);
  const attributes = Object.entries(definition.attributes).flatMap(([name, attribute]) => [
    ...wordsOf(name, attribute, declared).map((word) => wordingOf({ kind: 'attribute', type, name }, word)),
    ...valueWordings(type, name, attribute),
  ]);
  const types = nouns.map((noun) => wordingOf({ kind: 'type', type, name: type }, noun));
  return [...types, ...attributes, ...relationWordings(type, definition, declared)];
}

function grouped(wordings: readonly Wording[], keyOf: (form: string) => string): Map<string, Wording[]> {
  const groups = new Map<string, Wording[]>();
  for (const wording of wordings) {
    const heads = wording.language === 'ko' ? wording.forms.map(keyOf) : wording.forms.slice(0, 1);
    for (const head of new Set(heads)) groups.set(head, [...(groups.get(head) ?? []), wording]);
  }
  return groups;
}

/** Prepares the vocabulary for finding its words in claims. */
export function lexiconOf(vocabulary: Vocabulary): Lexicon {
  const all = Object.entries(vocabulary).flatMap(([type, definition]) => wordingsOfType(type, definition));
  const usable = all.filter(
    (wording) => wording.forms.length > 0 && wording.forms.every((form) => form.length > 0),
  );
  return {
    vocabulary,
    korean: grouped(
      usable.filter((wording) => wording.language === 'ko'),
      (form) => form.slice(0, 1),
    ),
    english: grouped(
      usable.filter((wording) => wording.language === 'en'),
      (form) => form,
    ),
  };
}

/** The attributes of which a word matches the pattern, as labels. */
export function attributeLabels(vocabulary: Vocabulary, pattern: RegExp): Label[] {
  return Object.entries(vocabulary).flatMap(([type, { attributes }]) =>
    Object.entries(attributes)
      .filter(([name, { labels }]) =>
        [...labels.ko, ...labels.en, humanised(name)].some((word) => pattern.test(word)),
      )
      .map(([name]) => ({ kind: 'attribute' as const, type, name })),
  );
}
