import type { RunReceipt } from '../run-receipt.ts';
import type { AbortSignalLike } from './knowledge-graph.ts';
import type { TreeSide, WorkTree } from './work-tree.ts';

/** A copy to be made: all files of one side, with some taken from the other and some left out. */
export interface TreeSpec {
  readonly tree: RunReceipt['tree'];
  readonly side: TreeSide;
  /** Files put as the other side has them; where it has none, the file is removed. */
  readonly fromOther: readonly string[];
  readonly without: readonly string[];
}

/** Limits are hard: what exceeds them is ended, with all that it started. */
export interface CommandSpec {
  /** A line for the shell, run at the root of the copy (or `folder` under it). */
  readonly command: string;
  /** As a person would type it, for the receipt. */
  readonly shown: string;
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly timeout_ms: number;
  readonly output_bytes: number;
  /** Files that the command may leave, absolute or relative to the copy, `*` and `**` allowed; `{results}` in the command
   * and the environment stands for a private folder outside the copy, whose files are all read. */
  readonly reads: readonly string[];
  /** Names in the folder of results that are read as they are written: what was said there once cannot be taken back.
   * Each is the first file of its name; a second one of that name was put in its place. */
  readonly streams?: readonly string[];
  /** Files that are put into the folder of results before, by name; `{results}` stands for the folder in their text too. */
  readonly given?: Readonly<Record<string, string>>;
  /** True only where the user's configuration allows it. */
  readonly network: boolean;
  /** True only where the user asked for it: it runs where the required guarantees cannot be had, too. */
  readonly unenclosed: boolean;
}

/** A text that a command left behind. */
export interface LeftFile {
  /** Relative to the folder of results, or to the copy. */
  readonly path: string;
  readonly text: string;
}

export interface CommandOutcome {
  readonly receipt: RunReceipt;
  readonly files: readonly LeftFile[];
}

/**
 * A copy of a tree that shares nothing writable with the user's: dependencies (node_modules, virtual environments) too.
 * What commands print and the files that they leave name the root of the user's tree, wherever the copy lies.
 */
export interface TreeCopy {
  /** Absolute: where its files lie. */
  readonly root: string;
  /** Rejects with `AssayError` (unavailable) where it cannot be enclosed and the user did not ask to run it all the same. */
  run(command: CommandSpec, abort?: AbortSignalLike): Promise<CommandOutcome>;
  /** Deletes it. Never rejects. */
  remove(): Promise<void>;
}

export interface Sandbox {
  /** Rejects with `AssayError` (disk_full, unavailable, cancelled). What a killed process left is removed by the next. */
  copy(tree: WorkTree, spec: TreeSpec, abort?: AbortSignalLike): Promise<TreeCopy>;
}
