import { columnOf } from './key-words.ts';
import type { ColumnSynonyms, RecordRow, Records, RecordTable, RecordText, Scalar } from './record-table.ts';

const LONG_TEXT = 100;
const DEPTH = 32;
/** Scalars, and objects and lists, that are read at most; a table is made no larger either. */
const CELLS = 1_000_000;
/** Keys that two objects are compared by. */
const KEYS = 64;
/** Longest run of letters without white space that a text may hold; base64 and hex run on. */
const WORD_LENGTH = 200;

type Json = unknown;
type JsonObject = Readonly<Record<string, Json>>;

function isObject(value: Json): value is JsonObject {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

function isScalar(value: Json): value is Scalar {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

function at(path: string, key: string): string {
  if (/^\d+$/.test(key)) return `${path}[${key}]`;
  if (key === '' || /[.[\]"]/.test(key)) return `${path}[${JSON.stringify(key)}]`;
  return path === '' ? key : `${path}.${key}`;
}

interface Walk {
  readonly evidence_id: string;
  readonly synonyms: ColumnSynonyms;
  readonly tables: RecordTable[];
  readonly texts: RecordText[];
  readonly seen: Set<object>;
  cells: number;
  /** Objects and lists entered: one that is shared is entered each time. */
  entered: number;
  cut: boolean;
}

/** The entries of an object; one whose getters throw gives those that do not, and says so. */
function entriesOf(walk: Walk, value: JsonObject): [string, Json][] {
  try {
    return Object.entries(value);
  } catch {
    walk.cut = true;
    return plainEntries(value);
  }
}

function plainEntries(value: JsonObject): [string, Json][] {
  try {
    const all = Object.entries(Object.getOwnPropertyDescriptors(value));
    return all.flatMap(([key, one]): [string, Json][] =>
      one.enumerable === true && 'value' in one ? [[key, one.value]] : [],
    );
  } catch {
    return [];
  }
}

/** True for running text; false for base64, hex and other noise without white space. */
function isText(value: string): boolean {
  if (value.length <= LONG_TEXT) return false;
  let run = 0;
  const end = Math.min(value.length, 4 * WORD_LENGTH);
  for (let at = 0; at < end; at++) {
    run = value.charCodeAt(at) <= 32 ? 0 : run + 1;
    if (run > WORD_LENGTH) return /[\p{Lo}]/u.test(value.slice(0, at)) && /[.!?。]/.test(value.slice(0, at));
  }
  return /\s/.test(value);
}

function keep(walk: Walk, path: string, value: Json): void {
  if (typeof value === 'string' && isText(value)) walk.texts.push({ path, text: value });
}

/** A row's own scalars, those of nested objects under dotted keys; lists and long texts go their own way. */
function flatten(
  walk: Walk,
  value: JsonObject,
  path: string,
  prefix: string,
  into: Map<string, Scalar>,
): void {
  for (const [key, inner] of entriesOf(walk, value)) {
    const name = prefix === '' ? key : `${prefix}.${key}`;
    if (isScalar(inner)) {
      walk.cells += 1;
      if (walk.cells > CELLS) walk.cut = true;
      else into.set(name, inner);
      keep(walk, at(path, key), inner);
    } else if (isObject(inner) && !isMap(walk, inner))
      nested(walk, inner, () => flatten(walk, inner, at(path, key), name, into), path);
    else visit(walk, inner, at(path, key));
  }
}

function nested(walk: Walk, value: object, go: () => void, path: string): void {
  walk.entered += 1;
  const over = walk.seen.size > DEPTH || path.length > 4_096 || walk.entered > CELLS || walk.cells > CELLS;
  if (over || walk.seen.has(value)) {
    walk.cut = true;
    return;
  }
  walk.seen.add(value);
  go();
  walk.seen.delete(value);
}

/** An object whose values are objects of one kind: a map of records, or columns by index. */
function isMap(walk: Walk, value: JsonObject): boolean {
  const inner = entriesOf(walk, value).map(([, one]) => one);
  return inner.length > 1 && inner.every((one) => isObject(one)) && sharedKeys(walk, inner);
}

function sharedKeys(walk: Walk, objects: readonly JsonObject[]): boolean {
  const [first = {}] = objects;
  const keys = entriesOf(walk, first)
    .slice(0, KEYS)
    .map(([key]) => key);
  return (
    keys.length > 0 &&
    objects.every((one) => keys.filter((key) => Object.hasOwn(one, key)).length * 2 >= keys.length)
  );
}

function isColumnar(walk: Walk, value: JsonObject): boolean {
  return entriesOf(walk, value).every(
    ([, one]) => isObject(one) && entriesOf(walk, one).every(([key]) => /^\d+$/.test(key)),
  );
}

function tableOf(
  walk: Walk,
  path: string,
  rows: readonly { path: string; cells: Map<string, Scalar> }[],
): void {
  const all = new Set<string>();
  for (const { cells } of rows) for (const key of cells.keys()) all.add(key);
  const width = Math.max(1, Math.floor(CELLS / Math.max(1, rows.length)));
  const keys = [...all].slice(0, width);
  if (keys.length < all.size) walk.cut = true;
  if (keys.length === 0) return;
  walk.tables.push({
    evidence_id: walk.evidence_id,
    path,
    shape: 'table',
    caption: null,
    columns: keys.map((key) => columnOf(key, walk.synonyms)),
    rows: rows.map((row): RecordRow => ({ path: row.path, cells: keys.map((key) => row.cells.get(key)) })),
  });
}

function columnarTable(walk: Walk, value: JsonObject, path: string): void {
  const columns = entriesOf(walk, value) as [string, JsonObject][];
  const indices = [...new Set(columns.flatMap(([, cells]) => Object.keys(cells)))].toSorted(
    (a, b) => Number(a) - Number(b),
  );
  const rows = indices.map((index) => ({
    path: at(path, index),
    cells: new Map(
      columns.flatMap(([key, cells]): [string, Scalar][] => {
        const cell = Object.hasOwn(cells, index) ? cells[index] : undefined;
        if (!isScalar(cell)) return [];
        walk.cells += 1;
        return [[key, cell]];
      }),
    ),
  }));
  tableOf(walk, path, rows);
}

function mapTable(walk: Walk, value: JsonObject, path: string): void {
  const rows = entriesOf(walk, value).map(([key, inner]) => {
    const cells = new Map<string, Scalar>([['key', key]]);
    const row = inner as JsonObject;
    nested(walk, row, () => flatten(walk, row, at(path, key), '', cells), path);
    return { path: at(path, key), cells };
  });
  tableOf(walk, path, rows);
}

/** A list of lists of scalars of one width: a table; its first list is the header where it is all distinct words. */
function isMatrix(value: readonly Json[]): value is readonly (readonly Scalar[])[] {
  const [first] = value;
  if (!Array.isArray(first) || first.length < 2 || value.length < 2) return false;
  return value.every(
    (row) => Array.isArray(row) && row.length <= first.length && row.every((one) => isScalar(one)),
  );
}

function matrixTable(walk: Walk, value: readonly (readonly Scalar[])[], path: string): void {
  const [first = []] = value;
  const words = first.filter((one) => typeof one === 'string' && one.trim() !== '');
  const headed = words.length === first.length && new Set(words).size === words.length;
  const keys = first.map((one, index) => (headed ? String(one) : `column ${index + 1}`));
  const rows = value.slice(headed ? 1 : 0).map((row, index) => {
    walk.cells += row.length;
    const place = `${path}[${index + (headed ? 1 : 0)}]`;
    return { path: place, cells: new Map(row.map((cell, at): [string, Scalar] => [keys[at] ?? '', cell])) };
  });
  tableOf(walk, path, rows);
}

function listTable(walk: Walk, value: readonly Json[], path: string): void {
  if (isMatrix(value)) {
    matrixTable(walk, value, path);
    return;
  }
  const rows: { path: string; cells: Map<string, Scalar> }[] = [];
  for (const [index, inner] of value.entries()) {
    if (walk.cells > CELLS || walk.entered > CELLS) {
      walk.cut = true;
      break;
    }
    rows.push(listRow(walk, inner, `${path}[${index}]`));
  }
  tableOf(walk, path, rows);
}

function listRow(walk: Walk, inner: Json, place: string): { path: string; cells: Map<string, Scalar> } {
  const cells = new Map<string, Scalar>();
  if (isScalar(inner)) {
    walk.cells += 1;
    cells.set('value', inner);
    keep(walk, place, inner);
  } else if (isObject(inner)) nested(walk, inner, () => flatten(walk, inner, place, '', cells), place);
  else visit(walk, inner, place);
  return { path: place, cells };
}

/** One object: its scalars are one record; objects and lists in it are records and tables of their own. */
function record(walk: Walk, value: JsonObject, path: string): void {
  const cells = new Map<string, Scalar>();
  const entries = entriesOf(walk, value);
  flatten(walk, Object.fromEntries(entries.filter(([, inner]) => isScalar(inner))), path, '', cells);
  const keys = [...cells.keys()];
  if (keys.length > 0)
    walk.tables.push({
      evidence_id: walk.evidence_id,
      path,
      shape: 'record',
      caption: null,
      columns: keys.map((key) => columnOf(key, walk.synonyms)),
      rows: [{ path, cells: keys.map((key) => cells.get(key)) }],
    });
  for (const [key, inner] of entries) if (!isScalar(inner)) visit(walk, inner, at(path, key));
}

function visit(walk: Walk, value: Json, path: string): void {
  if (value === null || typeof value !== 'object') return;
  nested(
    walk,
    value,
    () => {
      if (Array.isArray(value)) listTable(walk, value, path);
      else if (!isMap(walk, value as JsonObject)) record(walk, value as JsonObject, path);
      else if (isColumnar(walk, value as JsonObject)) columnarTable(walk, value as JsonObject, path);
      else mapTable(walk, value as JsonObject, path);
    },
    path,
  );
}

/**
 * Unfolds JSON into records: lists of objects, maps of like objects and columns by index become tables, objects become
 * records with dotted keys. Cyclic, deep or enormous values are cut, and say so.
 */
export function recordsOfJson(evidence_id: string, value: unknown, synonyms: ColumnSynonyms = {}): Records {
  const walk: Walk = {
    evidence_id,
    synonyms,
    tables: [],
    texts: [],
    seen: new Set(),
    cells: 0,
    entered: 0,
    cut: false,
  };
  visit(walk, value, '');
  return { evidence_id, tables: walk.tables, texts: walk.texts, cut: walk.cut, mapped: synonyms };
}
