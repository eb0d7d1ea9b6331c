import type { GroundingReason } from '../../../contract/grounding.ts';
import type { Ruling } from '../ruling.ts';
import type { Stated, StatedDifference, StatementPrecision } from '../statement-judge.ts';
import { type Combined, isBacked } from './combine.ts';
import { findingOf } from './finding-of.ts';

/** What keeps a claim from being supported by its words: a statement was read, and says something else. */
const VETOES: ReadonlySet<GroundingReason | null> = new Set([
  'value_unread',
  'other_subject',
  'other_role',
  'other_time',
  'other_mood',
  'other_polarity',
  'left_over',
]);

/** GR52: what rows say by themselves, where no other verifier has read them. */
function ofRowsAlone({ reason, open, read }: Stated, { open: even }: StatementPrecision): Combined {
  return {
    end: 'undecided',
    reason: reason ?? 'not_read',
    probability: even,
    rulings: [],
    unsupported: open,
    read,
    signals: [],
  };
}

/** What differs beside words that nothing binds is told as a warning. */
function asOpen(ruling: Ruling): Ruling {
  const findings = ruling.findings.map((finding) => ({ ...finding, severity: 'warning' as const }));
  return { ...ruling, outcome: 'unchecked', findings };
}

/** GR53: what rows say of all but some words of a claim: it is never decided so, and the words are named. */
function withNearly(
  held: Combined,
  stated: Stated,
  { nearly: share }: StatementPrecision,
  length: number,
): Combined {
  const { nearly, open, read, differences, derivation } = stated;
  if (nearly === 'supported')
    return {
      ...held,
      ...supported(stated, length),
      end: 'supported_by_words',
      reason: 'left_over',
      probability: share.supported,
      unsupported: open,
    };
  return {
    ...held,
    end: 'undecided',
    reason: 'words_differ',
    probability: 1 - share.contradicted,
    rulings: differences.map((one) => asOpen(contradiction(one, derivation))),
    unsupported: [...open, ...differences.map(({ place }) => place)].sort((a, b) => a.start - b.start),
    read,
  };
}

function contradiction(
  { code, place, expected, actual }: StatedDifference,
  derivation: string | null,
): Ruling {
  const finding = findingOf(code, 'GR47', { severity: 'error', place, expected, actual });
  return {
    rule: 'GR47',
    outcome: 'contradicted',
    findings: [finding],
    reading: expected,
    place,
    points: [],
    ...(derivation === null ? {} : { derivation }),
  };
}

function supported({ read, derivation }: Stated, length: number): Pick<Combined, 'rulings' | 'read'> {
  const [first] = read;
  const ruling: Ruling = {
    rule: 'GR47',
    outcome: 'supported',
    findings: [],
    reading: first?.quote ?? '',
    place: { start: 0, end: length },
    points: [],
    ...(derivation === null ? {} : { derivation }),
  };
  return { read, rulings: derivation === null ? [] : [ruling] };
}

/** True where a piece of evidence denies the claim that is none of those whose statements support it. */
function isDeniedElsewhere({ end, read }: Combined, stated: Stated): boolean {
  const saying = new Set(stated.read.map(({ evidence_id }) => evidence_id));
  return end === 'contradicted' && read.some(({ evidence_id }) => !saying.has(evidence_id));
}

/**
 * GR52: what the judge of statements says leads; a piece that denies what another supports stands against it. One that is silent leaves the words their say; what it does not let pass
 * is undecided, whatever its words are.
 */
export function withStatements(
  words: Combined | null,
  stated: Stated,
  precision: StatementPrecision,
  length: number,
): Combined {
  const { outcome, reason, read, open, differences } = stated;
  const held = words ?? ofRowsAlone(stated, precision);
  const { probability } = held;
  if (outcome === 'supported' && isDeniedElsewhere(held, stated)) return held;
  if (outcome === 'supported')
    return {
      ...held,
      ...supported(stated, length),
      end: 'supported',
      reason: null,
      probability: Math.max(probability, precision.supported),
      unsupported: [],
    };
  if (outcome === 'contradicted')
    return {
      ...held,
      end: 'contradicted',
      reason: null,
      probability: Math.min(probability, 1 - precision.contradicted),
      rulings: differences.map((one) => contradiction(one, stated.derivation)),
      unsupported: differences.map(({ place }) => place),
      read,
    };
  const isOpen = held.end === 'undecided' || held.end === 'not_found';
  const isDoubted = stated.nearly === 'contradicted' && isBacked(held) && held.reason !== 'left_over';
  if (stated.nearly !== null && (isOpen || isDoubted)) return withNearly(held, stated, precision, length);
  if (outcome !== 'undecided' || !VETOES.has(reason) || held.end === 'contradicted') return held;
  return {
    ...held,
    end: 'undecided',
    reason,
    rulings: held.rulings.filter((ruling) => ruling.outcome !== 'supported'),
    unsupported: open,
    read: read.length > 0 ? read : held.read,
  };
}
