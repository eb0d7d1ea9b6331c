import type { Language } from '../../../contract/language.ts';
import type { RunReceipt } from '../../../contract/run-receipt.ts';
import type { TestRun } from '../../../contract/test-run.ts';
import type { WorkChange } from '../../../contract/work-change.ts';
import type { Override } from '../../../contract/work-finding.ts';
import type { CrossRun } from '../../../contract/work-report.ts';
import type { WrittenTests } from './written-tests.ts';

/** What requirements are held against. */
export interface RequirementGround {
  /** Of what is said of each. */
  readonly language: Language;
  /** The run of the work tree; null where the tests were not run. */
  readonly run: TestRun | null;
  readonly crossRun: CrossRun | null;
  readonly change: WorkChange;
  /** The tests as their files have them, asked where none were run. */
  readonly written: WrittenTests;
  /** Whether a path is there and more than a stub, with what was seen. */
  readonly fileHolds: (path: string) => { readonly holds: boolean; readonly detail: string };
  /** How a command of the configuration ended; null where it was not run. */
  readonly commandRan: (command: string) => RunReceipt | null;
  readonly overrides: readonly Override[];
}
