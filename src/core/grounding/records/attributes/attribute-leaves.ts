import { type Answer, answerOf } from './attribute-answer.ts';
import type { Group, Leaf, Phrase } from './attribute-leaf.ts';
import { isKnownThing, phrasesOfKey } from './attribute-phrases.ts';
import { BARE_KEYS, CONTAINER_WORDS, QUALITY_WORDS } from './attribute-synonyms.ts';
import { columnOf, keyWords } from '../key-words.ts';
import type { Column, ColumnSynonyms, Records, RecordRow, RecordTable, Scalar } from '../record-table.ts';

/** Every value of the records under the words that name it, and the groups of yes-or-no values. */
export interface Leaves {
  readonly leaves: readonly Leaf[];
  readonly groups: readonly Group[];
}

type Shared = ReadonlySet<string>;

/** Reads records into values with names. Linear in the cells. */
export function leavesOf(records: Records): Leaves {
  const shared = sharedWords(records);
  const leaves: Leaf[] = [];
  const groups: Group[] = [];
  for (const table of records.tables) {
    const group = table.shape === 'record' ? groupOf(table, shared, records.mapped) : null;
    if (group !== null) groups.push(group);
    for (const row of table.rows) for (const leaf of rowLeaves(table, row, group, shared)) leaves.push(leaf);
  }
  return { leaves, groups };
}

/** First words that several keys begin with: what they share tells none of them from the others. */
function sharedWords(records: Records): Shared {
  const keys = new Set(
    records.tables.flatMap(({ path, columns }) => [lastKey(path), ...columns.map(({ key }) => key)]),
  );
  const counts = new Map<string, number>();
  for (const key of keys) {
    const [first, ...rest] = keyWords(key);
    if (first !== undefined && rest.length > 0) counts.set(first, (counts.get(first) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count > 1).map(([word]) => word));
}

function lastKey(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1).replaceAll(/\[\d+\]/g, '');
}

function groupOf(table: RecordTable, shared: Shared, mapped: ColumnSynonyms = {}): Group | null {
  const { words, synonyms } = columnOf(lastKey(table.path), mapped);
  const [row] = table.rows;
  if (row === undefined || words.length === 0 || table.columns.length < 2) return null;
  if (words.every((word) => CONTAINER_WORDS.has(word))) return null;
  const answers = row.cells.map((cell) => (cell === undefined ? 'unknown' : answerOf(cell)));
  if (answers.includes('other') || answers.every((answer) => answer === 'unknown')) return null;
  const phrases = phrasesOfKey(words, shared, synonyms);
  return {
    path: table.path,
    phrases,
    kinds: phrases.some(isKnownThing),
    quality: [...words, ...synonyms].some((word) => QUALITY_WORDS.has(word)),
    answer: together(answers),
  };
}

/** One yes is a yes; all no is a no; where some are unknown so is the whole. */
function together(answers: readonly Answer[]): Answer {
  if (answers.includes('yes')) return 'yes';
  return answers.includes('unknown') ? 'unknown' : 'no';
}

function rowLeaves(table: RecordTable, row: RecordRow, group: Group | null, shared: Shared): Leaf[] {
  const listed = table.shape === 'table';
  return table.columns.flatMap((column, at) => {
    const value = row.cells[at];
    return value === undefined ? [] : [leaf(row, column, value, { group, listed, shared })];
  });
}

interface Place {
  readonly group: Group | null;
  readonly listed: boolean;
  readonly shared: Shared;
}

function leaf(row: RecordRow, column: Column, value: Scalar, { group, listed, shared }: Place): Leaf {
  const bare = BARE_KEYS.has(lastKey(column.key).toLowerCase()) && row.path !== '';
  const key = bare ? lastKey(row.path) : lastKey(column.key);
  const phrases = phrasesOfKey(keyWords(key), shared, column.synonyms);
  return {
    path: pathOf(row, column, listed),
    value,
    answer: answerOf(value),
    phrases,
    parents: bare || listed ? [] : [...parentNames(row.path, shared), ...sharedName(key, shared)],
    group,
    listed,
  };
}

/** The word that the key shares with its neighbours: seats for `seats_total`. */
function sharedName(key: string, shared: Shared): Phrase[] {
  const [first = '', second] = keyWords(key);
  return second !== undefined && shared.has(first) ? phrasesOfKey([first], NONE_SHARED, []) : [];
}

const NONE_SHARED: Shared = new Set();

/** What names the object that a value stands in leads to the value: the wind for `wind.speed`. */
function parentNames(path: string, shared: Shared): Phrase[] {
  const words = keyWords(lastKey(path));
  if (words.every((word) => CONTAINER_WORDS.has(word))) return [];
  return phrasesOfKey(words, shared, []);
}

function pathOf({ path }: RecordRow, { key }: Column, listed: boolean): string {
  if (path === '') return key;
  return listed && key === 'value' ? path : `${path}.${key}`;
}
