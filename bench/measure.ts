/** One row of the table. `met` is null where there is no target, or where it could not be measured. */
export interface Measure {
  readonly what: string;
  readonly target: string;
  readonly found: string;
  readonly met: boolean | null;
}

/** How much is done: the full run, or one tiny iteration of each measure to see that it works. */
export interface Sizes {
  readonly units: number;
  readonly weeks: number;
  readonly people: number;
  readonly answers: number;
  readonly names: number;
  readonly megabytes: readonly number[];
  readonly runs: number;
  /** Passages of an index. */
  readonly documents: number;
  /** Kept verdicts of a list. */
  readonly verdicts: number;
  readonly jobs: number;
  readonly jobRounds: number;
  /** Files of source code that are indexed. */
  readonly sourceFiles: number;
  /** Folders of this project that are asked about. */
  readonly askedAbout: readonly string[];
}

export const FULL: Sizes = {
  units: 500,
  weeks: 40,
  people: 10_000,
  answers: 400,
  names: 60,
  megabytes: [1, 3, 10],
  runs: 7,
  documents: 50_000,
  verdicts: 10_000,
  jobs: 5000,
  jobRounds: 5,
  sourceFiles: 10_000,
  askedAbout: ['docs/spec', 'src/contract', 'src/app', 'src/core'],
};

export const QUICK: Sizes = {
  units: 12,
  weeks: 4,
  people: 40,
  answers: 2,
  names: 2,
  megabytes: [0.01, 0.02],
  runs: 1,
  documents: 100,
  verdicts: 200,
  jobs: 100,
  jobRounds: 1,
  sourceFiles: 40,
  askedAbout: ['src/app/verify-thread'],
};
