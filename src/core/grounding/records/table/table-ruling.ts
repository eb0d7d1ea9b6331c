import type { ReadPlace } from '../../../../contract/grounding.ts';
import type { IssueCode } from '../../../../contract/issue.ts';
import type { Span } from '../../../../contract/span.ts';
import type { Ruling } from '../../ruling.ts';
import type { ClaimReading, Stretch } from './claim-reading.ts';
import type { Decision } from './decide.ts';
import type { PreparedTable } from './prepared-table.ts';
import type { CellPlace, Operation } from './program.ts';
import type { Weighed } from './weigh.ts';

const RULES: Readonly<Record<Operation, string>> = {
  'look up': 'GR30',
  count: 'GR31',
  distinct: 'GR31',
  superlative: 'GR32',
  order: 'GR32',
  compare: 'GR33',
  'compare counts': 'GR33',
  same: 'GR33',
  sum: 'GR34',
  average: 'GR34',
  difference: 'GR34',
  ratio: 'GR34',
  only: 'GR35',
  all: 'GR35',
  none: 'GR35',
  most: 'GR35',
};
const CODES: Readonly<Record<string, IssueCode>> = {
  GR31: 'COUNT_MISMATCH',
  GR32: 'COMPARISON_MISMATCH',
  GR33: 'COMPARISON_MISMATCH',
  GR34: 'NUMBER_MISMATCH',
  GR35: 'COUNT_MISMATCH',
};
const MOST_CELLS = 12;

/** The range of the text that a stretch of words covers. */
export function spanOf({ words }: ClaimReading, { from, to }: Stretch): Span {
  return { start: words[from]?.start ?? 0, end: words[to - 1]?.end ?? 0 };
}

function pathOf({ source, rows }: PreparedTable, { row, column }: CellPlace): string {
  return `${rows[row]?.path ?? ''}.${source.columns[column]?.key ?? ''}`;
}

function unique(cells: readonly CellPlace[]): CellPlace[] {
  const seen = new Set<number>();
  return cells.filter(({ row, column }) => {
    const key = row * 4096 + column;
    return !seen.has(key) && seen.add(key) !== undefined;
  });
}

/** The cells that a program read, a dozen at most, each with what stands there. */
export function cellsRead(table: PreparedTable, program: Weighed): Omit<ReadPlace, 'evidence_id'>[] {
  return unique(program.cells)
    .slice(0, MOST_CELLS)
    .map((place) => ({
      span: null,
      path: pathOf(table, place),
      quote: table.rows[place.row]?.cells[place.column]?.text ?? '',
    }));
}

/** The operation and its result, then the cells. */
export function cellPaths(table: PreparedTable, program: Weighed): string {
  const cells = unique(program.cells);
  const paths = cells.slice(0, MOST_CELLS).map((place) => pathOf(table, place));
  const more = cells.length > MOST_CELLS ? ` and ${cells.length - MOST_CELLS} more` : '';
  return paths.length === 0 ? program.derivation : `${program.derivation}: ${paths.join(', ')}${more}`;
}

function codeOf(claim: ClaimReading, rule: string, wrong: Stretch | undefined): IssueCode {
  const slot = claim.slots.find(({ from }) => from === wrong?.from);
  if (rule !== 'GR30') return CODES[rule] ?? 'TERM_MISMATCH';
  if (slot?.kind === 'number') return 'NUMBER_MISMATCH';
  return slot?.kind === 'date' ? 'DATE_MISMATCH' : 'TERM_MISMATCH';
}

function quoteOf(claim: ClaimReading, { start, end }: Span): string {
  return claim.text.slice(start, end);
}

/** The ruling on a claim: one operation, its result, and the part of the claim that differs. */
export function tableRuling(claim: ClaimReading, table: PreparedTable, { end, program }: Decision): Ruling {
  const rule = RULES[program.operation];
  const [wrong] = program.wrong;
  const place =
    wrong === undefined || end !== 'contradicted'
      ? { start: 0, end: claim.text.length }
      : spanOf(claim, wrong);
  const derivation = cellPaths(table, program);
  const finding = {
    code: end === 'contradicted' ? codeOf(claim, rule, wrong) : ('NOT_IN_EVIDENCE' as const),
    severity: end === 'contradicted' ? ('error' as const) : ('warning' as const),
    place,
    expected: quoteOf(claim, place),
    actual: end === 'contradicted' ? program.derivation : null,
    details: { derivation },
    sources: [],
  };
  return {
    rule,
    outcome: end,
    findings: end === 'supported' ? [] : [finding],
    reading: program.operation,
    place,
    points: [],
    derivation,
  };
}
