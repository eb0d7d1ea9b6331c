import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runTarget, type TargetResult } from './fuzz/run-target.ts';
import { TARGETS, type TargetName } from './fuzz/target.ts';

const PAGE = fileURLToPath(new URL('../docs/security.md', import.meta.url));
const BEGIN = '<!-- figures of npm run fuzz -->';
const END = '<!-- /figures -->';

/** Inputs of a whole run. */
const COUNTS: Readonly<Record<TargetName, number>> = {
  library: 60_000,
  http: 20_000,
  hook: 20_000,
  mcp: 5_000,
};
const SEED = 20_261_122;

const USAGE = `Usage: npm run fuzz -- [options]

Gives Assay hostile input at four doors and counts what was neither answered nor refused. Loopback alone.

  --only A,B    these doors: ${TARGETS.join(', ')}
  --count N     so many inputs at each door
  --seed N      another series of inputs; default ${SEED}
  --from N      begin at this input, to see a fault again
  --write       put the figures into docs/security.md; default: after a whole run
`;

function table(results: readonly TargetResult[], seed: number): string {
  const row = ({ target, inputs, refused, slowest_ms, faults }: TargetResult): string => {
    const of = (kind: 'crash' | 'hang'): number => faults.filter((fault) => fault.kind === kind).length;
    const errors = faults.filter(({ why }) => why.includes('500 at')).length;
    const answered = inputs - refused - faults.length;
    return `| ${target} | ${[inputs, answered, refused, of('crash') - errors, of('hang'), errors, slowest_ms].map((n) => n.toLocaleString('en')).join(' | ')} |`;
  };
  return [
    `Seed ${seed}, ${results.reduce((sum, { inputs }) => sum + inputs, 0).toLocaleString('en')} inputs.`,
    '',
    '| door | inputs | answered | refused | crashes | hangs | responses of 500 | slowest, ms |',
    '|---|---|---|---|---|---|---|---|',
    ...results.map(row),
  ].join('\n');
}

function writePage(text: string): void {
  const page = readFileSync(PAGE, 'utf8');
  const [before, rest] = page.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined)
    throw new Error(`${PAGE}: the place of the figures is missing`);
  writeFileSync(PAGE, `${before}${BEGIN}\n\n${text}\n\n${END}${after}`);
}

function numberOf(text: string | undefined, otherwise: number): number {
  const number = text === undefined ? otherwise : Number(text);
  if (!Number.isInteger(number) || number < 0) throw new Error(`${text}: give a whole number`);
  return number;
}

async function oneByOne(
  targets: readonly TargetName[],
  work: (target: TargetName) => Promise<TargetResult>,
): Promise<TargetResult[]> {
  const results: TargetResult[] = [];
  for (const target of targets) results.push(await work(target));
  return results;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      count: { type: 'string' },
      seed: { type: 'string' },
      from: { type: 'string' },
      write: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return void process.stdout.write(USAGE);
  const wanted = values.only?.split(',') ?? TARGETS;
  const targets = TARGETS.filter((target) => wanted.includes(target));
  if (targets.length < wanted.length)
    throw new Error(`--only ${values.only}: the doors are ${TARGETS.join(', ')}`);
  const [seed, from] = [numberOf(values.seed, SEED), numberOf(values.from, 0)];
  // The library works alone on one core; the others one after the other beside it.
  const run = (target: TargetName): Promise<TargetResult> =>
    runTarget(target, seed, from, numberOf(values.count, COUNTS[target]));
  const lanes = [targets.filter((one) => one === 'library'), targets.filter((one) => one !== 'library')];
  const done = await Promise.all(lanes.map((lane) => oneByOne(lane, run)));
  const results = done.flat();
  for (const { target, faults } of results) {
    for (const { at, kind, why } of faults)
      process.stdout.write(
        `${target}: ${kind} at input ${at} (--only ${target} --from ${at} --count 1): ${why}\n`,
      );
  }
  const text = table(results, seed);
  process.stdout.write(`${text}\n`);
  const isWhole = values.only === undefined && values.count === undefined && from === 0;
  if (isWhole || values.write) writePage(text);
  if (results.some(({ faults }) => faults.length > 0)) process.exitCode = 1;
}

try {
  await main();
} catch (error) {
  process.stderr.write(`fuzz: ${(error as Error).message}\n`);
  process.exitCode = 2;
}
