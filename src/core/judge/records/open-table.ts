import type { ReadSentence } from '../../read/read-text.ts';
import type { ValueMention } from '../../statement/value.ts';
import { yearIn } from '../facts/label-fact.ts';
import type { Fact, Key } from '../facts/fact.ts';
import type { Said } from '../held.ts';
import { type Cell, type CellReader, readCell } from './cell.ts';
import { type Header, readHeader } from './header.ts';
import { isNamingSign, isTotal, keysIn, nameColumns, pathKey, sharedKind, shortNames } from './rows.ts';
import type { Row, Scalar, Table } from './table.ts';

/** Where a cell stands. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

/** A cell as a fact, and as what says it. */
export interface CellFact {
  readonly fact: Fact;
  readonly said: Said;
  readonly place: Place;
}

/** A table whose cells are read when somebody asks for them, and once. */
export interface OpenedTable {
  readonly table: Table;
  /** What each row is called; null where no column says it. */
  readonly names: readonly (Key | null)[];
  /** The column that names the rows; -1 where none does. */
  readonly name: number;
  /** What kind of thing all of them are; null where their names do not say. */
  readonly kind: string | null;
  /** All that a row may be called by. */
  readonly aliases: readonly (readonly Key[])[];
  /** The facts of a row, said of this name. */
  factsOf(row: number, owner: Key | null): readonly CellFact[];
  header(column: number): Header;
  cell(row: number, column: number): Cell | null;
}

function sentenceOf(quote: string, { values }: Cell): ReadSentence {
  const span = { start: 0, end: quote.length };
  return {
    span,
    form: 'form',
    mood: 'asserted',
    apart: false,
    opens: true,
    tokens: [],
    values,
    statements: [],
  };
}

function asList(key: Key | null): readonly Key[] {
  return key === null ? [] : [key];
}

/** A fact of a row that its time tells from others. */
function withTimes(one: CellFact, times: readonly ValueMention[]): CellFact {
  const isTimed = one.fact.values.some(({ value }) => value?.kind === 'period');
  return isTimed ? one : { ...one, fact: { ...one.fact, values: [...one.fact.values, ...times] } };
}

export function openTable(
  table: Table,
  means: CellReader,
  resolve: (cell: string) => Key | null,
): OpenedTable {
  const { name, ids } = nameColumns(table);
  const { language } = means;
  const keyIn = keysIn(table)[language];
  const headers = new Map<number, Header>();
  const cells = table.columns.map(() => new Map<Scalar | undefined, Cell | null>());
  const header = (at: number): Header => {
    const column = table.columns[at];
    const known = headers.get(at);
    if (known !== undefined || column === undefined)
      return known ?? { words: [], also: [], all: [], times: [], withUnit: String };
    const sample = table.rows
      .map(({ cells: own }) => own[at])
      .find((cell) => typeof cell !== 'boolean' && cell !== null);
    const made = readHeader(column, String(sample ?? ''), means);
    headers.set(at, made);
    return made;
  };
  const cellOf = ({ cells: own }: Row, at: number): Cell | null => {
    const known = cells[at]?.get(own[at]);
    if (known !== undefined) return known;
    const made = ids.includes(at)
      ? null
      : readCell(own[at], header(at).withUnit, means, table.columns[at]?.named);
    cells[at]?.set(own[at], made);
    return made;
  };
  const factOf = (row: Row, index: number, at: number, owner: Key | null): CellFact[] => {
    const cell = cellOf(row, at);
    const { words, also, times } = header(at);
    if (cell === null) return [];
    const quote = `${table.columns[at]?.key ?? ''}: ${cell.written}`;
    const other = typeof row.cells[at] === 'string' ? resolve(row.cells[at]) : null;
    const named = [...asList(cell.name), ...asList(other)];
    const linked = (other ?? []).map((word) => ({ word: word.toLowerCase(), upos: 'PROPN' }));
    return [
      {
        fact: {
          owner,
          words: [...words, ...cell.words, ...linked],
          also: table.rows.length > 1 ? [...also, ...words] : also,
          values: [...cell.values, ...times],
          names: language === 'ko' ? [] : named.slice(-1),
          negative: cell.flag === false,
          mood: 'asserted',
          place: 'other',
          sentence: -1,
        },
        said: {
          sentence: sentenceOf(quote, cell),
          place: { passage: -1, span: { start: 0, end: quote.length } },
          computes: false,
          quote,
        },
        place: { row: index, column: at },
      },
    ];
  };
  const called = name < 0 ? [] : table.rows.map(({ cells: own }) => String(own[name] ?? ''));
  const kind = sharedKind(called);
  const ofPath = table.shape === 'record' && name < 0 ? pathKey(table.path) : null;
  const names = table.rows.map((_, at) => {
    if (ofPath !== null) return ofPath;
    const whole = isTotal(called[at] ?? '') ? null : keyIn(called[at]);
    return kind === null ? whole : (whole?.slice(0, -1) ?? null);
  });
  const short = shortNames(called, table.columns[name]?.key ?? '', language);
  const aliases = table.rows.map(({ cells: own }, at) => {
    if (names[at] === null) return [];
    const signs = ids.flatMap((id) => (isNamingSign(own[id]) ? asList(keyIn(own[id])) : []));
    return [...asList(names[at] ?? null), ...asList(short[at] ?? null), ...signs];
  });
  const said = new Map<string, number>();
  for (const key of names) if (key !== null) said.set(key.join(' '), (said.get(key.join(' ')) ?? 0) + 1);
  const isOne = (at: number): boolean => said.get(names[at]?.join(' ') ?? '') === 1;
  /** What tells rows of one name apart by their time. */
  const timesOf = (row: Row): readonly ValueMention[] => {
    for (const at of table.columns.keys()) {
      const times = at === name ? [] : (cellOf(row, at)?.values.map(yearIn) ?? []);
      const [time, ...more] = times.filter(({ value }) => value?.kind === 'period');
      if (time !== undefined && more.length === 0) return [time];
    }
    return [];
  };
  return {
    table,
    names,
    name,
    kind,
    aliases,
    header,
    cell: (at, column) => (table.rows[at] === undefined ? null : cellOf(table.rows[at], column)),
    factsOf: (at, owner) => {
      const row = table.rows[at];
      if (row === undefined || isTotal(called[at] ?? '')) return [];
      const facts = table.columns.flatMap((_, column) =>
        column === name ? [] : factOf(row, at, column, owner),
      );
      if (isOne(at) || table.rows.length === 1) return facts;
      const times = timesOf(row);
      if (name < 0 && times.length === 0) return [];
      return facts.map((one) => withTimes(one, times));
    },
  };
}
