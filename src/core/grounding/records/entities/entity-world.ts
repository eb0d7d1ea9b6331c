import type { NamedRecords, RecordMapping } from '../../../../contract/record-mapping.ts';
import { cellNumber, cellText } from './entity-cell.ts';
import type { Column, RecordRow, Records, RecordTable, Scalar } from '../record-table.ts';

/** Records of one shape, each of which has a name. */
export interface EntityKind {
  readonly id: number;
  readonly columns: readonly Column[];
  readonly at: ReadonlyMap<string, number>;
  readonly named: NamedRecords;
  readonly entities: Entity[];
  /** The records of each group value. */
  readonly byGroup: Map<string | null, Entity[]>;
}

/** A record with a name. */
export interface Entity {
  readonly kind: EntityKind;
  readonly name: string;
  readonly place: string | null;
  readonly row: RecordRow;
  /** What stands in its group column; null where it has none. */
  readonly group: string | null;
}

/** Kinds with more records than this are not read as things with names: no report names them one by one. */
const MOST = 20_000;

export function cellOf(entity: Entity, key: string): Scalar | undefined {
  const at = entity.kind.at.get(key);
  return at === undefined ? undefined : entity.row.cells[at];
}

export function numberOf(entity: Entity, key: string): number | null {
  return cellNumber(cellOf(entity, key));
}

/** The path of a cell, as the report shows it. */
export function cellPath(entity: Entity, key: string): string {
  return entity.row.path === '' ? key : `${entity.row.path}.${key}`;
}

function namedBy(table: RecordTable, { entities }: RecordMapping): NamedRecords | null {
  const keys = new Set(table.columns.map(({ key }) => key));
  return entities.find(({ name }) => name.every((key) => keys.has(key))) ?? null;
}

function addRows(kind: EntityKind, table: RecordTable): void {
  const [first = ''] = kind.named.name;
  const get = (row: RecordRow, key: string | undefined) =>
    key === undefined ? undefined : row.cells[kind.at.get(key) ?? -1];
  for (const row of table.rows) {
    const name = cellText(get(row, first));
    if (name === null) continue;
    const group = get(row, kind.named.group);
    const entity: Entity = {
      kind,
      name,
      row,
      place: cellText(get(row, kind.named.place)),
      group: group === undefined || group === null ? null : String(group),
    };
    kind.entities.push(entity);
    const others = kind.byGroup.get(entity.group);
    if (others === undefined) kind.byGroup.set(entity.group, [entity]);
    else others.push(entity);
  }
}

/** The records with names, by shape: rows of tables and single records of the same keys come together. */
export function entityKinds(records: Records, mapping: RecordMapping): EntityKind[] {
  const kinds = new Map<string, EntityKind>();
  for (const table of records.tables) {
    if (table.rows.length > MOST) continue;
    const named = namedBy(table, mapping);
    if (named === null) continue;
    const shape = table.columns
      .map(({ key }) => key)
      .sort()
      .join('\n');
    const kind = kinds.get(shape) ?? {
      id: kinds.size,
      columns: table.columns,
      at: new Map(table.columns.map(({ key }, index) => [key, index])),
      named,
      entities: [],
      byGroup: new Map(),
    };
    const sameOrder = kind.columns.every(({ key }, at) => table.columns[at]?.key === key);
    kinds.set(shape, kind);
    addRows(kind, sameOrder ? table : inOrder(table, kind));
  }
  return [...kinds.values()];
}

function inOrder(table: RecordTable, kind: EntityKind): RecordTable {
  const at = new Map(table.columns.map(({ key }, index) => [key, index]));
  const places = kind.columns.map(({ key }) => at.get(key) ?? -1);
  const rows = table.rows.map((row) => ({ path: row.path, cells: places.map((place) => row.cells[place]) }));
  return { ...table, columns: kind.columns, rows };
}
