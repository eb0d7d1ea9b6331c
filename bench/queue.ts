import { PgBoss } from 'pg-boss';
import type { Database } from '../src/adapters/database/database.ts';
import { openDatabase } from '../src/adapters/database/open-database.ts';
import { storesOn } from '../src/app/compose.ts';
import { startPostgres } from '../test/support/postgres-server.ts';
import type { Measure, Sizes } from './measure.ts';
import { median } from './quantile.ts';
import { type Effect, rate } from './queue/rate.ts';

const PLACE = 'a real Postgres, two worker processes and the server on the same cores';
const LEAST_RATE = 300;
const LEAST_SHARE = 80;
const JOB = { type: 'index.file', payload: { path: 'src/a.ts' } } as const;

/** Jobs a second of ours and of the library alone. */
interface Rates {
  readonly assay: number[];
  readonly bare: number[];
}

async function openBare({ pool }: Database): Promise<PgBoss> {
  const boss = new PgBoss({ db: { executeSql: (text, values) => pool.query(text, values) } });
  boss.on('error', () => undefined);
  await boss.start();
  await boss.createQueue('bench');
  return boss;
}

/** By turns, so that both see the same machine. */
async function rates(url: string, effect: Effect, { jobs, jobRounds }: Sizes): Promise<Rates> {
  const database = await openDatabase({ url, folder: 'unused' });
  await database.pool.query('create table if not exists bench_effects (id text primary key)');
  const { jobs: queue } = await storesOn(database);
  await queue.counts('bench');
  const boss = await openBare(database);
  const ours = (count: number): Promise<unknown> =>
    queue.enqueue(
      'bench',
      Array.from({ length: count }, () => JOB),
    );
  const theirs = (count: number): Promise<unknown> =>
    boss.insert(
      'bench',
      Array.from({ length: count }, () => ({ data: JOB })),
    );
  const found: Rates = { assay: [], bare: [] };
  for (let round = 0; round < jobRounds; round += 1) {
    found.assay.push(await rate({ kind: 'assay', effect, url }, jobs, ours));
    found.bare.push(await rate({ kind: 'bare', effect, url }, jobs, theirs));
  }
  await boss.stop({ graceful: false, close: false });
  await queue.close();
  await database.close();
  return found;
}

function list(all: readonly number[]): string {
  return all.map((one) => Math.round(one)).join(', ');
}

function measuresOf({ assay, bare }: Rates, what: string, jobs: number): Measure[] {
  const [ours, theirs] = [median(assay), median(bare)];
  const share = (100 * ours) / theirs;
  return [
    {
      what: `${what} a second on ${PLACE}`,
      target: `≥ ${LEAST_RATE} a second`,
      found: `${Math.round(ours)} a second (median of ${assay.length} × ${jobs} jobs: ${list(assay)})`,
      met: ours >= LEAST_RATE,
    },
    {
      what: `${what}: share of what pg-boss alone does in the same run`,
      target: `≥ ${LEAST_SHARE} %`,
      found: `${Math.round(share)} % (${Math.round(theirs)} a second: ${list(bare)})`,
      met: share >= LEAST_SHARE,
    },
  ];
}

const EFFECTS: readonly (readonly [Effect, string])[] = [
  ['row', 'jobs that write a row'],
  ['none', 'jobs that do nothing'],
];

/** How fast the queue is, and what it costs beside the library that it stands on. */
export async function measureQueue(sizes: Sizes): Promise<Measure[]> {
  const server = await startPostgres();
  if (server === null) {
    const found = 'not measured: no Postgres could be started';
    return [{ what: `jobs a second on ${PLACE}`, target: `≥ ${LEAST_RATE} a second`, found, met: null }];
  }
  try {
    const measures: Measure[] = [];
    for (const [effect, what] of EFFECTS) {
      const found = await rates(await server.createDatabase(), effect, sizes);
      measures.push(...measuresOf(found, what, sizes.jobs));
    }
    return measures;
  } finally {
    await server.stop();
  }
}
