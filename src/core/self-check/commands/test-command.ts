import type { TestRunner } from '../../../contract/test-run.ts';

/** How the tests of a repository are run, and who said so. */
export interface TestCommand {
  /** As a person would type it. */
  readonly shown: string;
  /** What it comes to: a line for the shell with the scripts of the package unfolded and its checks left out. */
  readonly line: string;
  /** Lint, types and formats that the command runs beside the tests, each a line of its own. */
  readonly checks: readonly string[];
  /** Of its first call; `other` where no known runner is called. */
  readonly runner: TestRunner;
  /** Relative to the root; `.` for the root. */
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
  /** The file that says so, or `configuration`. */
  readonly from: string;
  /** Folder that Python finds modules in, relative to `folder`; null for other languages. */
  readonly pythonPath: string | null;
}
