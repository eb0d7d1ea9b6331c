import type { Span } from '../../../../contract/span.ts';
import { partedValues } from '../parted-values.ts';

const PARTINGS: readonly RegExp[] = [
  /;/u,
  /(?<=(?:고|며|지만|으나|는데|면서)),? (?!있|없|싶)/u,
  /,/u,
  /(?<=[가-힣%\d](?:과|와)|및) /u,
];

/** Parts a text so that each value has a part of its own; null where two follow each other without anything between. */
export function koreanSegments(text: string, values: readonly Span[]): Span[] | null {
  return partedValues(text, values, PARTINGS);
}
