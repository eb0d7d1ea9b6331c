import type { AppliedCalibration } from '../calibration/apply-calibration.ts';
import type { ClaimInPlace } from '../held.ts';
import { type Combined, combine } from './combine.ts';
import type { Ground, Grounds } from './grounds.ts';
import { withoutMisread } from './said-in-words.ts';
import { withStatements } from './with-statements.ts';

/** Tables say nothing where no statements are read. */
const UNREAD: Combined = {
  end: 'undecided',
  reason: 'not_read',
  probability: 0,
  rulings: [],
  unsupported: [],
  read: [],
  signals: [],
};

/** What some pieces of the evidence say of a claim: by their words and records, and by their statements. */
export function askPieces(
  grounds: Grounds,
  pieces: readonly Ground[],
  claim: ClaimInPlace,
  applied: AppliedCalibration,
): Combined | null {
  if (pieces.length === 0) return null;
  const { text, query } = claim;
  const helds = grounds.hold(pieces, { text, query });
  const words = combine(withoutMisread(helds, text, pieces), applied);
  const { statements } = grounds;
  const stated = statements === null ? null : grounds.state(pieces, claim);
  if (statements !== null && stated !== null)
    return withStatements(words, stated, statements.precision, text.length);
  return words ?? (pieces.some(({ content }) => content.records !== null) ? UNREAD : null);
}
