/** How one input ended: answered, or refused with an error that was foreseen. */
export type Ended = 'answered' | 'refused';

/** Something of Assay that takes input from outside, opened once. */
export interface OpenTarget {
  /** Gives the input with this number. Rejects where it was neither answered nor refused as it should be. */
  run(seed: number): Promise<Ended>;
  close(): Promise<void>;
  /** The process that it runs in, where it has one: ended by whoever ends the thread. */
  readonly pid?: number | undefined;
}

export const TARGETS = ['library', 'http', 'hook', 'mcp'] as const;
export type TargetName = (typeof TARGETS)[number];
