import type { TurnState } from '../turn-state.ts';

/** What hooks keep between calls, in private files of a work tree. Rejects with `AssayError` (read_only, disk_full …). */
export interface TurnStore {
  /** Null where the session is new, or what was kept is torn. */
  read(session: string): Promise<TurnState | null>;
  write(session: string, state: TurnState): Promise<void>;
  /** What lets it go again; null while another living process holds it. */
  hold(name: string): Promise<(() => Promise<void>) | null>;
}
