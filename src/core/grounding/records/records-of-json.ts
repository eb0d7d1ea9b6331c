import { columnOf } from './key-words.ts';
import type { ColumnSynonyms, RecordRow, Records, RecordTable, RecordText, Scalar } from './record-table.ts';

const LONG_TEXT = 100;
const DEPTH = 32;
const CELLS = 1_000_000;

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
  return path === '' ? key : `${path}.${key}`;
}

interface Walk {
  readonly evidence_id: string;
  readonly synonyms: ColumnSynonyms;
  readonly tables: RecordTable[];
  readonly texts: RecordText[];
  readonly seen: Set<object>;
  cells: number;
  cut: boolean;
}

/** A row's own scalars, those of nested objects under dotted keys; lists and long texts go their own way. */
function flatten(
  walk: Walk,
  value: JsonObject,
  path: string,
  prefix: string,
  into: Map<string, Scalar>,
): void {
  for (const [key, inner] of Object.entries(value)) {
    const name = prefix === '' ? key : `${prefix}.${key}`;
    if (isScalar(inner)) {
      walk.cells += 1;
      if (walk.cells > CELLS) walk.cut = true;
      else into.set(name, inner);
      if (typeof inner === 'string' && inner.length > LONG_TEXT)
        walk.texts.push({ path: at(path, key), text: inner });
    } else if (isObject(inner) && !isMap(inner))
      nested(walk, inner, () => flatten(walk, inner, at(path, key), name, into), path);
    else visit(walk, inner, at(path, key));
  }
}

function nested(walk: Walk, value: object, go: () => void, path: string): void {
  if (walk.seen.has(value) || walk.seen.size > DEPTH || path.length > 4_096 || walk.cut) {
    walk.cut = true;
    return;
  }
  walk.seen.add(value);
  go();
  walk.seen.delete(value);
}

/** An object whose values are objects of one kind: a map of records, or columns by index. */
function isMap(value: JsonObject): boolean {
  const inner = Object.values(value);
  return inner.length > 1 && inner.every((one) => isObject(one)) && sharedKeys(inner);
}

function sharedKeys(objects: readonly JsonObject[]): boolean {
  const [first = {}] = objects;
  const keys = Object.keys(first);
  return (
    keys.length > 0 &&
    objects.every((one) => keys.filter((key) => Object.hasOwn(one, key)).length * 2 >= keys.length)
  );
}

function isColumnar(value: JsonObject): boolean {
  return Object.values(value).every(
    (one) => isObject(one) && Object.keys(one).every((key) => /^\d+$/.test(key)),
  );
}

function tableOf(
  walk: Walk,
  path: string,
  rows: readonly { path: string; cells: Map<string, Scalar> }[],
): void {
  const keys = [...new Set(rows.flatMap(({ cells }) => [...cells.keys()]))];
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
  const columns = Object.entries(value) as [string, JsonObject][];
  const indices = [...new Set(columns.flatMap(([, cells]) => Object.keys(cells)))].sort(
    (a, b) => Number(a) - Number(b),
  );
  const rows = indices.map((index) => ({
    path: at(path, index),
    cells: new Map(
      columns.flatMap(([key, cells]): [string, Scalar][] => {
        const cell = cells[index];
        return isScalar(cell) ? [[key, cell]] : [];
      }),
    ),
  }));
  tableOf(walk, path, rows);
}

function mapTable(walk: Walk, value: JsonObject, path: string): void {
  const rows = Object.entries(value).map(([key, inner]) => {
    const cells = new Map<string, Scalar>([['key', key]]);
    flatten(walk, inner as JsonObject, at(path, key), '', cells);
    return { path: at(path, key), cells };
  });
  tableOf(walk, path, rows);
}

function listTable(walk: Walk, value: readonly Json[], path: string): void {
  const rows = value.map((inner, index) => {
    const cells = new Map<string, Scalar>();
    const place = `${path}[${index}]`;
    if (isScalar(inner)) cells.set('value', inner);
    else if (isObject(inner)) nested(walk, inner, () => flatten(walk, inner, place, '', cells), place);
    else visit(walk, inner, place);
    if (typeof inner === 'string' && inner.length > LONG_TEXT) walk.texts.push({ path: place, text: inner });
    return { path: place, cells };
  });
  tableOf(walk, path, rows);
}

/** One object: its scalars are one record; objects and lists in it are records and tables of their own. */
function record(walk: Walk, value: JsonObject, path: string): void {
  const cells = new Map<string, Scalar>();
  const own = Object.fromEntries(Object.entries(value).filter(([, inner]) => isScalar(inner)));
  flatten(walk, own, path, '', cells);
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
  for (const [key, inner] of Object.entries(value)) if (!isScalar(inner)) visit(walk, inner, at(path, key));
}

function visit(walk: Walk, value: Json, path: string): void {
  if (value === null || typeof value !== 'object') return;
  nested(
    walk,
    value,
    () => {
      if (Array.isArray(value)) listTable(walk, value, path);
      else if (!isMap(value as JsonObject)) record(walk, value as JsonObject, path);
      else if (isColumnar(value as JsonObject)) columnarTable(walk, value as JsonObject, path);
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
  const walk: Walk = { evidence_id, synonyms, tables: [], texts: [], seen: new Set(), cells: 0, cut: false };
  visit(walk, value, '');
  return { evidence_id, tables: walk.tables, texts: walk.texts, cut: walk.cut };
}
