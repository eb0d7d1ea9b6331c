import type { TestStatus } from '../../../contract/test-run.ts';

/** A test as a report tells it, before it gets its id. */
export interface RawTest {
  /** As the report writes it; null where it does not tell. */
  readonly file: string | null;
  readonly suites: readonly string[];
  /** Empty: the file as a whole, which did not load. */
  readonly title: string;
  readonly status: TestStatus;
  readonly message?: string | undefined;
  readonly assertions?: number | undefined;
  readonly retries?: number | undefined;
}

/** What a reader took from a report. */
export interface RawRun {
  readonly tests: readonly RawTest[];
  /** False where the report ends in the middle. */
  readonly whole: boolean;
  /** Failures outside a test. */
  readonly troubles: readonly string[];
}
