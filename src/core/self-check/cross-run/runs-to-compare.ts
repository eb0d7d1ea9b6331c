import type { Requirement } from '../../../contract/requirement.ts';
import type { WorkChange } from '../../../contract/work-change.ts';
import type { WorkRun } from '../../../contract/work-report.ts';

/** What the scan of the difference says of the assertions of one test. */
export type AssertionChange =
  | 'assertions_same'
  | 'assertions_extended'
  | 'follows_source'
  | 'given_more'
  | 'assertions_changed'
  | 'unknown';

/** Names that the code had and has no more, and names that it has now and had not. */
export interface Renames {
  readonly gone: ReadonlySet<string>;
  readonly came: ReadonlySet<string>;
}

/** The runs of one check. Null: was not made. */
export interface RunsToCompare {
  readonly change: WorkChange;
  readonly work: WorkRun;
  readonly base: WorkRun | null;
  readonly workWithBaseTests: WorkRun | null;
  readonly baseWithNewTests: WorkRun | null;
  /** Second runs of `work` and `work_with_base_tests`, where `rerun` of a first comparison asked for them. */
  readonly again: WorkRun | null;
  readonly againWithBaseTests: WorkRun | null;
  /** By id of the test in the work; a test that is not named was not changed. */
  readonly assertions: ReadonlyMap<string, AssertionChange>;
  /** By id of a test of the base: what its assertions ask for. */
  readonly subjects?: ReadonlyMap<string, string>;
  /** Ids of tests of the base that are gone with what they speak of. */
  readonly obsolete?: ReadonlySet<string>;
  /** Ids of tests of the base whose every assertion stands in a test of the work. */
  readonly rehomed?: ReadonlySet<string>;
  readonly renames?: Renames;
  readonly requirements: readonly Requirement[];
  /** Globs of test files, beside the usual names. */
  readonly testFiles: readonly string[];
}
