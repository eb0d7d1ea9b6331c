import { columnOf } from '../key-words.ts';
import type { RecordTable, Scalar } from '../record-table.ts';

const PARTS = [
  /^(?:subject|entity|s|주어|개체)$/i,
  /^(?:predicate|property|relation|attribute|key|p|속성|관계)$/i,
  /^(?:object|value|o|목적어|값)$/i,
] as const;

/** True for a table whose rows are facts: a thing, what is said of it, and its value. */
export function holdsFacts({ columns }: RecordTable): boolean {
  return (
    columns.length === PARTS.length && PARTS.every((part, at) => part.test(columns[at]?.key.trim() ?? ''))
  );
}

/** A table of facts turned into one row a thing, a column for each thing that is said. Several values stand in one cell. */
export function pivot(table: RecordTable): RecordTable {
  const things = new Map<string, { path: string; values: Map<string, Scalar> }>();
  for (const { path, cells } of table.rows) {
    const [thing, said, value] = cells;
    const row = things.get(String(thing)) ?? { path, values: new Map<string, Scalar>() };
    const known = row.values.get(String(said));
    row.values.set(String(said), known === undefined ? (value ?? null) : `${known}, ${value}`);
    things.set(String(thing), row);
  }
  const keys = [...new Set([...things.values()].flatMap(({ values }) => [...values.keys()]))];
  return {
    ...table,
    columns: [table.columns[0], ...keys.map((key) => columnOf(key, {}))].filter(
      (column) => column !== undefined,
    ),
    rows: [...things].map(([thing, { path, values }]) => ({
      path,
      cells: [thing, ...keys.map((key) => values.get(key))],
    })),
  };
}
