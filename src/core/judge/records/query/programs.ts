import { average, sum } from './aggregate.ts';
import type { Program } from './asked.ts';
import { count, none, share } from './counting.ts';
import { extreme } from './extreme.ts';
import { identity } from './identity.ts';
import { lookUp } from './look-up.ts';
import { all, only } from './quantified.ts';

/** Asked in this order; the first that knows what the reading asks answers. */
export const PROGRAMS: readonly Program[] = [
  average,
  extreme,
  none,
  only,
  all,
  share,
  sum,
  count,
  identity,
  lookUp,
];
