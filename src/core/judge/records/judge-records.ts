import type { Language } from '../../../contract/language.ts';
import type { ClauseWords } from '../../lexicon/clause-words.ts';
import { markersIn } from '../../read/forms/markers.ts';
import { readText, type ReadSentence } from '../../read/read-text.ts';
import type { Reader } from '../../read/reader.ts';
import type { Exact } from '../../statement/exact.ts';
import { degreeOf } from '../operators/degree.ts';
import { computes } from '../facts/asked.ts';
import type { Key } from '../facts/fact.ts';
import { SILENT } from '../held.ts';
import { isSaidBare, withoutNamedNumbers } from './named-numbers.ts';
import { withMeasures } from '../facts/fact-reader.ts';
import { clausesOf, holdValues } from '../hold-values.ts';
import type { Means } from '../means.ts';
import { meansOf } from '../open-evidence.ts';
import type { CellReader } from './cell.ts';
import { derivationOf } from './derivation.ts';
import {
  type CellPlace,
  claimJudged,
  type HeldCells,
  type JudgedRecords,
  inClauses,
  loudest,
  NOTHING_READ,
} from './held-cells.ts';
import { type OpenedTable, openTable, type Place } from './open-table.ts';
import { type FindRows, rowIndex } from './row-index.ts';
import { keysIn, nameColumns } from './rows.ts';
import type { Table } from './table.ts';
import { kindsOfRows, MOST, tableBase } from './table-base.ts';
import { cellIndex, type FindCells } from './query/cell-index.ts';
import { type FindStanding, partIndex } from './query/part-index.ts';
import { standing } from './query/standing.ts';
import { type Answered, askRows, differenceOf, shown } from './query/ask-rows.ts';
import { madeOnce } from '../../language/made-once.ts';

export type RecordJudge = (claim: string) => JudgedRecords;

/** What signs stand for in all tables: EMP-012 is Kim. */
function resolver(tables: readonly Table[], language: Language): (cell: string) => Key | null {
  const known = new Map<string, Key>();
  for (const table of tables) {
    const { name, ids } = nameColumns(table);
    const keyIn = keysIn(table)[language];
    for (const { cells } of table.rows)
      for (const id of ids) {
        const key = name < 0 ? null : keyIn(cells[name]);
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
  readonly parts: () => FindStanding;
}

/** What the rows of a table were asked, with whether every word of it is theirs. */
interface Asked extends HeldCells {
  readonly isWhole: boolean;
  /** Rows were held against each other or counted, not looked up. */
  readonly isComputed: boolean;
}

/** What rows say of a sentence, and of its words that are theirs where others are left. */
function heldOf(
  answered: Answered,
  { span }: ReadSentence,
  opened: OpenedTable,
  isWhole: boolean,
): Pick<HeldCells, 'held' | 'cells' | 'derivation' | 'nearly'> {
  const { match, places, done } = answered;
  const read = places.map((place) => placeOf(opened.table, place));
  const [result, cellsRead] = [shown(answered), derivationOf(opened, places)];
  const written = { cell: read[0]?.quote ?? '', cells: cellsRead };
  const differences = match === 'contradicted' ? [differenceOf(answered, span, written)] : [];
  return {
    held: { ...SILENT, match: isWhole ? match : null, differences },
    nearly: match,
    cells: read,
    derivation: result === null ? cellsRead : [`${done} = ${result}`, cellsRead ?? []].flat().join(': '),
  };
}

/** A sentence whose only words of doubt or plan stand in cells or in values, a proposal among stages, is stood by. */
function stoodBy(text: string, sentence: ReadSentence, find: FindCells, words: ClauseWords): ReadSentence {
  const { tokens, values, span } = sentence;
  const cells = find(tokens).flatMap(({ first, last }) => tokens.slice(first, last));
  const isOfTable = ({ at }: { readonly at: number }): boolean =>
    [...cells, ...values].some(({ start, end }) => start <= at && at < end);
  const left = markersIn({ text, span, tokens, values, words }).filter((one) => !isOfTable(one));
  return left.length === 0 ? { ...sentence, mood: 'asserted' } : sentence;
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
      parts: madeOnce(() => partIndex(opened, language)),
      kinds: madeOnce(() => kindsOfRows(opened, cells)),
    };
  });
  const queryIn = (claim: ReadSentence, { opened, cells: findCells, kinds }: Opened): Asked => {
    if (opened.table.columns.length > MOST) return { ...NOTHING_READ, isWhole: false, isComputed: false };
    const { answered, left, values } = askRows(claim, opened, findCells(), kinds(), means);
    const said = { ...NOTHING_READ, left, values };
    if (answered === null) return { ...said, isWhole: false, isComputed: false };
    const isWhole = left.length === 0;
    const isComputed = answered.operation !== 'look-up';
    return { ...said, ...heldOf(answered, claim, opened, isWhole), isWhole, isComputed };
  };
  const factsIn = (claim: ReadSentence, { opened, find }: Opened): HeldCells => {
    const base = tableBase(opened, find, claim, means, cells);
    if (base === null || base.strangers) return NOTHING_READ;
    const held = holdValues(claim, base.base, base.said, means);
    const found = [...new Set(held.places.map(({ passage }) => passage))];
    return {
      ...NOTHING_READ,
      held,
      cells: found.map((at) => placeOf(opened.table, base.places[at])),
      derivation: derivationOf(
        opened,
        found.flatMap((at) => base.places[at] ?? []),
      ),
    };
  };
  const holdClause = (claim: ReadSentence, one: Opened): HeldCells => {
    const { isWhole, isComputed, ...asked } = queryIn(claim, one);
    const isAsked =
      one.opened.table.typed === true ||
      isComputed ||
      computes(claim, means.words) ||
      degreeOf('most', claim.tokens).length > 0;
    if (isAsked && isWhole && asked.held.match !== null) return asked;
    const facts = factsIn(claim, one);
    if (facts.held.match !== null) return facts;
    return isWhole ? asked : { ...asked, held: { ...asked.held, elsewhere: facts.held.elsewhere } };
  };
  /** A sentence as a whole; where the rows do not decide it, clause by clause. */
  const holdIn = (claim: ReadSentence, one: Opened): HeldCells => {
    const whole = holdClause(claim, one);
    if (whole.held.match !== null || whole.nearly !== null) return whole;
    const base = tableBase(one.opened, one.find, claim, means, cells);
    const parts = base === null || base.strangers ? null : clausesOf(withMeasures(claim), base.base, means);
    if (parts === null || parts.length < 2) return whole;
    const held = inClauses(parts.map((part) => holdClause(part, one)));
    return held.held.match === null && held.nearly === null ? whole : held;
  };
  /** What a row says word by word, where nothing else was found. */
  const standIn = (claim: ReadSentence, one: Opened): HeldCells => {
    const held = holdIn(claim, one);
    const { match } = held.held;
    const { typed = false, columns } = one.opened.table;
    if (match === 'supported' || (typed && match !== null) || columns.length > MOST) return held;
    const stood = standing(claim, {
      opened: one.opened,
      find: one.parts(),
      kinds: one.kinds(),
      means,
    });
    if (stood === null) return held;
    const { places, left } = stood;
    return {
      ...NOTHING_READ,
      held: { ...SILENT, match: left.length === 0 ? 'supported' : null },
      cells: places.map((place) => placeOf(one.opened.table, place)),
      derivation: derivationOf(one.opened, places),
      nearly: 'supported',
      left,
      values: held.values,
    };
  };
  const holdNamed = (text: string, sentence: ReadSentence, one: Opened): HeldCells => {
    const stood = sentence.mood === 'asserted' ? sentence : stoodBy(text, sentence, one.cells(), means.words);
    const said = standIn(withoutNamedNumbers(stood, one.opened.table), one);
    const isBare = said.held.differences.some((difference) => isSaidBare(difference, text));
    return isBare ? NOTHING_READ : said;
  };
  return (claim) =>
    claimJudged(
      readText(claim, reader).map((sentence) => loudest(all.map((one) => holdNamed(claim, sentence, one)))),
    );
}
