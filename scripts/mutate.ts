import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Mutant, sampled } from './mutate/mutants.ts';
import { importersIn, nearest, testsIn } from './mutate/nearest-tests.ts';
import { type AsItIs, asItIs, type Ending, tryMutant } from './mutate/try-mutant.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PAGE = join(ROOT, 'docs', 'tests.md');
const FIGURE = /(?<=<!-- figure of npm run mutate -->\n)[\s\S]*?(?=\n<!-- \/figure -->)/u;
const SEED = 20_261_123;
const MINUTE_MS = 60_000;
const QUICK_MS = 3000;
/** Tables of cases that the whole verifier runs: they hold every file of it. */
const WIDE = ['test/grounding/held-cases.test.ts', 'test/workbench/conformance.test.ts'];
/** Where the tests of a folder are. */
const PROJECTS = { 'src/core/': ['pure'], 'src/app/': ['pure', 'whole', 'git'] } as const;
type Folder = keyof typeof PROJECTS;

const USAGE = `Usage: npm run mutate -- [options]

Changes one place of src/core and src/app at a time, and counts the changes that no test notices. No file is changed.

  --count N     so many places; default 40
  --seed N      another sample; default ${SEED}
  --only TEXT   of files whose path contains this
  --tests N     files of tests that are tried on each, the nearest; default 12
  --minutes N   begins no other place after that long, and counts those that it has tried; default 10
  --write       put the figure into docs/tests.md
`;

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '40' },
    seed: { type: 'string', default: String(SEED) },
    only: { type: 'string', default: '' },
    tests: { type: 'string', default: '12' },
    minutes: { type: 'string', default: '10' },
    write: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

function lineOf({ file, line, before, after }: Mutant, ending: Ending): string {
  const short = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, 60);
  return `${ending.padEnd(9)} ${file}:${line}  ${short(before)}  →  ${short(after) || 'nothing'}`;
}

function figureOf(endings: readonly Ending[], seed: number): string {
  const noticed = endings.filter((ending) => ending === 'noticed' || ending === 'endless').length;
  const share = Math.round((100 * noticed) / endings.length);
  return `${noticed} of ${endings.length} changes were noticed: ${share} % (seed ${seed}).`;
}

function inFolder(folder: string): readonly string[] {
  return globSync(`${folder}**/*.ts`, { cwd: ROOT }).filter(
    (file) => !file.includes('/lexicon/') && file.includes(values.only),
  );
}

interface Trial {
  readonly mutant: Mutant;
  readonly tests: readonly string[];
}

function trials(count: number, seed: number, most: number): readonly Trial[] {
  const folders = Object.keys(PROJECTS) as Folder[];
  const tests = new Map(folders.map((folder) => [folder, new Set(testsIn(ROOT, PROJECTS[folder]))]));
  const importers = importersIn(ROOT);
  return sampled(ROOT, folders.flatMap(inFolder), count, seed).map((mutant) => {
    const folder = folders.find((name) => mutant.file.startsWith(name)) ?? 'src/core/';
    const near = nearest(mutant.file, importers, tests.get(folder) ?? new Set());
    const wide = WIDE.filter((name) => near.includes(name));
    return { mutant, tests: [...new Set([...near.slice(0, most), ...wide])] };
  });
}

/** The tests that can notice this one: those of its trial that pass without it and reach it, the quick ones first. */
function usable(
  { tests }: Trial,
  reach: ReadonlySet<string> | null,
  times: AsItIs['times'],
): AsItIs['times'] {
  const timed = tests
    .filter((test) => reach?.has(test) ?? true)
    .flatMap((test) => {
      const ms = times.get(test);
      return ms === undefined ? [] : [[test, ms] as const];
    });
  return new Map(timed.toSorted(([, a], [, b]) => a - b));
}

/** Quick files alone first: most mutants are noticed by one. */
function tryTrial({ mutant }: Trial, tests: AsItIs['times']): Ending {
  const quick = new Map([...tests].filter(([, ms]) => ms < QUICK_MS));
  const slow = new Map([...tests].filter(([, ms]) => ms >= QUICK_MS));
  const ending = tryMutant(ROOT, mutant, quick);
  return slow.size === 0 || ending === 'noticed' || ending === 'endless'
    ? ending
    : tryMutant(ROOT, mutant, slow);
}

function mutate(): void {
  const end = performance.now() + Number(values.minutes) * MINUTE_MS;
  const seed = Number(values.seed);
  const chosen = trials(Number(values.count), seed, Number(values.tests));
  const all = [...new Set(chosen.flatMap(({ tests }) => tests))];
  const mutants = chosen.map(({ mutant }) => mutant);
  const { times, reaching } = asItIs(ROOT, mutants, all);
  for (const test of all)
    if (!times.has(test)) console.log(`left out: the program as it is does not pass ${test}`);
  const endings: Ending[] = [];
  for (const [at, trial] of chosen.entries()) {
    if (performance.now() > end && endings.length > 0) break;
    const ending = tryTrial(trial, usable(trial, reaching[at] ?? null, times));
    console.log(lineOf(trial.mutant, ending));
    endings.push(ending);
  }
  const figure = figureOf(endings, seed);
  console.log(figure);
  if (values.write) writeFileSync(PAGE, readFileSync(PAGE, 'utf8').replace(FIGURE, figure));
}

if (values.help) console.log(USAGE);
else mutate();
