import type { Finding } from '../../../contract/finding.ts';
import type { CitationMark } from '../../language/citation-mark.ts';
import { languageOfText } from '../../language/text-language.ts';
import type { AppliedCalibration } from '../calibration/apply-calibration.ts';
import type { Holder } from '../held.ts';
import { type Combined, combine } from './combine.ts';
import type { GroundedClaim } from './grounded-claim.ts';
import { type Ground, type Grounds, silence } from './grounds.ts';
import { type Citable, resolveCitation } from './resolve-citation.ts';

/** A claim with what it says it rests on. */
export interface ClaimToHold {
  /** Citations blanked out. */
  readonly text: string;
  readonly query: string | null;
  readonly marks: readonly CitationMark[];
  /** Evidence that a given claim names; null where it names none. */
  readonly refs: readonly string[] | null;
}

const HALF = 0.5;
const SHOWN = 80;

function finding(code: Finding['code'], rule: string, more: Partial<Finding>): Finding {
  const place = { start: 0, end: 0 };
  return {
    code,
    rule,
    severity: 'warning',
    place,
    expected: null,
    actual: null,
    details: {},
    sources: [],
    ...more,
  };
}

function ask(
  holders: readonly Holder[],
  text: string,
  claim: ClaimToHold,
  applied: AppliedCalibration,
): Combined | null {
  return combine(
    holders.map((holder) => holder.next({ text, query: claim.query })),
    applied,
  );
}

function silentFindings(asked: readonly { piece: Ground; why: string | null }[]): Finding[] {
  return asked.flatMap(({ piece, why }) => {
    const details = { evidence: piece.evidence_id };
    if (why === 'not_applicable') return [finding('OTHER_LANGUAGE', 'GR46', { severity: 'info', details })];
    if (why === null) return [];
    return [finding('NOT_CHECKED', 'GR46', { severity: 'info', details: { ...details, reason: why } })];
  });
}

function nothingFound(combined: Combined, text: string): Finding[] {
  if (combined.end !== 'not_found' && combined.end !== 'abstained') return [];
  const told = combined.rulings.some(
    ({ outcome, findings }) => outcome === 'not_found' && findings.length > 0,
  );
  if (told && combined.end === 'not_found') return [];
  const [first] = combined.unsupported;
  const place = first ?? { start: 0, end: text.length };
  const words = text.slice(place.start, place.end);
  const severity = combined.end === 'not_found' ? 'warning' : 'info';
  return [finding('NOT_IN_EVIDENCE', 'GR47', { place, severity, expected: words })];
}

interface Cited {
  readonly mark: CitationMark;
  readonly ids: readonly (string | null)[];
}

function unresolved(cited: readonly Cited[]): Finding[] {
  return cited
    .filter(({ ids }) => ids.includes(null))
    .map(({ mark }) =>
      finding('CITATION_UNRESOLVED', 'CT2', {
        place: { start: mark.start, end: mark.end },
        expected: mark.text,
      }),
    );
}

function unsupporting(
  cited: readonly Cited[],
  pieces: readonly Ground[],
  elsewhere: Combined | null,
): Finding[] {
  const known = cited.filter(({ ids }) =>
    ids.some((id) => pieces.some(({ evidence_id }) => evidence_id === id)),
  );
  const where = [...new Set(elsewhere?.read.map(({ evidence_id }) => evidence_id) ?? [])].join(', ');
  return known.map(({ mark }) =>
    finding('CITATION_UNSUPPORTED', 'CT3', {
      place: { start: mark.start, end: mark.end },
      expected: mark.text,
      actual: where === '' ? null : where,
    }),
  );
}

function citationsOf(
  cited: readonly Cited[],
  supports: (id: string) => boolean | null,
): GroundedClaim['citations'] {
  return cited.flatMap(({ mark, ids }) =>
    ids.map((id) => ({
      text: mark.text,
      place: { start: mark.start, end: mark.end },
      evidence_id: id,
      supports: id === null ? false : supports(id),
    })),
  );
}

/** True for each of several pieces that a supported claim was read from, or that could carry it in part by itself. */
function carries(
  grounds: Grounds,
  pieces: readonly Ground[],
  whole: Combined,
  text: string,
  applied: AppliedCalibration,
) {
  return (id: string): boolean | null => {
    const piece = pieces.find(({ evidence_id }) => evidence_id === id);
    if (piece === undefined) return null;
    if (whole.end !== 'supported') return false;
    if (pieces.length === 1 || whole.read.some(({ evidence_id }) => evidence_id === id)) return true;
    const alone = combine(
      grounds.holders([piece]).map((holder) => holder.next({ text, query: null })),
      applied,
    );
    return (
      alone !== null && alone.end !== 'contradicted' && alone.probability >= applied.supported_above * HALF
    );
  };
}

function named(claim: ClaimToHold, grounds: Grounds, cited: readonly Cited[]): Ground[] | null {
  const ids = claim.refs ?? cited.flatMap(({ ids: leadTo }) => leadTo.filter((id) => id !== null));
  if (claim.refs === null && ids.length === 0) return null;
  return grounds.pieces.filter(({ evidence_id }) => ids.includes(evidence_id));
}

/** What cannot be asked: no piece that is text or records of a language that the claim is in. */
function unasked(
  asked: readonly { piece: Ground; why: GroundedClaim['unchecked'] }[],
  cited: readonly Cited[],
): GroundedClaim {
  return {
    end: 'abstained',
    probability: 0,
    rulings: [],
    findings: [...unresolved(cited), ...silentFindings(asked)],
    unsupported: [],
    read: [],
    pieces: asked.map(({ piece, why }) => ({ id: piece.evidence_id, matched: false, unchecked: why })),
    citations: citationsOf(cited, () => null),
    unchecked: asked[0]?.why ?? 'no_evidence',
    cites: false,
    miscited: false,
    signals: [],
    decided_by: 'rules',
  };
}

/**
 * Holds one claim against the evidence that it names, by reference or citation, else against all. One that its citation
 * does not support is held against the rest too: it may be true and miscited (CT3). Null where it names evidence, and
 * none of it is its own ground truth.
 */
export function holdClaim(
  claim: ClaimToHold,
  grounds: Grounds,
  citable: Citable,
  applied: AppliedCalibration,
): GroundedClaim | null {
  const cited = claim.marks.map((mark): Cited => ({ mark, ids: resolveCitation(mark, citable) }));
  const own = named(claim, grounds, cited);
  if (claim.refs !== null && own?.length === 0) return null;
  const { text } = claim;
  const language = languageOfText(text);
  const open = (pieces: readonly Ground[]) =>
    pieces.map((piece) => ({ piece, why: silence(piece, language) }));
  const asked = open(own === null || own.length === 0 ? grounds.pieces : own);
  const pieces = asked.filter(({ why }) => why === null).map(({ piece }) => piece);
  const held = pieces.length === 0 ? null : ask(grounds.holders(pieces), text, claim, applied);
  if (held === null) return unasked(asked, cited);

  const rest = open(grounds.pieces)
    .filter(({ why }) => why === null)
    .map(({ piece }) => piece);
  const failed =
    cited.length > 0 && claim.refs === null && held.end !== 'supported' && rest.length > pieces.length;
  const elsewhere = failed ? ask(grounds.holders(rest), text, claim, applied) : null;
  const miscited = elsewhere?.end === 'supported' && held.end !== 'contradicted';
  const shown = miscited ? elsewhere : held;
  const wrong =
    cited.length > 0 && held.end !== 'supported'
      ? unsupporting(cited, pieces, miscited ? elsewhere : null)
      : [];
  const readFrom = new Set(shown.read.map(({ evidence_id }) => evidence_id));
  return {
    ...shown,
    findings: [...unresolved(cited), ...wrong, ...silentFindings(asked), ...nothingFound(shown, text)],
    pieces: asked.map(({ piece, why }) => ({
      id: piece.evidence_id,
      matched:
        why === null && held.end === 'supported' && (pieces.length === 1 || readFrom.has(piece.evidence_id)),
      unchecked: why,
    })),
    citations: citationsOf(cited, carries(grounds, pieces, held, text, applied)),
    unchecked: shown.end === 'abstained' ? 'ambiguous' : null,
    cites: claim.refs !== null || cited.length > 0,
    miscited,
    decided_by: 'rules',
  };
}

/** CT4: a claim that needs a citation and has none, named by its first words. */
export function missingCitation(text: string): Finding {
  const words = text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
  return finding('CITATION_MISSING', 'CT4', { place: { start: 0, end: text.length }, expected: words });
}
