import type { VerdictRecord } from '../verdict-record.ts';
import type { VerdictArchive } from './verdict-ledger.ts';

/** Verdicts on the work in every repository of one user, in a folder of that user alone. */
export interface UserWork {
  /** Keeps it, unless the folder lies in the work tree itself. Rejects with `AssayError`. */
  keep(record: VerdictRecord, root: string): Promise<void>;
  /** Brings what is kept into an archive, each once. Rejects with `AssayError`. */
  bringInto(archive: Pick<VerdictArchive, 'known' | 'add'>): Promise<void>;
}
