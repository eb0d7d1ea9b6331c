import type { CheckSettings } from '../../../contract/check-settings.ts';
import type { Language } from '../../../contract/language.ts';
import type { JudgedClaim, MessageLimitation } from '../../../contract/message-claim.ts';
import type { RunReceipt } from '../../../contract/run-receipt.ts';
import type { UncheckedReason } from '../../../contract/unchecked-reason.ts';
import type { WorkChange } from '../../../contract/work-change.ts';
import type { WorkFinding } from '../../../contract/work-finding.ts';
import type {
  AskedProduct,
  CrossRun,
  ExistingReport,
  GoalReport,
  ProbeVerdict,
  RequirementVerdict,
  TranscriptSeen,
  WorkRun,
} from '../../../contract/work-report.ts';

/** A thing that should have been checked and was not. */
export interface UncheckedItem {
  readonly item: string;
  readonly reason: UncheckedReason;
  readonly detail: string;
}

/** Everything that was gathered of finished work, before it is judged. */
export interface GatheredWork {
  readonly change: WorkChange;
  readonly treeHash: string;
  /** Paths of changed test files. */
  readonly testFiles: readonly string[];
  readonly settings: CheckSettings;
  readonly runs: readonly WorkRun[];
  readonly crossRun: CrossRun | null;
  /** Of the runs; already weighed against the base. */
  readonly runFindings: readonly WorkFinding[];
  /** Of the difference; weighed here against the runs. */
  readonly tamperFindings: readonly WorkFinding[];
  /** Of requirements, module graph, the agent's report, commands and probes. */
  readonly otherFindings: readonly WorkFinding[];
  readonly requirements: readonly RequirementVerdict[];
  readonly goal: GoalReport | null;
  readonly commands: readonly RunReceipt[];
  /** Absent: none are configured. */
  readonly probes?: readonly ProbeVerdict[];
  /** Absent: no test turned green. */
  readonly product?: AskedProduct;
  readonly reports?: readonly ExistingReport[];
  /** True where the agent's report was given. */
  readonly hasReport: boolean;
  /** Claims of the agent's report, each with its verdict, and what it says to be open; absent without a report. */
  readonly claims?: readonly JudgedClaim[];
  readonly limitations?: readonly MessageLimitation[];
  readonly transcript?: TranscriptSeen;
  /** Sentences of the agent's report that admit what is not done. */
  readonly admitted: readonly string[];
  readonly unchecked: readonly UncheckedItem[];
  /** A line that would run the tests, for open points; null where none was found. */
  readonly testCommand: string | null;
  readonly language: Language;
  /** ISO day, for overrides that expire. */
  readonly today: string;
}
