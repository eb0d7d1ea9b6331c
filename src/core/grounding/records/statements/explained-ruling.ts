import type { Ruling } from '../../ruling.ts';
import type { ClaimReading } from '../table/claim-reading.ts';
import type { PreparedTable } from '../table/prepared-table.ts';
import { cellPaths, spanOf } from '../table/table-ruling.ts';
import type { Weighed } from '../table/weigh.ts';
import type { Explained } from './explain.ts';

const ENDS = { supported: 'supported', contradicted: 'contradicted', strange: 'not_found' } as const;

/** GR49: the statements of a sentence, each done, with the cells that they read. */
export function explainedRuling(
  claim: ClaimReading,
  table: PreparedTable,
  { end, derivation, wrong }: Explained,
  program: Weighed,
): Ruling {
  const [first] = wrong;
  const place = first === undefined ? { start: 0, end: claim.text.length } : spanOf(claim, first);
  const shown = cellPaths(table, { ...program, derivation });
  const finding = {
    code: end === 'contradicted' ? ('TERM_MISMATCH' as const) : ('NOT_IN_EVIDENCE' as const),
    severity: end === 'contradicted' ? ('error' as const) : ('warning' as const),
    place,
    expected: claim.text.slice(place.start, place.end),
    actual: end === 'contradicted' ? derivation : null,
    details: { derivation: shown },
    sources: [],
  };
  return {
    rule: 'GR49',
    outcome: ENDS[end],
    findings: end === 'supported' ? [] : [finding],
    reading: 'statements',
    place,
    points: [],
    derivation: shown,
  };
}
