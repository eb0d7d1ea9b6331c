import type { ClaimStatus } from '../../../contract/claim-status.ts';
import type { UncheckedReason } from '../../../contract/unchecked-reason.ts';
import type { EvidenceVerdict } from './match-evidence.ts';
import type { Finding } from '../../../contract/finding.ts';
import type { Outcome, Ruling } from '../ruling.ts';

/** Doubt that is left when one independent piece verified a claim; each further one halves it. */
const DOUBT_OF_ONE = 0.1;
/** Weight of a claim of which only a part, or only given data, could be confirmed. */
export const PARTIAL_WEIGHT = 0.5;

/** The verdict of one claim before it is put on the wire. */
export interface ClaimVerdict {
  readonly status: ClaimStatus;
  readonly confidence: number;
  readonly checked: boolean;
  readonly contradicted: boolean;
  readonly stale: boolean;
  readonly unchecked: UncheckedReason | null;
  readonly findings: readonly Finding[];
}

/** What the verdict of a claim is made of. */
export interface ClaimGround {
  readonly rulings: readonly Ruling[];
  readonly evidence: readonly EvidenceVerdict[];
  /** References that lead nowhere. */
  readonly missing: readonly string[];
  readonly given_only: boolean;
  readonly min_evidence_count: number;
}

/** GR14: confidence of a claim that so many independent pieces verified: .90, .95, .975 … */
export function verifiedConfidence(pieces: number): number {
  return pieces < 1 ? 0 : 1 - DOUBT_OF_ONE * 0.5 ** (pieces - 1);
}

function independentPieces(ground: ClaimGround): number {
  if (ground.evidence.length > 0) {
    return new Set(
      ground.evidence.filter(({ supports, match }) => supports && match.matched).map(({ source }) => source),
    ).size;
  }
  const supported = ground.rulings.filter(({ outcome }) => outcome === 'supported');
  const each = supported.map((ruling) => new Set(ruling.points.map(({ sources }) => sources.join('+'))).size);
  return each.length === 0 ? 0 : Math.max(1, Math.min(...each));
}

function missingFindings(missing: readonly string[]): Finding[] {
  return missing.map((id) => ({
    code: 'EVIDENCE_MISSING',
    severity: 'warning',
    place: { start: 0, end: 0 },
    expected: id,
    actual: null,
    details: { evidence: id },
    sources: [],
  }));
}

function tooFew(pieces: number, wanted: number): Finding {
  return {
    code: 'EVIDENCE_TOO_FEW',
    severity: 'warning',
    place: { start: 0, end: 0 },
    expected: String(wanted),
    actual: String(pieces),
    details: {},
    sources: [],
  };
}

function has(rulings: readonly Ruling[], ...outcomes: readonly Outcome[]): boolean {
  return rulings.some(({ outcome }) => outcomes.includes(outcome));
}

function firstReason(ground: ClaimGround): UncheckedReason | null {
  return ground.rulings.find(({ reason }) => reason !== undefined)?.reason ?? null;
}

function onlySimilar(rulings: readonly Ruling[]): boolean {
  return rulings.some(({ findings }) => findings.some(({ code }) => code === 'ENTITY_SIMILAR'));
}

/** GR15: the status of a claim from what became of its parts and of its evidence. */
export function claimVerdict(ground: ClaimGround): ClaimVerdict {
  const { rulings, evidence, missing } = ground;
  const findings = [
    ...rulings.flatMap((ruling) => ruling.findings),
    ...evidence.flatMap((verdict) => verdict.findings),
    ...missingFindings(missing),
  ];
  const answered = has(rulings, 'supported', 'contradicted', 'absent', 'stale');
  const base = {
    checked: answered && !ground.given_only,
    contradicted: false,
    stale: false,
    unchecked: firstReason(ground),
    findings,
  };
  const decided = { ...base, unchecked: null, confidence: 0 };
  if (has(rulings, 'absent')) return { ...decided, status: 'HALLUCINATION' };
  if (has(rulings, 'contradicted')) return { ...decided, status: 'UNVERIFIED', contradicted: true };
  if (has(rulings, 'stale')) return { ...decided, status: 'UNVERIFIED', stale: true };
  const supported = has(rulings, 'supported');
  const unsupportedEvidence =
    evidence.length > 0 && evidence.every(({ match }) => !match.matched && match.unchecked === undefined);
  if (missing.length > 0 || unsupportedEvidence || !supported) {
    const unchecked = supported ? null : (base.unchecked ?? 'no_evidence');
    return { ...base, unchecked, status: 'UNVERIFIED', confidence: 0 };
  }
  const pieces = independentPieces(ground);
  const few = pieces < ground.min_evidence_count ? [tooFew(pieces, ground.min_evidence_count)] : [];
  const whole =
    !has(rulings, 'unchecked', 'not_found') &&
    !ground.given_only &&
    !onlySimilar(rulings) &&
    few.length === 0 &&
    !rulings.some((ruling) => ruling.findings.some(({ code }) => code === 'NOT_CHECKED')) &&
    evidence.every(({ match }) => match.matched);
  const open = evidence.some(({ match }) => match.unchecked !== undefined);
  if (whole && !open)
    return { ...base, unchecked: null, status: 'VERIFIED', confidence: verifiedConfidence(pieces) };
  const confidence = PARTIAL_WEIGHT * verifiedConfidence(Math.max(1, pieces));
  const unchecked =
    base.unchecked ?? evidence.find(({ match }) => match.unchecked !== undefined)?.match.unchecked ?? null;
  return { ...base, unchecked, findings: [...findings, ...few], status: 'PARTIALLY_VERIFIED', confidence };
}
