/** Stamps of the files and folders of a work tree, and of what decides which of them git sees: as long as they are the same, nothing in it was touched. */
export interface TreeMarks {
  /** Absolute. */
  readonly root: string;
  /** From the root, files and folders; those of git may begin with `..`. */
  readonly paths: readonly string[];
  /** One for each path: its inode, its size, and when it was last touched, in ms since 1970. Zeros where nothing lies. */
  readonly stamps: readonly (readonly [number, number, number])[];
}
