import { parseArgs } from 'node:util';
import { SET_NAMES, type Wanted } from './evaluation.ts';

/** The command line, read. Paths are as given; null = not asked for. */
export interface Arguments {
  readonly wanted: Wanted;
  readonly json: string | null;
  readonly predictions: string | null;
  /** Whether docs/evaluation.md is written: after a full run, or where it is asked for. */
  readonly write: boolean;
  readonly date: string | undefined;
}

const OPTIONS = {
  data: { type: 'string' },
  json: { type: 'string' },
  predictions: { type: 'string' },
  limit: { type: 'string' },
  only: { type: 'string' },
  date: { type: 'string' },
  write: { type: 'boolean', default: false },
  'no-write': { type: 'boolean', default: false },
} as const;

function limitOf(text: string | undefined): number | null {
  if (text === undefined) return null;
  const limit = Number(text);
  if (Number.isInteger(limit) && limit > 0) return limit;
  throw new Error(`--limit ${text}: give the number of rows of each set, 1 or more`);
}

function onlyOf(text: string | undefined): string[] | null {
  if (text === undefined) return null;
  const names = text.split(',').map((name) => name.trim());
  const unknown = names.filter((name) => !SET_NAMES.includes(name));
  if (unknown.length === 0) return names;
  throw new Error(`--only ${unknown.join(',')}: no such set; the sets are ${SET_NAMES.join(', ')}`);
}

/** Throws an error that says what is wrong with the command line and what to do. */
export function readArguments(words: readonly string[]): Arguments {
  const { values } = parseArgs({ args: [...words], options: OPTIONS });
  const wanted = { folder: values.data ?? null, only: onlyOf(values.only), limit: limitOf(values.limit) };
  const isFull = wanted.folder !== null && wanted.only === null && wanted.limit === null;
  return {
    wanted,
    json: values.json ?? null,
    predictions: values.predictions ?? null,
    write: (isFull || values.write) && !values['no-write'],
    date: values.date,
  };
}
