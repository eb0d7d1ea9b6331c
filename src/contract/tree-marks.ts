/** Stamps of the files and folders of a work tree: as long as they are the same, nothing in it was touched. */
export interface TreeMarks {
  /** Absolute. */
  readonly root: string;
  /** From the root, files and folders. */
  readonly paths: readonly string[];
  /** One for each path: its inode, its size, and when it was last touched, in ms since 1970. */
  readonly stamps: readonly (readonly [number, number, number])[];
}
