import type { CommandOutcome, CommandSpec, TreeSpec } from './sandbox.ts';

/** What decides how a run ends, as far as it is known: both sides by hash, the copy made of them, the command. */
export interface RunKey {
  readonly base_hash: string;
  readonly work_hash: string;
  readonly copy: TreeSpec;
  readonly command: CommandSpec;
}

/** Keeps outcomes of commands that ran to their end, a bounded number of the newest. */
export interface RunCache {
  /** The outcome with `cached: true`; null where none is kept, or where tools or installed packages changed since. */
  get(key: RunKey): Promise<CommandOutcome | null>;
  /** What ended at a limit, could reach the network or is very large is not kept. Never rejects: a full disk keeps nothing. */
  put(key: RunKey, outcome: CommandOutcome): Promise<void>;
}
