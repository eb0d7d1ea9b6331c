import type { EvalRow } from '../row.ts';

/** A line that could not be read as a row; `line` counts from 1, 0 = the file as a whole. */
export interface Fault {
  readonly file: string;
  readonly line: number;
  readonly why: string;
}

/** What a folder gave for one data set. `found` is false where its file is not there. */
export interface Loaded {
  readonly name: string;
  readonly found: boolean;
  readonly rows: readonly EvalRow[];
  readonly faults: readonly Fault[];
}

/** One labelled set: loading never throws for what the folder holds or lacks. */
export interface Dataset {
  readonly name: string;
  load(folder: string): Loaded;
}
