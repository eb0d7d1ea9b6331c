import type { Finding } from '../../../contract/finding.ts';
import type { ReadPlace } from '../../../contract/grounding.ts';
import type { CitationMark } from '../../language/citation-mark.ts';
import { languagesOfText } from '../../language/text-language.ts';
import type { AppliedCalibration } from '../calibration/apply-calibration.ts';
import type { ClaimInPlace } from '../held.ts';
import type { Citable } from './citable.ts';
import { type Cited, citationsOf, unresolved, unsupporting } from './cited.ts';
import { askPieces } from './ask-pieces.ts';
import { type Combined, isBacked } from './combine.ts';
import { conflictElsewhere, withConflict } from './conflict-of.ts';
import { findingOf } from './finding-of.ts';
import { type Bound, overBudget } from '../over-budget.ts';
import type { GroundedClaim } from './grounded-claim.ts';
import type { Ground, Grounds } from './grounds.ts';
import { resolveCitation } from './resolve-citation.ts';
import { trimSpans } from './trim-spans.ts';
import { carriesOf, foundPieces, namedPieces } from './supporting-pieces.ts';
import { type Asked, cutFindings, silence, silentFindings } from './silence.ts';
import { openFindings, reasonOfSilence, uncheckedFor } from './undecided.ts';

/** A claim with what it says it rests on. */
export interface ClaimToHold {
  /** Citations blanked out. */
  readonly text: string;
  readonly query: string | null;
  readonly marks: readonly CitationMark[];
  /** Evidence that a given claim names; null where it names none. */
  readonly refs: readonly string[] | null;
  /** What stands between the claim before and this one; null of a claim that stands by itself. */
  readonly lead: string | null;
}

const SHOWN = 80;
const LONGEST_QUOTE = 600;
const MOST_SILENT = 20;

function named(claim: ClaimToHold, grounds: Grounds, cited: readonly Cited[]): Ground[] | null {
  const ids = new Set(claim.refs ?? cited.flatMap(({ leadsTo }) => leadsTo.flat()));
  if (claim.refs === null && ids.size === 0) return null;
  return grounds.pieces.filter(({ evidence_id }) => ids.has(evidence_id));
}

/** BD3: a claim that is not held against its evidence; null where none of what it names is its own ground truth. */
export function leaveClaim(claim: ClaimToHold, grounds: Grounds, bound: Bound): GroundedClaim | null {
  const { refs } = claim;
  const own =
    refs === null ? grounds.pieces : grounds.pieces.filter(({ evidence_id: id }) => refs.includes(id));
  if (refs !== null && own.length === 0) return null;
  return {
    ...unasked([], []),
    findings: [overBudget(bound, claim.text.length)],
    pieces: own
      .slice(0, MOST_SILENT)
      .map(({ evidence_id: id }) => ({ id, matched: false, unchecked: 'over_budget' })),
    reason: 'over_budget',
    unchecked: 'over_budget',
    cites: refs !== null,
  };
}

/** What cannot be asked: no piece that is text or records of a language that the claim is in. */
function unasked(asked: readonly Asked[], cited: readonly Cited[]): GroundedClaim {
  const reason = reasonOfSilence(asked[0]?.why ?? null);
  return {
    end: 'undecided',
    reason,
    probability: 0,
    rulings: [],
    findings: [...unresolved(cited), ...silentFindings(asked)],
    unsupported: [],
    read: [],
    pieces: asked
      .slice(0, MOST_SILENT)
      .map(({ piece, why }) => ({ id: piece.evidence_id, matched: false, unchecked: why })),
    citations: citationsOf(cited, () => null),
    unchecked: asked.find(({ piece }) => piece.unasked !== null)?.why ?? uncheckedFor(reason),
    cites: false,
    miscited: false,
    signals: [],
    decided_by: 'rules',
  };
}

/** What all the evidence says of a claim that the pieces it names do not support; null where there is no other. */
function askAll(
  claim: ClaimInPlace,
  grounds: Grounds,
  all: readonly Asked[],
  pieces: readonly Ground[],
  applied: AppliedCalibration,
): Combined | null {
  const rest = askable(all);
  return rest.length > pieces.length ? askPieces(grounds, rest, claim, applied) : null;
}

function askable(asked: readonly Asked[]): Ground[] {
  return asked.flatMap(({ piece, why }) => (why === null ? [piece] : []));
}

/** Each place once, however many parts of the claim were read from it. */
function eachOnce(read: readonly ReadPlace[]): ReadPlace[] {
  const keyOf = ({ evidence_id, span, path, quote }: ReadPlace): string =>
    JSON.stringify([evidence_id, span?.start, span?.end, path, quote]);
  return [...new Map(read.map((place) => [keyOf(place), place])).values()];
}

/** A window of text that has no sentences may be all of it: the report quotes the beginning. */
function shortened(combined: Combined): Combined {
  const read = eachOnce(combined.read).map((place) =>
    place.quote.length > LONGEST_QUOTE
      ? { ...place, quote: `${place.quote.slice(0, LONGEST_QUOTE)}…` }
      : place,
  );
  return { ...combined, read };
}

/**
 * Holds one claim against the evidence that it names, by reference or citation, else against all. One that its citation
 * does not support is held against the rest too: it may be true and miscited (CT3). Null where it names evidence, and
 * none of it is its own ground truth. `wanted`: supporting pieces that are looked for.
 */
export function holdClaim(
  claim: ClaimToHold & ClaimInPlace,
  grounds: Grounds,
  citable: Citable,
  applied: AppliedCalibration,
  wanted = 1,
): GroundedClaim | null {
  const cited = claim.marks.map((mark): Cited => ({ mark, leadsTo: resolveCitation(mark, citable) }));
  const own = named(claim, grounds, cited);
  if (claim.refs !== null && own?.length === 0) return null;
  const { text } = claim;
  const languages = languagesOfText(text);
  const open = (pieces: readonly Ground[]): Asked[] =>
    pieces.map((piece) => ({ piece, why: silence(piece, languages) }));
  const names = own !== null && own.length > 0;
  const asked = open(names ? own : grounds.pieces);
  const pieces = names ? askable(asked) : grounds.about(text, askable(asked));
  const found = askPieces(grounds, pieces, claim, applied);
  if (found === null) return unasked(asked, cited);
  const supported = { text, grounds, pieces, held: found };
  const isTold = grounds.toldConflict(text);
  const held = isTold ? found : withConflict(supported, applied);
  const denied =
    names && !isTold && isBacked(held) ? conflictElsewhere(supported, askable(open(grounds.pieces))) : [];

  const elsewhere =
    cited.length > 0 && claim.refs === null && !isBacked(held)
      ? askAll(claim, grounds, open(grounds.pieces), pieces, applied)
      : null;
  const miscited = elsewhere !== null && isBacked(elsewhere) && held.end !== 'contradicted';
  const shown = shortened(miscited ? elsewhere : held);
  const readFrom = new Set(shown.read.map(({ evidence_id }) => evidence_id));
  const ids = new Set(pieces.map(({ evidence_id }) => evidence_id));
  const wrong =
    cited.length > 0 && !isBacked(held) ? unsupporting(cited, ids, miscited ? [...readFrom] : []) : [];
  const asWhole = { claim, grounds, applied, pieces, whole: held };
  const carry = carriesOf(asWhole);
  const isCut = shown.end === 'not_found' && pieces.some(({ content }) => content.cut);
  const reason = isCut ? 'cut' : shown.reason;
  return {
    ...shown,
    unsupported: trimSpans(shown.unsupported, text),
    end: isCut ? 'undecided' : shown.end,
    reason,
    findings: [
      ...unresolved(cited),
      ...wrong,
      ...denied,
      ...silentFindings(asked),
      ...(isCut ? cutFindings(asked) : []),
      ...openFindings(shown, text),
    ],
    pieces: names ? namedPieces(asked, carry, isBacked(held)) : foundPieces(asked, asWhole, carry, wanted),
    citations: citationsOf(cited, carry),
    unchecked: uncheckedFor(reason),
    cites: claim.refs !== null || cited.length > 0,
    miscited,
    decided_by: 'rules',
  };
}

/** CT4: a claim that needs a citation and has none, named by its first words. */
export function missingCitation(text: string): Finding {
  const words = text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
  return findingOf('CITATION_MISSING', 'CT4', { place: { start: 0, end: text.length }, expected: words });
}
