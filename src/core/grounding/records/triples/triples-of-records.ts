import type { Records, RecordTable } from '../record-table.ts';
import { textOf, type Triple } from './triple.ts';

const SUBJECT = /^(?:subject|subj|s|head|source|from|주어|주체)$/i;
const PREDICATE = /^(?:predicate|pred|p|relation|relationship|property|edge|verb|술어|관계)$/i;
const OBJECT = /^(?:object|obj|o|tail|target|to|value|목적어|객체|대상)$/i;
const IDENTIFIER = /^[a-z][\w/:.-]*$/i;
const COMPOUND = /[a-z][A-Z]|_|\//;

/** The triples of records: rows of subject, predicate and object by name, or rows of three with a predicate in the middle; else null. */
export function triplesOf(records: Records): Triple[] | null {
  const found = records.tables.map(triplesOfTable);
  return found.length > 0 && found.every((triples) => triples !== null) ? found.flat() : null;
}

function triplesOfTable(table: RecordTable): Triple[] | null {
  const keys = table.columns.map(({ key }) => key);
  if (keys.length !== 3) return null;
  const order = [SUBJECT, PREDICATE, OBJECT].map((name) => keys.findIndex((key) => name.test(key)));
  if (!order.includes(-1)) return rows(table, order);
  return isUnnamed(table) ? [...headTriple(table), ...rows(table, [0, 1, 2])] : null;
}

function rows({ rows: cells }: RecordTable, [s = 0, p = 1, o = 2]: readonly number[]): Triple[] {
  return cells.map(({ path, cells: row }) => ({
    path,
    subject: textOf(row[s]),
    predicate: textOf(row[p]),
    object: textOf(row[o]),
  }));
}

/** A list of lists: its first list stands as the header, and is a triple like the others. */
function isUnnamed({ columns, rows: cells }: RecordTable): boolean {
  const predicates = [columns[1]?.key ?? '', ...cells.map(({ cells: row }) => textOf(row[1]))];
  return predicates.every((one) => IDENTIFIER.test(one)) && predicates.some((one) => COMPOUND.test(one));
}

function headTriple({ columns, path }: RecordTable): Triple[] {
  const [subject = '', predicate = '', object = ''] = columns.map(({ key }) => key);
  return [{ path: `${path}[0]`, subject, predicate, object }];
}
