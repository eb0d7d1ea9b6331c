/** Reads the transcript that an agent's host keeps on disk. */
export interface TranscriptFile {
  /**
   * Gives each line to `take`, in order, without its line break; the last one also where it has no end. Rejects with
   * `AssayError` not_found or unavailable.
   */
  read(path: string, take: (line: string) => void): Promise<void>;
}
