import type { FeedbackKind, FeedbackReason } from '../../../src/contract/feedback-signal.ts';
import type { CboPoint, JobPoint, VerdictPoint } from '../../../src/contract/metrics.ts';
import type { EvidenceSource } from '../../../src/contract/retrieved.ts';
import type { VerdictPart } from '../../../src/contract/verdict-record.ts';
import { type Drawing, drawingOf, withoutZeros } from './drawing.ts';

const SOURCES = {
  schema: 'chart-1',
  contains: 'chart-2',
  local_file: 'chart-3',
  calls: 'chart-4',
  imports: 'chart-5',
} as const;

/** Passages that asks found, by where they came from. */
export function evidenceDrawing(points: readonly CboPoint[]): Drawing<EvidenceSource> {
  return drawingOf(points, SOURCES, ({ evidence }, source) => evidence[source]);
}

const PARTS = {
  io_gate: 'chart-1',
  params: 'chart-2',
  returns: 'chart-3',
  fields: 'chart-4',
  lines: 'chart-5',
} as const;

/** The IO gate and the coverage of each part, as the last snapshot of the bucket has them. */
export function coverageDrawing(points: readonly CboPoint[]): Drawing<keyof typeof PARTS> {
  return drawingOf(points, PARTS, ({ io_gate, coverage }, part) =>
    part === 'io_gate' ? io_gate : (coverage?.[part] ?? null),
  );
}

const KINDS = { thumbs_up: 'good', thumbs_down: 'bad', correction_request: 'warn' } as const;

/** Thumbs and wishes for correction. */
export function feedbackDrawing(points: readonly CboPoint[]): Drawing<FeedbackKind> {
  return drawingOf(points, KINDS, ({ feedback }, kind) => feedback[kind]);
}

const REASONS = {
  thumbs_down: 'chart-1',
  insufficient_evidence: 'chart-2',
  citation_missing: 'chart-3',
  vector_hit_zero: 'chart-4',
  cbo_evidence_zero: 'chart-5',
  contract_invalid: 'chart-6',
  io_gate_drop: 'chart-7',
  coverage_drop: 'chart-8',
} as const;

/** Signals by reason; reasons that nothing had are left out. */
export function signalDrawing(points: readonly CboPoint[]): Drawing<FeedbackReason> {
  return withoutZeros(drawingOf(points, REASONS, ({ signals }, reason) => signals[reason]));
}

const ENDS = { succeeded: 'good', failed: 'warn', dead_lettered: 'bad', cancelled: 'none' } as const;

/** Ends of attempts. */
export function endDrawing(points: readonly JobPoint[]): Drawing<keyof typeof ENDS> {
  return drawingOf(points, ENDS, (point, end) => point[end]);
}

/** The 95th percentile of the running times, milliseconds. */
export function runtimeDrawing(points: readonly JobPoint[]): Drawing<'p95_ms'> {
  return drawingOf(points, { p95_ms: 'chart-1' }, ({ p95_ms }) => p95_ms);
}

/** ME3: attempts that failed and are tried again, over all that ended. */
function retryRate({ succeeded, failed, dead_lettered }: JobPoint): number | null {
  const attempts = succeeded + failed + dead_lettered;
  return attempts === 0 ? null : failed / attempts;
}

export function retryDrawing(points: readonly JobPoint[]): Drawing<'retry_rate'> {
  return drawingOf(points, { retry_rate: 'chart-1' }, retryRate);
}

const OUTCOMES = {
  PASSED: 'good',
  ANSWERED: 'good',
  QUOTED: 'part',
  NEEDS_REVIEW: 'part',
  INCOMPLETE: 'part',
  FAILED: 'bad',
  HALLUCINATION: 'chart-5',
  ABSTAINED: 'none',
  NOT_EVALUATED: 'none',
  ERROR: 'none',
} as const;
export type Outcome = keyof typeof OUTCOMES;

/** Verdicts of a part by outcome, those that were given. */
export function verdictDrawing(points: readonly VerdictPoint[], part: VerdictPart): Drawing<Outcome> {
  return withoutZeros(
    drawingOf(points, OUTCOMES, ({ verdicts }, outcome) =>
      verdicts
        .filter((each) => each.part === part && each.outcome === outcome)
        .reduce((sum, { count }) => sum + count, 0),
    ),
  );
}
