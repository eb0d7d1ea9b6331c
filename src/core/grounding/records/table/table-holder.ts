import type { ReadPlace } from '../../../../contract/grounding.ts';
import type { Span } from '../../../../contract/span.ts';
import type { End, Held, Holder, Signals } from '../../held.ts';
import type { RecordTable, Records } from '../record-table.ts';
import { tableProbability } from './table-probability.ts';
import type { ClaimReading, Slot } from './claim-reading.ts';
import { type Decision, decide } from './decide.ts';
import { type PreparedTable, prepareTable } from './prepared-table.ts';
import { readClaim } from './read-claim.ts';
import { runPrograms } from './run-programs.ts';
import { signalsOf } from './signals.ts';
import { cellsRead, spanOf, tableRuling } from './table-ruling.ts';
import { unboundParts } from './unbound-parts.ts';
import { asidesOf } from '../statements/asides.ts';
import { type Compact, compactOf } from '../statements/compact.ts';
import { type Explained, explain, type Memory } from '../statements/explain.ts';
import type { Aside } from '../statements/sentence.ts';
import { explainedRuling } from '../statements/explained-ruling.ts';

/** A table with what the claims before spoke of. */
interface Open {
  readonly table: PreparedTable;
  readonly compact: Compact;
  readonly asides: readonly Aside[];
  readonly memory: Memory;
}

interface Judged {
  readonly table: PreparedTable;
  readonly explained: Explained | null;
  readonly claim: ClaimReading;
  readonly signals: Signals;
  readonly decision: Decision;
}

/** The subject of the claim before, by table: a pronoun stands for it. */
type Subjects = Map<PreparedTable, Slot>;

function judge(text: string, open: Open, subjects: Subjects): Judged | null {
  const { table } = open;
  const claim = readClaim(text, table, subjects.get(table) ?? null);
  const subject = claim.slots.find(({ kind }) => kind === 'text');
  if (subject !== undefined) subjects.set(table, subject);
  const programs = runPrograms(claim, table);
  const signals = signalsOf(claim, programs);
  const decision = decide(programs, tableProbability(signals));
  const explained = explain(claim, open, open.compact, open.memory);
  return decision === null ? null : { table, claim, signals, decision, explained };
}

/** Of several tables the one that the claim speaks of most. */
function nearest(judged: readonly Judged[]): Judged | null {
  const explained = judged.find((one) => one.explained?.end === 'supported');
  if (explained !== undefined) return explained;
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

const SURE = { supported: 0.96, contradicted: 0.1, strange: 0.3 } as const;

/** What the reading of its statements says, where it could read the claim. */
function explainedBy(evidence_id: string, judged: Judged, explained: Explained): Held {
  const { table, claim, signals, decision } = judged;
  const { program } = decision;
  const cells = { ...program, cells: explained.cells };
  const ruling = explainedRuling(claim, table, explained, cells);
  return {
    evidence_id,
    rulings: [ruling],
    signals,
    unsupported: explained.wrong.map((stretch) => spanOf(claim, stretch)).sort((a, b) => a.start - b.start),
    read: cellsRead(table, cells).map((place): ReadPlace => ({ evidence_id, ...place })),
    probability: SURE[explained.end],
  };
}

/** Whether the reading of the statements says other than the fitted one: it may bear out anything, and deny what that supports. */
function changes(end: End, explained: Explained['end']): boolean {
  return explained === 'supported' ? end !== 'supported' : end === 'supported';
}

function heldBy(evidence_id: string, judged: Judged): Held {
  const { table, claim, signals, decision, explained } = judged;
  if (explained !== null && changes(decision.end, explained.end))
    return explainedBy(evidence_id, judged, explained);
  const read: ReadPlace[] = cellsRead(table, decision.program).map((place) => ({ evidence_id, ...place }));
  return {
    evidence_id,
    rulings: [tableRuling(claim, table, decision)],
    signals,
    unsupported: wrongParts(judged),
    read,
    probability: explained?.end === 'supported' ? SURE.supported : decision.probability,
  };
}

/**
 * Holds the claims of one text against the tables of one piece of evidence; `probability` is absent where they say
 * nothing. `beside` are the objects that stand around lists of rows.
 */
export function tableHolder({ evidence_id, tables }: Records, beside: readonly RecordTable[] = []): Holder {
  const asides = asidesOf(beside);
  const prepared = tables
    .filter(({ rows }) => rows.length > 0)
    .map((written): Open => {
      const table = prepareTable(written);
      return { table, asides, compact: compactOf(table), memory: { rows: null } };
    });
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
