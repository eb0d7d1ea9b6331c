import { parseArgs } from 'node:util';
import type { Choice } from './choose.ts';
import { FIRST_SETS } from './first-rows.ts';

/** `first`: both sets of first contact; of regression the page keeps what stands in it. */
const SETS = [...FIRST_SETS, 'first', 'regression'] as const;
export type CheckSet = (typeof SETS)[number];

/** The command line, read. */
export interface CheckArguments {
  readonly choice: Choice;
  readonly json: string | null;
  /** The file of answers that is gone on with; null = none. */
  readonly keep: string | null;
  /** Null = all sets. */
  readonly set: CheckSet | null;
  /** Whether docs/evaluation-check.md is written: after a whole run, or where it is asked for. */
  readonly write: boolean;
  readonly date: string | undefined;
}

const OPTIONS = {
  json: { type: 'string' },
  only: { type: 'string' },
  limit: { type: 'string' },
  seed: { type: 'string', default: '1' },
  keep: { type: 'string' },
  set: { type: 'string' },
  date: { type: 'string' },
  write: { type: 'boolean', default: false },
  'no-write': { type: 'boolean', default: false },
} as const;

function countOf(option: string, text: string | undefined): number | null {
  if (text === undefined) return null;
  const count = Number(text);
  if (Number.isInteger(count) && count > 0) return count;
  throw new Error(`--${option} ${text}: give a whole number, 1 or more`);
}

function setOf(text: string | undefined): CheckArguments['set'] {
  const set = SETS.find((one) => one === text);
  if (text === undefined || set !== undefined) return set ?? null;
  throw new Error(`--set ${text}: give ${SETS.join(', ')}`);
}

/** Throws an error that says what is wrong with the command line and what to do. */
export function readCheckArguments(words: readonly string[]): CheckArguments {
  const { values } = parseArgs({ args: [...words], options: OPTIONS });
  const only = values.only?.split(',').map((word) => word.trim()) ?? null;
  const limit = countOf('limit', values.limit);
  const set = setOf(values.set);
  const isWhole = only === null && limit === null && (set === null || set === 'first');
  return {
    choice: { only, limit, seed: countOf('seed', values.seed) ?? 1 },
    json: values.json ?? null,
    keep: values.keep ?? null,
    set,
    write: (isWhole || values.write) && !values['no-write'],
    date: values.date,
  };
}
