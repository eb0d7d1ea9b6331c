import type { FeedbackReason } from '../../../contract/feedback-signal.ts';
import type { CoverageSnapshot } from '../../../contract/indexed-file.ts';
import type { CorrectionSettings } from '../../../contract/index-settings.ts';

/** A share that fell. */
export interface Drop {
  readonly reason: Extract<FeedbackReason, 'io_gate_drop' | 'coverage_drop'>;
  readonly part: keyof CoverageSnapshot['coverage'] | 'io_gate';
  readonly now: number;
  readonly floor: number;
  /** Null where there is no snapshot before. */
  readonly before: number | null;
}

type Floors = Pick<
  CorrectionSettings,
  'coverage_floors' | 'io_gate_floor' | 'drop_tolerance' | 'drop_min_objects'
>;

/**
 * FB8: shares that are below their floor, or lower than before by more than the tolerance. Of fewer objects than
 * `drop_min_objects` nothing is said. A share that was below its floor already, and fell no further, is no news.
 */
export function dropsOf(
  now: Pick<CoverageSnapshot, 'objects' | 'coverage' | 'io_gate'>,
  before: Pick<CoverageSnapshot, 'objects' | 'coverage' | 'io_gate'> | null,
  { coverage_floors, io_gate_floor, drop_tolerance, drop_min_objects }: Floors,
): readonly Drop[] {
  if (now.objects < drop_min_objects) return [];
  const isNew = (value: number, floor: number, last: number | null): boolean => {
    if (last === null) return value < floor;
    return last - value > drop_tolerance || (value < floor && last >= floor);
  };
  const drop = (
    reason: Drop['reason'],
    part: Drop['part'],
    [value, last, floor]: readonly [number | null, number | null, number],
  ): readonly Drop[] =>
    value !== null && isNew(value, floor, last) ? [{ reason, part, now: value, floor, before: last }] : [];
  const parts = ['params', 'returns', 'fields', 'lines'] as const;
  return [
    ...drop('io_gate_drop', 'io_gate', [now.io_gate, before?.io_gate ?? null, io_gate_floor]),
    ...parts.flatMap((part) =>
      drop('coverage_drop', part, [
        now.coverage[part],
        before?.coverage[part] ?? null,
        coverage_floors[part],
      ]),
    ),
  ];
}
