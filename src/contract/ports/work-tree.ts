import type { TreeMarks } from '../tree-marks.ts';
import type { BaseRevision, RepositoryNote, WorkChange } from '../work-change.ts';
import type { AbortSignalLike } from './knowledge-graph.ts';

/** The two sides of a change: the base revision, and the files as they lie on disk now. */
export type TreeSide = 'base' | 'work';

/** A git work tree that is only read. Paths are relative to `root`, with `/`. */
export interface WorkTree {
  /** Absolute. */
  readonly root: string;
  /** Absolute: the folder of this work tree inside the git directory, where Assay may keep what is its own. */
  readonly stateFolder: string;
  /** Name of the folder of the repository; of a linked work tree that of the main one. */
  readonly repository: string;
  /** Null where HEAD is detached. */
  readonly branch: string | null;
  readonly base: BaseRevision;
  readonly notes: readonly RepositoryNote[];
  /** Everything that differs, with texts. Rejects with `AssayError` (unavailable, malformed, cancelled). */
  change(abort?: AbortSignalLike): Promise<WorkChange>;
  /** All files of a side: tracked ones, and untracked ones that git does not ignore. */
  paths(side: TreeSide): Promise<readonly string[]>;
  /** Text of a file; null where it is absent, a link, not UTF-8, or larger than 5 MB. */
  read(side: TreeSide, path: string): Promise<string | null>;
  /** The same for many files, in the order asked; one process for all of the base. */
  readMany(side: TreeSide, paths: readonly string[]): Promise<readonly (string | null)[]>;
  /** A hash of every file of the side by path and content: equal trees, equal hash. */
  hash(side: TreeSide): Promise<string>;
}

/** A work tree at a glance, without its differences. */
export interface WorkTreeGlance {
  /** Absolute. */
  readonly root: string;
  readonly stateFolder: string;
  /** Hash of the files on disk, as `WorkTree.hash` gives it. */
  readonly tree: string;
  /** The same of the baseline that was named; of the last commit where none is kept, null before the first. */
  readonly before: string | null;
  /** True where `before` is that of the baseline. */
  readonly recorded: boolean;
  /** Null where they were not wanted, or would not be certain. */
  readonly marks: TreeMarks | null;
}

/** How the base is chosen; without any, the merge base with the default branch, else the last commit but the work. */
export interface BaseChoice {
  /** A revision as git names it. */
  readonly base?: string | undefined;
  /** Name of a baseline that was recorded before. */
  readonly baseline?: string | undefined;
}

export interface WorkTreeReader {
  /** The work tree that the folder lies in. Rejects: not_found (no git, no work tree), usage (no such revision). */
  open(folder: string, choice: BaseChoice): Promise<WorkTree>;
  /**
   * Keeps the state of the work tree now, uncommitted files with it, under a name (a session, a turn), as a commit
   * that no branch holds; nothing that the user sees changes. Answers its commit id.
   */
  recordBaseline(folder: string, name: string): Promise<string>;
}
