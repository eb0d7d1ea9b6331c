import type {
  NamedRecords,
  RecordMapping,
  RecordNotion,
  RecordPair,
} from '../../../../contract/record-mapping.ts';
import { cellNumber } from './entity-cell.ts';
import { addPhrase, type PhraseNode, phraseTree } from './entity-phrases.ts';
import { wordKey } from './entity-token.ts';
import { SENSES, type Sense, WEEKDAYS } from './entity-words.ts';
import type { Entity, EntityKind } from './entity-world.ts';
import type { Column } from '../record-table.ts';

/** What a phrase can stand for. */
export type Meaning =
  | { readonly kind: 'entity'; readonly entity: Entity; readonly form: 'full' | 'short' | 'place' }
  | { readonly kind: 'known'; readonly phrase: string }
  | { readonly kind: 'column'; readonly key: string; readonly sure: boolean }
  | { readonly kind: 'pair'; readonly pair: RecordPair }
  | { readonly kind: 'notion'; readonly notion: RecordNotion }
  | { readonly kind: 'outcome'; readonly won: boolean }
  | { readonly kind: 'margin' }
  | { readonly kind: 'period'; readonly sum: readonly string[] }
  | { readonly kind: 'noun'; readonly named: NamedRecords }
  | { readonly kind: 'group'; readonly column: string }
  | { readonly kind: 'whole' }
  | { readonly kind: 'role'; readonly path: string }
  | { readonly kind: 'weekday'; readonly day: number }
  | { readonly kind: 'sense'; readonly sense: Sense };

export type Lexicon = PhraseNode<Meaning>;

const SHARES = new Set(['pct', 'percent', 'percentage', 'rate', 'ratio', 'share']);

/** True for columns that hold shares: USED_PCT, defect_rate. */
export function isShare(column: Column): boolean {
  return column.words.some((word) => SHARES.has(word)) || column.key.includes('%');
}

function isNumeric(kind: EntityKind, at: number): boolean {
  return kind.entities.some(({ row }) => cellNumber(row.cells[at]) !== null);
}

/** The words of a user for a key; keys such as `constructor` are keys like others. */
function wordsOf(
  words: Readonly<Record<string, readonly string[]>> | undefined,
  key: string,
): readonly string[] {
  return words !== undefined && Object.hasOwn(words, key) ? (words[key] ?? []) : [];
}

function addColumns(tree: Lexicon, kind: EntityKind, mapping: RecordMapping): void {
  const counts = new Map<string, number>();
  for (const { words } of kind.columns)
    for (const word of new Set(words.map(wordKey))) counts.set(word, (counts.get(word) ?? 0) + 1);
  for (const [at, column] of kind.columns.entries()) {
    if (!isNumeric(kind, at)) continue;
    const said = [...wordsOf(mapping.columns, column.key), ...column.synonyms];
    for (const word of said) add(tree, word, { kind: 'column', key: column.key, sure: true });
    const whole = column.words.join(' ');
    if (/\p{L}{3}/u.test(whole)) add(tree, whole, { kind: 'column', key: column.key, sure: true });
    const bare = column.words
      .filter((word) => !SHARES.has(word) || /^(?:rate|ratio|share)$/.test(word))
      .join(' ');
    if (bare !== whole && /\p{L}{4}/u.test(bare))
      add(tree, bare, { kind: 'column', key: column.key, sure: true });
    if (said.length > 0) continue;
    for (const word of column.words)
      if (counts.get(wordKey(word)) === 1 && !SHARES.has(word) && /\p{L}{4}/u.test(word))
        add(tree, word, { kind: 'column', key: column.key, sure: column.words.length === 1 });
  }
}

function same(a: Meaning, b: Meaning): boolean {
  if (a.kind === 'column' && b.kind === 'column') return a.key === b.key;
  return a.kind === 'entity' && b.kind === 'entity' && a.entity === b.entity;
}

function add(tree: Lexicon, phrase: string, meaning: Meaning): void {
  addPhrase(tree, phrase, meaning, same);
}

function lastWords(kind: EntityKind): string | null {
  const lasts = new Set(kind.entities.map(({ name }) => name.split(/\s+/).at(-1)?.toLowerCase() ?? ''));
  const [last = ''] = lasts;
  return lasts.size === 1 && kind.entities.length > 1 && last !== '' ? last : null;
}

/** The forms by which a record is called: its name, the other name columns, its town, its last name. */
function addNames(tree: Lexicon, kind: EntityKind): void {
  const shared = lastWords(kind);
  const known = kind.named.known;
  for (const entity of kind.entities) {
    const put = (phrase: string, form: 'full' | 'short' | 'place') => {
      if (phrase.length > 1) add(tree, phrase, { kind: 'entity', entity, form });
    };
    const plain = entity.name.replace(/(?<![.,])[.,]+$/, '');
    put(plain, 'full');
    const words = plain.split(/\s+/).filter((word) => !/^(?:Jr|Sr|I{2,3}|IV)\.?$/.test(word));
    if (words.length > 1) {
      if (words.join(' ') !== plain) put(words.join(' '), 'full');
      if (shared === null) put(words.slice(1).join(' '), 'short');
      else put(words.slice(0, -1).join(' '), 'short');
    }
    if (entity.place !== null) {
      put(`${entity.place} ${plain}`, 'full');
      put(entity.place, 'place');
    }
    for (const word of wordsOf(known, entity.name)) put(word, word === entity.place ? 'place' : 'full');
  }
}

function addKnown(tree: Lexicon, kinds: readonly EntityKind[], mapping: RecordMapping): void {
  for (const named of mapping.entities) {
    const here = new Set(kinds.flatMap(({ entities }) => entities.map(({ name }) => name)));
    for (const [name, words] of Object.entries(named.known)) {
      if (here.has(name)) continue;
      for (const phrase of [name, ...words]) add(tree, phrase, { kind: 'known', phrase });
    }
    for (const word of named.words) add(tree, word, { kind: 'noun', named });
    for (const { words, path } of named.roles)
      for (const word of words) add(tree, word, { kind: 'role', path });
  }
}

function addMapping(tree: Lexicon, kinds: readonly EntityKind[], mapping: RecordMapping): void {
  addKnown(tree, kinds, mapping);
  const put = (words: readonly string[], meaning: Meaning) => {
    for (const word of words) add(tree, word, meaning);
  };
  for (const pair of mapping.pairs) put(pair.words, { kind: 'pair', pair });
  for (const notion of mapping.notions) put(notion.words, { kind: 'notion', notion });
  for (const [column, words] of Object.entries(mapping.groups)) put(words, { kind: 'group', column });
  put(mapping.whole, { kind: 'whole' });
  put(mapping.other_times, { kind: 'sense', sense: 'past' });
  const outcome = mapping.outcome;
  if (outcome === undefined) return;
  put(outcome.won, { kind: 'outcome', won: true });
  put(outcome.lost, { kind: 'outcome', won: false });
  put(outcome.margin, { kind: 'margin' });
  for (const { words, sum } of outcome.periods) put(words, { kind: 'period', sum });
}

/** All phrases that mean something for these records: names, columns, the user's words, the language's own. */
export function entityLexicon(kinds: readonly EntityKind[], mapping: RecordMapping): Lexicon {
  const tree = phraseTree<Meaning>();
  for (const kind of kinds) {
    addNames(tree, kind);
    addColumns(tree, kind, mapping);
  }
  addMapping(tree, kinds, mapping);
  for (const [word, day] of WEEKDAYS) add(tree, word, { kind: 'weekday', day });
  for (const sense of Object.keys(SENSES) as Sense[])
    for (const word of SENSES[sense]) add(tree, word, { kind: 'sense', sense });
  return tree;
}
