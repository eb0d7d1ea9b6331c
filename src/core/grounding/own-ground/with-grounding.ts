import type { Finding } from '../../../contract/finding.ts';
import { type ClaimVerdict, PARTIAL_WEIGHT } from '../facts/claim-verdict.ts';
import type { JudgedClaim } from '../facts/judge-claim.ts';
import type { EvidenceVerdict } from '../facts/match-evidence.ts';
import type { Outcome, Ruling } from '../ruling.ts';
import { isBacked } from './combine.ts';
import type { GroundedClaim } from './grounded-claim.ts';

const QUOTED = 200;
const OUTCOMES: Readonly<Record<GroundedClaim['end'], Outcome>> = {
  supported: 'supported',
  supported_by_words: 'supported',
  contradicted: 'contradicted',
  not_found: 'not_found',
  undecided: 'unchecked',
};

function isDecided({ outcome }: Ruling): boolean {
  return outcome !== 'unchecked' && outcome !== 'not_found';
}

function pieceVerdict(piece: GroundedClaim['pieces'][number], contradicts: boolean): EvidenceVerdict {
  const { id, matched, unchecked } = piece;
  return {
    id,
    match: { matched, ...(unchecked === null ? {} : { unchecked }) },
    findings: [],
    supports: matched,
    contradicts: contradicts && unchecked === null,
    source: id,
  };
}

/** The claim as a whole against its evidence: the part of the report that every grounded claim has. */
function wholeRuling(grounded: GroundedClaim, length: number): Ruling {
  const [first] = grounded.read;
  const quote =
    first === undefined ? '' : first.path === null ? first.quote : `${first.path}: ${first.quote}`;
  return {
    rule: 'GR47',
    outcome: OUTCOMES[grounded.end],
    ...(grounded.unchecked === null ? {} : { reason: grounded.unchecked }),
    findings: [],
    reading: quote.length > QUOTED ? `${quote.slice(0, QUOTED)}…` : quote,
    place: { start: 0, end: length },
    points: [],
  };
}

function findingsOf(judged: JudgedClaim, kept: readonly Ruling[], grounded: GroundedClaim): Finding[] {
  const dropped = new Set(
    judged.rulings.filter((ruling) => !kept.includes(ruling)).flatMap(({ findings }) => findings),
  );
  const own = grounded.rulings.flatMap(({ rule, findings }) =>
    findings.map((finding) => ({ rule, ...finding })),
  );
  return [
    ...judged.verdict.findings.filter((finding) => !dropped.has(finding)),
    ...own,
    ...grounded.findings,
  ];
}

function tooFew(found: number, wanted: number): Finding {
  return {
    code: 'EVIDENCE_TOO_FEW',
    severity: 'warning',
    place: { start: 0, end: 0 },
    expected: String(wanted),
    actual: String(found),
    details: {},
    sources: [],
  };
}

type Standing = Pick<ClaimVerdict, 'status' | 'confidence' | 'checked' | 'contradicted' | 'unchecked'>;

const UNSUPPORTED: Standing = {
  status: 'UNVERIFIED',
  confidence: 0,
  checked: true,
  contradicted: false,
  unchecked: null,
};

function partly({ probability }: GroundedClaim): Standing {
  return { ...UNSUPPORTED, status: 'PARTIALLY_VERIFIED', confidence: PARTIAL_WEIGHT * probability };
}

/** True where every piece that the claim names supports it, and there are enough. */
function isWhole({ evidence }: JudgedClaim, grounded: GroundedClaim, wanted: number): boolean {
  return (
    !grounded.miscited &&
    grounded.pieces.filter(({ matched }) => matched).length >= wanted &&
    evidence.every(({ match }) => match.matched && (match.unchecked === undefined || !grounded.cites)) &&
    !grounded.findings.some(({ code }) => code === 'CITATION_UNRESOLVED')
  );
}

/** What evidence that was read for a claim could not decide was not checked by the sources either. */
function undecided({ verdict }: JudgedClaim, { unchecked }: GroundedClaim): Standing {
  const isRead = unchecked === 'ambiguous' || unchecked === 'unsupported';
  return { ...UNSUPPORTED, checked: !isRead && verdict.checked, unchecked };
}

/** True where the cited evidence says all that the sources do not know: nobody made it up. */
function isSaid({ verdict, rulings }: JudgedClaim, { end, read }: GroundedClaim): boolean {
  const names = rulings.flatMap(({ outcome, findings }) =>
    outcome === 'absent' ? findings.map(({ expected }) => expected) : [],
  );
  const stands = (name: string | null): boolean =>
    name !== null && read.some(({ quote }) => quote.toLowerCase().includes(name.toLowerCase()));
  return verdict.status === 'HALLUCINATION' && (end === 'supported' || names.every(stands));
}

/** What the sources do not know and the evidence says is told as a warning. */
function asUnknown(judged: JudgedClaim): JudgedClaim {
  const softened = (findings: readonly Finding[]): Finding[] =>
    findings.map((one) => (one.code === 'ENTITY_NOT_FOUND' ? { ...one, severity: 'warning' } : one));
  return {
    ...judged,
    verdict: { ...judged.verdict, findings: softened(judged.verdict.findings) },
    rulings: judged.rulings.map((one) =>
      one.outcome === 'absent' ? { ...one, outcome: 'not_found', findings: softened(one.findings) } : one,
    ),
  };
}

/** The standing of a claim that the sources do not know and the evidence says. */
function standingOfSaid(grounded: GroundedClaim): Standing {
  return isBacked(grounded)
    ? partly(grounded)
    : { ...UNSUPPORTED, contradicted: grounded.end === 'contradicted' };
}

function standingOf(judged: JudgedClaim, grounded: GroundedClaim, wanted: number): Standing {
  const { verdict } = judged;
  if (verdict.status === 'HALLUCINATION' || verdict.contradicted || verdict.stale) return verdict;
  if (grounded.end === 'contradicted') return { ...UNSUPPORTED, contradicted: true };
  if (verdict.findings.some(({ code }) => code === 'EVIDENCE_MISSING')) return { ...UNSUPPORTED };
  if (isBacked(grounded)) {
    const isVerified = grounded.end === 'supported' || verdict.status === 'VERIFIED';
    if (!isVerified || !isWhole(judged, grounded, wanted)) return partly(grounded);
    return {
      ...UNSUPPORTED,
      status: 'VERIFIED',
      confidence: Math.max(grounded.probability, verdict.status === 'VERIFIED' ? verdict.confidence : 0),
    };
  }
  const bySources = verdict.status === 'VERIFIED' || verdict.status === 'PARTIALLY_VERIFIED';
  if (bySources && !grounded.cites) return verdict;
  if (bySources)
    return { ...verdict, status: 'PARTIALLY_VERIFIED', confidence: PARTIAL_WEIGHT * verdict.confidence };
  return grounded.end === 'undecided' ? undecided(judged, grounded) : { ...UNSUPPORTED };
}

/**
 * GR48: one verdict out of what the sources say and what the evidence says. A contradiction by either stands; what the
 * sources wholly confirm needs no passage; what only the evidence supports is VERIFIED with its probability.
 */
export function withGrounding(
  judged: JudgedClaim,
  grounded: GroundedClaim,
  claim: { readonly length: number; readonly wanted: number },
): JudgedClaim {
  const kept = judged.rulings.filter(isDecided);
  const said = isSaid(judged, grounded);
  const standing = said ? standingOfSaid(grounded) : standingOf(judged, grounded, claim.wanted);
  const supporting = grounded.pieces.filter(({ matched }) => matched).length;
  const few =
    isBacked(grounded) && !grounded.miscited && supporting < claim.wanted
      ? [tooFew(supporting, claim.wanted)]
      : [];
  const settled = standing.status === 'VERIFIED' && !isBacked(grounded);
  const findings = settled ? judged.verdict.findings : [...findingsOf(judged, kept, grounded), ...few];
  const told = {
    graph: judged.graph,
    verdict: { ...judged.verdict, ...standing, findings },
    rulings: settled ? kept : [...kept, wholeRuling(grounded, claim.length), ...grounded.rulings],
    evidence: [
      ...judged.evidence,
      ...grounded.pieces.map((piece) => pieceVerdict(piece, grounded.end === 'contradicted')),
    ],
  };
  return said ? asUnknown(told) : told;
}
