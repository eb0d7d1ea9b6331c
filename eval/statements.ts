import { parseArgs } from 'node:util';
import { datasets } from './datasets/all.ts';
import { loadFirstContact } from './datasets/claims.ts';
import { loadWorlds } from './datasets/worlds.ts';
import { groupBy } from './group-by.ts';
import type { EvalRow } from './row.ts';
import {
  type Alone,
  type AloneCount,
  countAlone,
  isHeldBack,
  isOfRecords,
  isOfTables,
  isText,
  judgedAlone,
  OUTCOMES,
  recordsAlone,
  sharesOf,
} from './statements/alone.ts';
import { writePrecision } from './statements/precision.ts';

function percent(share: number): string {
  return Number.isNaN(share) ? '-' : (100 * share).toFixed(1);
}

function line(count: AloneCount): string {
  const { supported_right, contradicted_right, decided_rightly, balanced } = sharesOf(count);
  const cells = [count.true_rows, count.false_rows].map((counts) =>
    OUTCOMES.map((one) => counts[one]).join('/'),
  );
  return [
    count.name.padEnd(26),
    ...cells.map((cell) => cell.padEnd(18)),
    `supported ${percent(supported_right)}`.padEnd(16),
    `contradicted ${percent(contradicted_right)}`.padEnd(20),
    `decided rightly ${percent(decided_rightly)}`.padEnd(22),
    `balanced ${percent(balanced)}`,
  ].join(' ');
}

/** One line for each half, and with `kinds` one for each kind of the half that may be looked at. Gives the held half. */
function report(name: string, said: readonly Alone[], kinds: boolean): AloneCount {
  const [seen = [], held = []] = [false, true].map((wanted) =>
    said.filter(({ row }) => isHeldBack(row) === wanted),
  );
  const count = countAlone(`${name} held`, held);
  process.stdout.write(`${line(countAlone(name, seen))}\n${line(count)}\n`);
  const groups = kinds ? groupBy(seen, ({ row }) => `${row.task ?? ''} ${row.kind ?? ''}`) : [];
  for (const [kind, some] of groups) process.stdout.write(`  ${line(countAlone(kind, some))}\n`);
  return { ...count, name };
}

function measure(
  name: string,
  some: readonly EvalRow[],
  judge: (row: EvalRow) => Alone,
  kinds: boolean,
): AloneCount[] {
  if (some.length === 0) return [];
  const started = performance.now();
  const count = report(name, some.map(judge), kinds);
  const seconds = (performance.now() - started) / 1000;
  process.stderr.write(`${name}: ${(some.length / seconds).toFixed(0)} rows a second\n`);
  return [count];
}

/** What the judge of statements says of the labelled sets by itself, before any verdict of the product uses it. */
function run(): void {
  const { values } = parseArgs({
    options: {
      data: { type: 'string', default: '' },
      only: { type: 'string' },
      kinds: { type: 'boolean', default: false },
      /** Writes how often the judge is right to src/core/verify/statement-precision.ts. */
      write: { type: 'boolean', default: false },
      date: { type: 'string', default: 'a day that was not given' },
    },
  });
  const wanted = values.only?.split(',');
  const isWanted = (name: string): boolean => wanted === undefined || wanted.includes(name);
  const loaders = [
    loadFirstContact,
    ...(values.write ? [] : [loadWorlds]),
    ...datasets.map((set) => () => (isWanted(set.name) ? set.load(values.data) : [])),
  ];
  const loaded = loaders.flatMap((load) => [load()].flat()).filter(({ name }) => isWanted(name));
  const counts = loaded.flatMap(({ name, rows }) => [
    ...measure(name, rows.filter(isText), judgedAlone, values.kinds),
    ...(values.write ? [] : measure(`${name} records`, rows.filter(isOfRecords), recordsAlone, values.kinds)),
  ]);
  if (!values.write) return;
  const rows = loaded.flatMap((set) => set.rows.filter((row) => isOfTables(row) && isHeldBack(row)));
  writePrecision(counts, rows.map(recordsAlone), values.date);
}

run();
