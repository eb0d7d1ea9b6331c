import { createHash } from 'node:crypto';
import { parseArgs } from 'node:util';
import { judgeText } from '../src/core/judge/judge-text.ts';
import type { Outcome } from '../src/core/judge/judged.ts';
import type { Reader } from '../src/core/read/reader.ts';
import { datasets } from './datasets/all.ts';
import { loadFirstContact } from './datasets/claims.ts';
import { loadWorlds } from './datasets/worlds.ts';
import { groupBy } from './group-by.ts';
import type { EvalRow } from './row.ts';
import { packagedReader } from './statements/packaged-reader.ts';

const OUTCOMES: readonly Outcome[] = ['supported', 'contradicted', 'not_said', 'undecided'];
const TEXT = new Set(['document', 'tool_result']);

interface Judgement {
  readonly row: EvalRow;
  readonly outcome: Outcome;
}

/** Rows whose evidence is text. */
function isReadable({ evidences }: EvalRow): boolean {
  return (
    evidences.length > 0 && evidences.every(({ type, data }) => TEXT.has(type) && typeof data === 'string')
  );
}

const READERS = { en: packagedReader('en'), ko: packagedReader('ko') };

/** A row with Hangul in its claim is Korean. */
function readerOf({ answer }: EvalRow): Reader {
  return /[가-힣]/u.test(answer) ? READERS.ko : READERS.en;
}

/** Half of the rows, by their ids, is kept from whoever builds. */
function isHeldBack({ id }: EvalRow): boolean {
  return (createHash('md5').update(id).digest()[0] ?? 0) % 2 === 1;
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '-' : ((100 * part) / whole).toFixed(1);
}

function line(name: string, said: readonly Judgement[]): string {
  const count = (label: 1 | 0, outcome: Outcome): number =>
    said.filter((one) => one.row.label === label && one.outcome === outcome).length;
  const cells = ([1, 0] as const).map((label) => OUTCOMES.map((outcome) => count(label, outcome)));
  const [yes = [], no = []] = cells;
  const total = (counts: readonly number[]): number => counts.reduce((sum, one) => sum + one, 0);
  const [trueSupported = 0, trueContradicted = 0] = yes;
  const [falseSupported = 0, falseContradicted = 0] = no;
  const right = trueSupported / (total(yes) || 1) + 1 - falseSupported / (total(no) || 1);
  return [
    name.padEnd(26),
    ...cells.map((counts) => counts.join('/').padEnd(18)),
    `supported ${percent(trueSupported, trueSupported + falseSupported)}`.padEnd(16),
    `contradicted ${percent(falseContradicted, falseContradicted + trueContradicted)}`.padEnd(20),
    `decided rightly ${percent(trueSupported + falseContradicted, said.length)}`.padEnd(22),
    `balanced ${(50 * right).toFixed(1)}`,
  ].join(' ');
}

/** One line for each half, and with `kinds` one for each kind of the half that may be looked at. */
function report(name: string, said: readonly Judgement[], kinds: boolean): void {
  const [seen, held] = [false, true].map((wanted) => said.filter(({ row }) => isHeldBack(row) === wanted));
  process.stdout.write(`${line(name, seen ?? [])}\n${line(`${name} held`, held ?? [])}\n`);
  if (!kinds) return;
  for (const [kind, some] of groupBy(seen ?? [], ({ row }) => `${row.task ?? ''} ${row.kind ?? ''}`))
    process.stdout.write(`  ${line(kind, some)}\n`);
}

function judged(row: EvalRow): Judgement {
  const passages = row.evidences.map(({ data }) => (typeof data === 'string' ? data : ''));
  return { row, outcome: judgeText(row.answer, passages, readerOf(row)).outcome };
}

function measure(name: string, rows: readonly EvalRow[], kinds: boolean): void {
  const some = rows.filter((row) => row.label !== null && isReadable(row));
  if (some.length === 0) return;
  const started = performance.now();
  report(name, some.map(judged), kinds);
  const seconds = (performance.now() - started) / 1000;
  process.stderr.write(`${name}: ${(some.length / seconds).toFixed(0)} rows a second\n`);
}

/** What the judge of statements says of the labelled sets by itself, before any verdict of the product uses it. */
function run(): void {
  const { values } = parseArgs({
    options: {
      data: { type: 'string', default: '' },
      only: { type: 'string' },
      kinds: { type: 'boolean', default: false },
    },
  });
  const wanted = values.only?.split(',');
  const isWanted = (name: string): boolean => wanted === undefined || wanted.includes(name);
  const loaders = [
    loadFirstContact,
    loadWorlds,
    ...datasets.map((set) => () => (isWanted(set.name) ? set.load(values.data) : [])),
  ];
  for (const load of loaders)
    for (const { name, rows } of [load()].flat()) if (isWanted(name)) measure(name, rows, values.kinds);
}

run();
