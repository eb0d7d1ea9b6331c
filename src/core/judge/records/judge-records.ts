import type { Language } from '../../../contract/language.ts';
import { readText, type ReadSentence } from '../../read/read-text.ts';
import type { Reader } from '../../read/reader.ts';
import type { Exact } from '../../statement/exact.ts';
import { degreeOf } from '../operators/degree.ts';
import { computes } from '../facts/asked.ts';
import type { Key } from '../facts/fact.ts';
import { type Held, outcomeOf, SILENT } from '../held.ts';
import { holdValues } from '../hold-values.ts';
import type { Judged } from '../judged.ts';
import type { Means } from '../means.ts';
import { meansOf } from '../open-evidence.ts';
import type { CellReader } from './cell.ts';
import { derivationOf } from './derivation.ts';
import { type OpenedTable, openTable, type Place } from './open-table.ts';
import { type FindRows, rowIndex } from './row-index.ts';
import { keyOf, nameColumns } from './rows.ts';
import type { Table } from './table.ts';
import { kindsOfRows, MOST, tableBase } from './table-base.ts';
import { cellIndex, type FindCells } from './query/cell-index.ts';
import { askRows, differenceOf, shown } from './query/ask-rows.ts';
import { madeOnce } from '../../language/made-once.ts';

/** A cell that was read for the outcome. */
export interface CellPlace {
  readonly path: string;
  readonly quote: string;
}

/** What the tables say of a claim; its places are cells. */
export interface JudgedRecords extends Omit<Judged, 'places'> {
  readonly cells: readonly CellPlace[];
  /** What was looked up or computed; null where nothing was. */
  readonly derivation: string | null;
}

export type RecordJudge = (claim: string) => JudgedRecords;

/** What signs stand for in all tables: EMP-012 is Kim. */
function resolver(tables: readonly Table[], language: Language): (cell: string) => Key | null {
  const known = new Map<string, Key>();
  for (const table of tables) {
    const { name, ids } = nameColumns(table);
    for (const { cells } of table.rows)
      for (const id of ids) {
        const key = name < 0 ? null : keyOf(cells[name], language);
        if (key !== null && typeof cells[id] === 'string') known.set(cells[id], key);
      }
  }
  return (cell) => known.get(cell) ?? null;
}

function placeOf({ rows, columns }: Table, place: Place | undefined): CellPlace {
  const [row, column] = [rows[place?.row ?? -1], columns[place?.column ?? -1]];
  const key = column?.key ?? '';
  return {
    path: row === undefined || row.path === '' ? key : `${row.path}.${key}`,
    quote: String(row?.cells[place?.column ?? -1] ?? ''),
  };
}

interface Opened {
  readonly opened: OpenedTable;
  readonly find: FindRows;
  readonly cells: () => FindCells;
  /** What a claim may call its rows. */
  readonly kinds: () => ReadonlySet<string>;
}

interface HeldCells {
  readonly held: Held;
  readonly cells: readonly CellPlace[];
  readonly derivation: string | null;
}

const NOTHING_READ: HeldCells = { held: SILENT, cells: [], derivation: null };

const LOUDEST = ['contradicted', 'supported'] as const;

/** What the tables say of one sentence: none may deny what another one says. */
function loudest(all: readonly HeldCells[]): HeldCells {
  const found = LOUDEST.map((match) => all.find(({ held }) => held.match === match));
  const [against, says] = found;
  if (against !== undefined && says !== undefined) return NOTHING_READ;
  return against ?? says ?? all[0] ?? NOTHING_READ;
}

/** Opens tables; what a claim asks of them is read when it asks. */
export function openRecords(
  tables: readonly Table[],
  language: Language,
  reader: Reader,
  tolerance: Exact,
): RecordJudge {
  const means: Means = meansOf(reader, tolerance);
  const cells: CellReader = { language, reader, isCommon: means.isCommon };
  const resolve = resolver(tables, language);
  const all = tables.map((table): Opened => {
    const opened = openTable(table, cells, resolve);
    return {
      opened,
      find: rowIndex(opened.aliases),
      cells: madeOnce(() => cellIndex(opened, language)),
      kinds: madeOnce(() => kindsOfRows(opened, cells)),
    };
  });
  const queryIn = (claim: ReadSentence, { opened, cells: findCells, kinds }: Opened): HeldCells | null => {
    if (opened.table.columns.length > MOST) return null;
    const computed = askRows(claim, opened, findCells(), kinds(), means);
    if (computed === null) return null;
    const { match, places, done } = computed;
    const read = places.map((place) => placeOf(opened.table, place));
    const [result, cellsRead] = [shown(computed), derivationOf(opened, places)];
    const differences =
      match === 'contradicted'
        ? [differenceOf(computed, claim.span, { cell: read[0]?.quote ?? '', cells: cellsRead })]
        : [];
    return {
      held: { ...SILENT, match, differences },
      cells: read,
      derivation: result === null ? cellsRead : [`${done} = ${result}`, cellsRead ?? []].flat().join(': '),
    };
  };
  const holdIn = (claim: ReadSentence, one: Opened): HeldCells => {
    if (computes(claim, means.words) || degreeOf('most', claim.tokens).length > 0)
      return queryIn(claim, one) ?? factsIn(claim, one);
    const held = factsIn(claim, one);
    return held.held.match === null ? (queryIn(claim, one) ?? held) : held;
  };
  const factsIn = (claim: ReadSentence, { opened, find }: Opened): HeldCells => {
    const base = tableBase(opened, find, claim, means, cells);
    if (base === null || base.strangers) return NOTHING_READ;
    const held = holdValues(claim, base.base, base.said, means);
    const found = [...new Set(held.places.map(({ passage }) => passage))];
    return {
      held,
      cells: found.map((at) => placeOf(opened.table, base.places[at])),
      derivation: derivationOf(
        opened,
        found.flatMap((at) => base.places[at] ?? []),
      ),
    };
  };
  return (claim) => {
    const asked = readText(claim, reader);
    const held = asked.map((sentence) => loudest(all.map((one) => holdIn(sentence, one))));
    const outcome = outcomeOf(held.map((one) => one.held));
    const isOther = held.flatMap((one) => one.held.elsewhere);
    return {
      outcome,
      reason: outcome === 'undecided' ? (isOther.length > 0 ? 'other_subject' : 'unbound') : null,
      left: outcome === 'undecided' ? isOther : [],
      differences: outcome === 'contradicted' ? held.flatMap((one) => one.held.differences) : [],
      cells: outcome === 'undecided' ? [] : held.flatMap((one) => one.cells),
      derivation:
        outcome === 'undecided' ? null : held.flatMap((one) => one.derivation ?? []).join('; ') || null,
    };
  };
}
