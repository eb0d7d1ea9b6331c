import type { BoundWord } from '../lexicon/bounds.ts';
import type { Draft } from './draft.ts';
import type { Scan } from './scan.ts';

/** A date, a period or a time of day at `at`. */
export function timeExpression(_scan: Scan, _at: number, _bounds: readonly BoundWord[]): Draft | null {
  return null;
}
