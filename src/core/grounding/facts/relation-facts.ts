import type { ClaimedTime } from '../../../contract/assertion.ts';
import type { RelationFact } from '../../../contract/fact.ts';
import type { Point } from './point.ts';

/** True where the relation holds at the claimed time, or now where none is claimed. */
export function holdsAt(
  fact: RelationFact,
  time: ClaimedTime | undefined,
  referenceDate: string | null,
): boolean {
  const from = fact.valid_from ?? '';
  const to = fact.valid_to ?? '9999-12-31';
  if (time === undefined) {
    return referenceDate === null
      ? fact.valid_to === undefined
      : from <= referenceDate && to >= referenceDate;
  }
  switch (time.bound) {
    case 'at':
      return from <= time.to && to >= time.from;
    case 'since':
      return from >= time.from && from <= time.to;
    case 'until':
      return to >= time.from && to <= time.to;
    case 'before':
      return from <= time.to;
    case 'after':
      return to > time.to;
  }
}

/** A relation as a point, for the report: its other end, with its days. */
export function relationPoint(fact: RelationFact, name: string): Point {
  return {
    value: name,
    unit: null,
    from: fact.valid_from ?? null,
    to: fact.valid_to ?? null,
    sources: [fact.source],
    as_of: fact.as_of ?? null,
    derivation: null,
  };
}
