import type { AppliedCalibration } from '../calibration/apply-calibration.ts';
import type { ClaimInPlace, Held } from '../held.ts';
import { type Combined, combine } from './combine.ts';
import type { Ground, Grounds } from './grounds.ts';
import { withStatements } from './with-statements.ts';

/** Shorter ones may stand anywhere. */
const SHORTEST = 12;
const BEGINS = /(?:^|[\n.!?。…|:])[\s"'“‘)\]*_>#-]*$/u;
const ENDS = /^["'”’)\]*_]*(?:\s|$)/u;
const FULL_STOP = /[.!?。…]["'”’)\]]*$/u;
/** What stands before a sentence on its line. */
const LINE = 40;

function standsIn(text: string, claim: string): boolean {
  for (let at = text.indexOf(claim); at >= 0; at = text.indexOf(claim, at + 1)) {
    const end = at + claim.length;
    const ended = FULL_STOP.test(claim) || text.charAt(end) === '\n' || end === text.length;
    if (ended && BEGINS.test(text.slice(Math.max(0, at - LINE), at)) && ENDS.test(text.slice(end, end + 3)))
      return true;
  }
  return false;
}

/**
 * GR47: what records of a piece seem to deny of a sentence that stands word for word in the running text of that very
 * piece is misread: it is left out.
 */
function withoutMisread(helds: readonly Held[], claim: string, pieces: readonly Ground[]): readonly Held[] {
  const said = claim.trim();
  const denying = helds.filter(({ rulings }) => rulings.some(({ outcome }) => outcome === 'contradicted'));
  if (denying.length === 0 || said.length < SHORTEST) return helds;
  const saying = new Set(
    pieces.flatMap(({ evidence_id, content: { text, records } }) =>
      records !== null && text !== null && standsIn(text, said) ? [evidence_id] : [],
    ),
  );
  return helds.filter((held) => !denying.includes(held) || !saying.has(held.evidence_id));
}

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
