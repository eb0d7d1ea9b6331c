import type { EntityKey } from '../../../contract/entity.ts';
import type { EvidenceMatch } from '../../../contract/validation-report.ts';
import { convert, unitOf } from '../../language/units.ts';
import { select } from './select.ts';
import type { EvidenceReading, GivenField } from './evidence-reading.ts';
import type { Ground } from './ground.ts';
import type { Point } from './point.ts';
import type { Finding } from '../../../contract/finding.ts';
import { type Ruling, sourcesOf } from '../ruling.ts';
import { seriesOf, withOperands } from './series.ts';
import { showPoint } from './show.ts';

/** An evidence held against a claim: the wire record, the findings, and whether it can count as support. */
export interface EvidenceVerdict {
  readonly id: string;
  readonly match: EvidenceMatch;
  readonly findings: readonly Finding[];
  readonly supports: boolean;
  readonly contradicts: boolean;
  readonly source: string;
}

const WHOLE = { start: 0, end: 0 };

/** What was held of an entity, and what became of it. */
export interface Concern {
  readonly entity: EntityKey;
  /** What was read of it; null for its relations, which any evidence of it may tell. */
  readonly attribute: string | null;
  readonly ruling: Ruling;
}

function isOf({ entity: about, fields }: EvidenceReading, concern: Concern, ground: Ground): boolean {
  const { entity, attribute } = concern;
  if (about === null || about.type !== entity.type || about.id !== entity.id) return false;
  const read = attribute === null ? null : withOperands(ground, entity.type, attribute);
  return read === null || fields.some((field) => read.includes(field.attribute));
}

/** Evidence of another time than the one that decided says nothing of the claim. */
function timesMeet({ points }: Ruling, { time }: EvidenceReading): boolean {
  if (time === undefined || points.length === 0) return true;
  return points.some(({ from, to }) => (from ?? '') <= time.to && (to ?? '9999') >= time.from);
}

function pointsOf(reading: EvidenceReading, field: GivenField, ground: Ground): readonly Point[] {
  const { entity, run } = reading;
  if (entity === null) return [];
  if (run !== undefined) {
    const runs = seriesOf(ground, entity, run.attribute).filter((point) => String(point.value) === run.id);
    return seriesOf(ground, entity, field.attribute).filter((point) =>
      runs.some((one) => one.from === point.from && one.to === point.to),
    );
  }
  return select(ground, entity, field.attribute, reading.time).points;
}

function equal(field: GivenField, point: Point): boolean {
  if (typeof field.given !== 'number' || typeof point.value !== 'number')
    return String(field.given) === String(point.value);
  const scale = Math.max(1e-9, Math.abs(point.value)) * 1e-6;
  if (Math.abs(field.given - point.value) <= scale) return true;
  const asRatio =
    point.unit === '%'
      ? convert(field.given, unitOf('ratio'), unitOf('%'))
      : point.unit === 'ratio'
        ? convert(field.given, unitOf('%'), unitOf('ratio'))
        : null;
  return asRatio !== null && Math.abs(asRatio - point.value) <= scale;
}

interface FieldVerdict {
  readonly field: GivenField;
  readonly points: readonly Point[];
  readonly agrees: boolean;
}

function dataMismatch(verdict: FieldVerdict, reading: EvidenceReading): Finding {
  const first = verdict.points[0];
  return {
    code: 'DATA_MISMATCH',
    severity: 'warning',
    place: WHOLE,
    expected: `${verdict.field.key} = ${String(verdict.field.given)}`,
    actual: first === undefined ? null : showPoint(first),
    details: { evidence: reading.evidence.evidence_id },
    sources: sourcesOf(verdict.points),
  };
}

function note(
  code: Finding['code'],
  reading: EvidenceReading,
  details: Readonly<Record<string, string>> = {},
): Finding {
  const id = reading.evidence.evidence_id;
  return {
    code,
    severity: 'warning',
    place: WHOLE,
    expected: null,
    actual: null,
    details: { evidence: id, ...details },
    sources: [],
  };
}

function wire(
  reading: EvidenceReading,
  matched: boolean,
  verified: boolean | null,
  fields: readonly FieldVerdict[],
): EvidenceMatch {
  const compared = fields.map(({ field, points }) => ({
    field: field.key,
    given: String(field.given),
    source_says: points[0] === undefined ? null : showPoint(points[0]),
  }));
  const asked =
    reading.evidence.type === 'kg_data'
      ? { kg_verified: verified }
      : reading.evidence.type === 'model_output'
        ? { model_output_verified: verified }
        : {};
  return {
    matched,
    ...asked,
    ...(reading.unchecked === null ? {} : { unchecked: reading.unchecked }),
    ...(compared.length === 0 ? {} : { compared }),
  };
}

function runMissing(reading: EvidenceReading, ground: Ground): boolean {
  const { run, entity } = reading;
  if (run === undefined || entity === null) return false;
  return !seriesOf(ground, entity, run.attribute).some((point) => String(point.value) === run.id);
}

/** Holds one piece of evidence against what was held of entities, and what became of it. */
export function matchEvidence(
  reading: EvidenceReading,
  concerns: readonly Concern[],
  ground: Ground,
): EvidenceVerdict {
  const { evidence, unchecked } = reading;
  const source = evidence.source ?? evidence.evidence_id;
  const concerned = concerns
    .filter((one) => isOf(reading, one, ground) && timesMeet(one.ruling, reading))
    .map(({ ruling }) => ruling);
  const supports = concerned.some(({ outcome }) => outcome === 'supported');
  const contradicts = concerned.some(
    ({ outcome }) => outcome === 'contradicted' || outcome === 'absent' || outcome === 'stale',
  );
  const common = { id: evidence.evidence_id, contradicts, source };
  const missingRun = unchecked === null && runMissing(reading, ground);
  const matched = supports && !contradicts && !missingRun;
  if (unchecked !== null)
    return {
      ...common,
      match: wire(reading, matched, null, []),
      findings: [note('NOT_CHECKED', reading, { reason: unchecked })],
      supports,
    };
  const fields = reading.fields.map((field) => {
    const points = pointsOf(reading, field, ground);
    return { field, points, agrees: points.length > 0 && points.every((point) => equal(field, point)) };
  });
  const verified = fields.length > 0 && fields.every(({ agrees }) => agrees) && !missingRun;
  const findings = [
    ...fields.filter(({ agrees }) => !agrees).map((verdict) => dataMismatch(verdict, reading)),
    ...(missingRun ? [note('RUN_MISMATCH', reading, { run: reading.run?.id ?? '' })] : []),
    ...(concerned.length === 0 ? [note('EVIDENCE_IRRELEVANT', reading)] : []),
  ];
  return { ...common, match: wire(reading, matched, verified, fields), findings, supports };
}
