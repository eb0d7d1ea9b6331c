import type { TreeMarks } from '../tree-marks.ts';
import type { TurnState } from '../turn-state.ts';

/** What hooks keep between calls, in private files of a work tree. Rejects with `AssayError` (read_only, disk_full …). */
export interface TurnStore {
  /** Null where the session is new, or what was kept is torn. */
  read(session: string): Promise<TurnState | null>;
  write(session: string, state: TurnState): Promise<void>;
  /** Keeps the marks of the work tree as the turn of the session began, in place of older ones; null: none. */
  mark(session: string, marks: TreeMarks | null): Promise<void>;
  /** What lets it go again; null while another living process holds it. */
  hold(name: string): Promise<(() => Promise<void>) | null>;
}
