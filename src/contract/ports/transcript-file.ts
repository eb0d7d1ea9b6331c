/** Reads the transcript that an agent's host keeps on disk. */
export interface TranscriptFile {
  /**
   * Gives each line to `take`, in order, without its line break; the last one also where it has no end. Rejects with
   * `AssayError` not_found or unavailable.
   */
  read(path: string, take: (line: string) => void): Promise<void>;
  /** The lines of its last bytes; the first may begin in the middle. Rejects in the same way. */
  tail(path: string, bytes: number): Promise<readonly string[]>;
}
