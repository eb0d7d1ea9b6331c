import type { AskEnd } from '../../../contract/ask.ts';
import type { GateDecision, RepairAction, RepairKind } from '../../../contract/repair.ts';
import type { CriticFinding } from '../critics/finding.ts';

/** Repairs after which the same evidence is answered from once more. */
const SAME_EVIDENCE: readonly RepairKind[] = ['retry.strict_citation', 'retry.contract', 'model.switch'];
/** What changes nothing before a person, or a worker, did something. */
function changesNothing({ kind }: RepairAction): boolean {
  return kind === 'schema.link.suggest';
}

/** True where all critics let an answer pass. */
export function passes(findings: readonly CriticFinding[], abstained: boolean): boolean {
  return !abstained && findings.length > 0 && findings.every(({ verdict }) => verdict !== 'fail');
}

/** What the gate decides about a failed attempt is decided on. */
export interface GateGround {
  readonly round: number;
  readonly max_rounds: number;
  readonly spent_ms: number;
  readonly budget_ms: number;
  /** Signatures of the failures so far, this one last. */
  readonly failures: readonly string[];
  /** Repairs that can be done at once. */
  readonly repairs: readonly RepairAction[];
}

/** The decision, and why the loop ends where it does. */
export interface Decided {
  readonly decision: GateDecision;
  readonly ended: AskEnd | null;
}

/** LP17: what follows a failed attempt: other evidence (`branch`), the same once more (`retry`), or the end (`abort`). */
export function decide({ round, max_rounds, spent_ms, budget_ms, failures, repairs }: GateGround): Decided {
  const last = failures.at(-1);
  const abort = (ended: AskEnd): Decided => ({ decision: 'abort', ended });
  if (last !== undefined && failures.slice(0, -1).includes(last)) return abort('same_failure');
  if (round >= max_rounds) return abort('rounds');
  if (spent_ms >= budget_ms) return abort('budget');
  const able = repairs.filter((repair) => !changesNothing(repair));
  if (able.length === 0) return abort('no_repair');
  const isSame = able.every(({ kind }) => SAME_EVIDENCE.includes(kind));
  return { decision: isSame ? 'retry' : 'branch', ended: null };
}
