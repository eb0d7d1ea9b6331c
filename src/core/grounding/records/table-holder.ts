import type { ReadPlace } from '../../../contract/grounding.ts';
import type { Span } from '../../../contract/span.ts';
import type { Held, Holder, Signals } from '../held.ts';
import type { Records } from './record-table.ts';
import { tableProbability } from './table-probability.ts';
import type { ClaimReading, Slot } from './table/claim-reading.ts';
import { type Decision, decide } from './table/decide.ts';
import { type PreparedTable, prepareTable } from './table/prepared-table.ts';
import { readClaim } from './table/read-claim.ts';
import { runPrograms } from './table/run-programs.ts';
import { signalsOf } from './table/signals.ts';
import { cellsRead, spanOf, tableRuling } from './table/table-ruling.ts';
import { unboundParts } from './table/unbound-parts.ts';

interface Judged {
  readonly table: PreparedTable;
  readonly claim: ClaimReading;
  readonly signals: Signals;
  readonly decision: Decision;
}

/** The subject of the claim before, by table: a pronoun stands for it. */
type Subjects = Map<PreparedTable, Slot>;

function judge(text: string, table: PreparedTable, subjects: Subjects): Judged | null {
  const claim = readClaim(text, table, subjects.get(table) ?? null);
  const subject = claim.slots.find(({ kind }) => kind === 'text');
  if (subject !== undefined) subjects.set(table, subject);
  const programs = runPrograms(claim, table);
  const signals = signalsOf(claim, programs);
  const decision = decide(programs, tableProbability(signals));
  return decision === null ? null : { table, claim, signals, decision };
}

/** Of several tables the one that the claim speaks of most. */
function nearest(judged: readonly Judged[]): Judged | null {
  return judged.reduce<Judged | null>(
    (best, one) => (best === null || one.decision.program.cost < best.decision.program.cost ? one : best),
    null,
  );
}

function wrongParts({ claim, decision }: Judged): Span[] {
  if (decision.end === 'supported') return [];
  const { wrong } = decision.program;
  return decision.end === 'contradicted' && wrong.length > 0
    ? wrong.map((stretch) => spanOf(claim, stretch)).sort((a, b) => a.start - b.start)
    : unboundParts(claim, decision.program);
}

function heldBy(evidence_id: string, judged: Judged): Held {
  const { table, claim, signals, decision } = judged;
  const read: ReadPlace[] = cellsRead(table, decision.program).map((place) => ({ evidence_id, ...place }));
  return {
    evidence_id,
    rulings: [tableRuling(claim, table, decision)],
    signals,
    unsupported: wrongParts(judged),
    read,
    probability: decision.probability,
  };
}

/** Holds the claims of one text against the tables of one piece of evidence; `probability` is absent where they say nothing. */
export function tableHolder({ evidence_id, tables }: Records): Holder {
  const prepared = tables.filter(({ rows }) => rows.length > 0).map(prepareTable);
  const subjects: Subjects = new Map();
  return {
    next: ({ text }) => {
      const judged = prepared.map((table) => judge(text, table, subjects)).filter((one) => one !== null);
      const best = nearest(judged);
      return best === null
        ? { evidence_id, rulings: [], signals: {}, unsupported: [], read: [] }
        : heldBy(evidence_id, best);
    },
  };
}
