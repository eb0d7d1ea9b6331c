/** Reads when files under a folder were last written. */
export interface FileTimes {
  /** Milliseconds since 1970 in the order asked; null for what is no file, or lies outside the folder. */
  writtenAt(root: string, paths: readonly string[]): Promise<readonly (number | null)[]>;
}
