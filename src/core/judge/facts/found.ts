import type { Match } from '../match.ts';
import type { Fact } from './fact.ts';

/** What facts are to a claim, and which. */
export interface Found {
  readonly match: Match;
  readonly facts: readonly Fact[];
}

export const NOTHING: Found = { match: null, facts: [] };
