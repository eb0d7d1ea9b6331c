import type { CheckSettings } from '../../../contract/check-settings.ts';
import type { MessageClaim, MessageLimitation } from '../../../contract/message-claim.ts';
import type { RunReceipt } from '../../../contract/run-receipt.ts';
import type { TranscriptLog } from '../../../contract/transcript.ts';
import type { WorkChange } from '../../../contract/work-change.ts';
import type {
  CrossRun,
  ExistingReport,
  ProbeVerdict,
  RequirementVerdict,
  WorkRun,
} from '../../../contract/work-report.ts';
import type { LostName } from '../goal/lost-exports.ts';

/** What the claims of a final message are held against. */
export interface ClaimGround {
  readonly change: WorkChange;
  readonly testFiles: readonly string[];
  /** All files of the work. */
  readonly paths: ReadonlySet<string>;
  /** Texts of named files of the work that did not change. */
  readonly unchanged: ReadonlyMap<string, string>;
  /** Named paths that lie on disk although git ignores them. */
  readonly ignored: ReadonlySet<string>;
  /** False where neither a test file nor a command that runs tests was found, and no language has its tests elsewhere. */
  readonly tested: boolean;
  readonly runs: readonly WorkRun[];
  readonly crossRun: CrossRun | null;
  readonly commands: readonly RunReceipt[];
  readonly settings: CheckSettings['commands'];
  readonly requirements: readonly RequirementVerdict[];
  readonly probes: readonly ProbeVerdict[];
  readonly reports: readonly ExistingReport[];
  /** Null where the modules could not be read whole. */
  readonly lostExports: readonly LostName[] | null;
  /** Null where no transcript was given. Paths of its edits are relative to the root where they lie in it. */
  readonly log: TranscriptLog | null;
  /** Every claim and limitation of the message. */
  readonly claims: readonly MessageClaim[];
  readonly limitations: readonly MessageLimitation[];
}

/**
 * True where the difference is the whole of what the claims are about. Against the last commit alone, work that was
 * committed before is not in it, and its absence proves nothing.
 */
export function isWhole({ change }: ClaimGround): boolean {
  return change.base.how !== 'last_commit';
}
