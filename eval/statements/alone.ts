import { createHash } from 'node:crypto';
import { judgeText } from './judge-text.ts';
import type { Outcome } from '../../src/core/judge/judged.ts';
import type { Reader } from '../../src/core/read/reader.ts';
import type { EvalRow } from '../row.ts';
import { contentOf } from '../../src/core/grounding/own-ground/evidence-content.ts';
import { openPieces } from '../../src/core/grounding/own-ground/holders.ts';
import { openRecordsOf } from './open-records.ts';
import { packagedReader } from './packaged-reader.ts';

export const OUTCOMES: readonly Outcome[] = ['supported', 'contradicted', 'not_said', 'undecided'];

/** A row, and what the judge of statements says of it by itself. */
export interface Alone {
  readonly row: EvalRow;
  readonly outcome: Outcome;
  /** What rows say of it with words left over; absent where nothing. */
  readonly nearly?: 'supported' | 'contradicted';
}

/** What the judge said of some rows, of the true ones and of the false ones. */
export interface AloneCount {
  readonly name: string;
  readonly true_rows: Readonly<Record<Outcome, number>>;
  readonly false_rows: Readonly<Record<Outcome, number>>;
}

const TEXT = new Set(['document', 'tool_result']);
const READERS = { en: packagedReader('en'), ko: packagedReader('ko') };

/** Rows with a label whose evidence is text. */
export function isText({ label, evidences }: EvalRow): boolean {
  const isAll = evidences.every(({ type, data }) => TEXT.has(type) && typeof data === 'string');
  return label !== null && evidences.length > 0 && isAll;
}

const RECORDS = new Set(['table', 'json']);

/** Rows with a label whose evidence is one table or record. */
export function isOfRecords({ label, evidences }: EvalRow): boolean {
  return label !== null && evidences.length === 1 && evidences.every(({ type }) => RECORDS.has(type));
}

/** Rows with a label whose evidence is tables that the judge of statements alone reads. */
export function isOfTables(row: EvalRow): boolean {
  const [evidence] = row.evidences;
  if (!isOfRecords(row) || row.mapping !== null || evidence === undefined) return false;
  return openPieces([{ content: contentOf(evidence), mapping: null }], 'joined').holders.length === 0;
}

/** A row with Hangul in its claim is Korean. */
function readerOf({ answer }: EvalRow): Reader {
  return /[가-힣]/u.test(answer) ? READERS.ko : READERS.en;
}

/** Half of the rows, by their ids, is kept from whoever builds. */
export function isHeldBack({ id }: Pick<EvalRow, 'id'>): boolean {
  return (createHash('md5').update(id).digest()[0] ?? 0) % 2 === 1;
}

/** Asks the judge alone, without what the words and records of the product say. */
export function judgedAlone(row: EvalRow): Alone {
  const passages = row.evidences.map(({ data }) => (typeof data === 'string' ? data : ''));
  return { row, outcome: judgeText(row.answer, passages, readerOf(row)).outcome };
}

/** Asks the judge alone of rows and records. */
export function recordsAlone(row: EvalRow): Alone {
  const [evidence] = row.evidences;
  const said =
    evidence === undefined ? null : openRecordsOf(evidence)({ text: row.answer, query: null, said: null });
  const nearly = said?.nearly ?? null;
  return { row, outcome: said?.outcome ?? 'undecided', ...(nearly === null ? {} : { nearly }) };
}

export function countAlone(name: string, said: readonly Alone[]): AloneCount {
  const of = (label: 1 | 0): Record<Outcome, number> => {
    const count = (outcome: Outcome): number =>
      said.filter((one) => one.row.label === label && one.outcome === outcome).length;
    return {
      supported: count('supported'),
      contradicted: count('contradicted'),
      not_said: count('not_said'),
      undecided: count('undecided'),
    };
  };
  return { name, true_rows: of(1), false_rows: of(0) };
}

function total(counts: AloneCount['true_rows']): number {
  return OUTCOMES.reduce((sum, one) => sum + counts[one], 0);
}

/** Shares of what was decided, and of all; NaN where there is nothing to share. */
export function sharesOf({ true_rows: yes, false_rows: no }: AloneCount) {
  return {
    supported_right: yes.supported / (yes.supported + no.supported),
    contradicted_right: no.contradicted / (no.contradicted + yes.contradicted),
    decided_rightly: (yes.supported + no.contradicted) / (total(yes) + total(no)),
    balanced: (yes.supported / total(yes) + 1 - no.supported / total(no)) / 2,
  };
}
