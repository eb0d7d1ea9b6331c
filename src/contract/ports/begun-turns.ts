import type { WorkTreeGlance } from './work-tree.ts';

/** Which turns began where, kept outside of the work trees. What cannot be kept is not: no turn fails for it. */
export interface BegunTurns {
  keep(session: string, place: Pick<WorkTreeGlance, 'root' | 'stateFolder'>): Promise<void>;
  /** The work tree of the session's turn where its git folder no longer holds what was kept in it; else null. */
  lost(session: string): Promise<string | null>;
}
