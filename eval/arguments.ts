import { parseArgs } from 'node:util';
import { SET_NAMES, type Wanted } from './wanted.ts';

/** The command line, read. Paths are as given; null = not asked for. */
export interface Arguments {
  readonly wanted: Wanted;
  readonly json: string | null;
  readonly predictions: string | null;
  /** Whether docs/evaluation.md is written: after a full run, or where it is asked for. */
  readonly write: boolean;
  /** Whether the figures become the ones that later runs are shown beside. */
  readonly freeze: boolean;
  readonly date: string | undefined;
  /** A language model whose gain is to be shown, in place of the page. */
  readonly judge: string | null;
}

/** The options, as `parseArgs` takes them. */
export const OPTIONS = {
  data: { type: 'string' },
  json: { type: 'string' },
  predictions: { type: 'string' },
  limit: { type: 'string' },
  only: { type: 'string' },
  date: { type: 'string' },
  write: { type: 'boolean', default: false },
  'no-write': { type: 'boolean', default: false },
  freeze: { type: 'boolean', default: false },
  judge: { type: 'string' },
  ablate: { type: 'boolean', default: false },
} as const;

/** What the command takes. */
export const USAGE = `Usage: npm run eval -- [options]

Measures what Assay's verdicts are worth on labelled sets, and on the project's own cases without --data.

  --data DIR           folder of the labelled sets
  --only A,B           these sets alone: ${SET_NAMES.join(', ')}
  --limit N            N rows of each set, evenly spread
  --predictions FILE   a JSON line for each row: dataset, id, score, verdict, spans
  --json FILE          all figures as data
  --write, --no-write  write docs/evaluation.md, or do not; default: after a full run with --data
  --freeze             keep the figures of these sets in eval/frozen.json
  --judge MODEL        show what this language model adds where the rules leave rows open, and no page;
                       its key and address come from the environment, as for assay chat
  --ablate             switch off each part, rule id and signal, and write docs/evaluation-ablation.md
  --date YYYY-MM-DD    the date that the page shows
  -h, --help           this text
`;

/** True where the command line asks what the command takes. */
export function asksForHelp(words: readonly string[]): boolean {
  return words.includes('--help') || words.includes('-h');
}

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
    freeze: values.freeze,
    date: values.date,
    judge: values.judge ?? null,
  };
}
