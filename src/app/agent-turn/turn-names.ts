import { canonicalHash } from '../canonical-hash.ts';

const SHORT = 24;

/** Names of the baselines of a session: as its turn began, and as it began itself. */
export function baselineNames(session: string): { readonly turn: string; readonly session: string } {
  const key = canonicalHash(session).slice(0, SHORT);
  return { turn: `turn-${key}`, session: `session-${key}` };
}
