import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readArguments } from '../arguments.ts';
import { load } from '../evaluation.ts';
import { bandOf, productJudge } from '../judge.ts';
import { mappings } from '../mappings.ts';
import type { EvalRow, Outcome } from '../row.ts';
import { rowsOf } from '../spread.ts';
import { type Brought, broughtBy, type Compared } from './flips.ts';
import { crosses, meansOf, switchesOf } from './models.ts';
import { modelName } from './model-name.ts';
import { page } from './page.ts';
import { type Given, sinceThen, type Switch, switchOff } from './switchboard.ts';
import { sortOf } from './switches.ts';

const PAGE = fileURLToPath(new URL('../../docs/evaluation-ablation.md', import.meta.url));
/** Rows of each set at most where no limit is given, so that a run ends within minutes. */
const MOST = 240;

interface Base {
  readonly row: EvalRow;
  readonly on: Outcome | undefined;
  readonly fired: ReadonlySet<string>;
  readonly given: readonly Given[];
}

const judge = productJudge(mappings());

async function outcomeWith(row: EvalRow, one: Switch | null): Promise<Outcome | undefined> {
  switchOff(one);
  try {
    return (await judge(row)).outcome;
  } catch {
    return undefined;
  }
}

async function baseOf(rows: readonly EvalRow[]): Promise<Base[]> {
  const all: Base[] = [];
  for (const row of rows) all.push({ row, on: await outcomeWith(row, null), ...sinceThen() });
  return all;
}

async function without(one: Switch, sort: string, name: string, some: readonly Base[]): Promise<Brought> {
  const compared: Compared[] = [];
  for (const { row, on } of some) compared.push({ row, on, off: await outcomeWith(row, one) });
  return broughtBy(sort, name, compared);
}

async function ofParts(all: readonly Base[]): Promise<Brought[]> {
  const names = [...new Set(all.flatMap(({ fired }) => [...fired]))].sort();
  const found: Brought[] = [];
  for (const key of names) {
    const [kind = '', name = ''] = key.split(' ');
    const sort = kind === 'id' ? ('id' as const) : ('part' as const);
    const some = all.filter(({ fired }) => fired.has(key));
    found.push(await without({ sort, name }, sort === 'id' ? 'rule id' : sortOf(name), name, some));
    process.stderr.write(`${key}: ${some.length} rows\n`);
  }
  return found;
}

async function ofSignals(all: readonly Base[], edges: readonly number[]): Promise<Brought[]> {
  const found: Brought[] = [];
  for (const one of switchesOf(meansOf(all.flatMap(({ given }) => given)))) {
    const some = all.filter(({ given }) => given.some((each) => crosses(each, one, edges)));
    if (some.length === 0) continue;
    found.push(await without(one, 'signal', `${modelName(one.model)}: ${one.name}`, some));
  }
  process.stderr.write(`${found.length} signals\n`);
  return found;
}

async function run(words: readonly string[]): Promise<void> {
  const { wanted, date } = readArguments(words);
  const limit = wanted.limit ?? MOST;
  const rows = load(wanted).flatMap(({ name, rows: own }) =>
    rowsOf(
      name,
      own.filter(({ label }) => label !== null),
      limit,
    ),
  );
  const all = await baseOf(rows);
  process.stderr.write(`${all.length} rows\n`);
  const band = await bandOf();
  const edges = [0.5, ...(band === null ? [] : [band.supported_above, band.not_found_below])];
  const found = [...(await ofParts(all)), ...(await ofSignals(all, edges))];
  const text = page(found, { rows: all.length, limit, date });
  process.stdout.write(text);
  if (wanted.folder !== null) writeFileSync(PAGE, text);
}

await run(process.argv.slice(2).filter((word) => word !== '--ablate'));
