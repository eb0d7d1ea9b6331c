import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Measure, Sizes } from './measure.ts';
import { median } from './quantile.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const launcher = join(root, 'bin/assay.mjs');

const ALONE = {
  response_id: 'resp-alone',
  content: {
    claims: [
      { claim_id: 'CLM-01', text: 'The utilization of the AI Team is 96%.', evidence_refs: ['EVD-01'] },
    ],
    evidences: [{ evidence_id: 'EVD-01', type: 'json', data: { team: 'AI Team', utilization: 0.96 } }],
  },
};

interface Run {
  /** Milliseconds to the first byte of the report. */
  readonly first: number;
  readonly warned: string;
}

/** One process of the command, until it ends. Rejects where it printed no report. */
function runAssay(folder: string, args: readonly string[]): Promise<Run> {
  const environment = { ...process.env, DATABASE_URL: '', NO_COLOR: '1' };
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const child = spawn(process.execPath, [...process.execArgv, launcher, ...args], {
      cwd: folder,
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let first: number | undefined;
    let warned = '';
    child.stdout.on('data', () => (first ??= performance.now() - start));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (warned += text));
    child.once('error', reject);
    child.once('close', () =>
      first === undefined ? reject(new Error(`no report: ${warned}`)) : resolve({ first, warned }),
    );
  });
}

async function repeat(
  runs: number,
  prepare: () => string,
  args: readonly string[] = ['verify', 'answer.json'],
): Promise<Run[]> {
  const done: Run[] = [];
  for (let run = 0; run < runs; run += 1) done.push(await runAssay(prepare(), args));
  return done;
}

function row(what: string, most: number, runs: readonly Run[], note = ''): Measure {
  const ms = median(runs.map(({ first }) => first));
  const slowest = Math.max(...runs.map(({ first }) => first));
  return {
    what,
    target: `≤ ${most.toLocaleString('en')} ms`,
    found: `${Math.round(ms)} ms (median of ${runs.length}, slowest ${Math.round(slowest)})${note}`,
    met: ms <= most,
  };
}

/** A copy of the example without its database. */
function freshExample(folder: string): string {
  const home = mkdtempSync(join(folder, 'hr-'));
  cpSync(join(root, 'examples/hr'), home, { recursive: true, filter: (path) => !path.includes('.assay') });
  return home;
}

async function measureIn(folder: string, runs: number): Promise<Measure[]> {
  const alone = join(folder, 'alone');
  mkdirSync(alone);
  writeFileSync(join(alone, 'answer.json'), JSON.stringify(ALONE));
  await repeat(1, () => alone);
  const without = await repeat(runs, () => alone);
  let example = freshExample(folder);
  const files = await repeat(runs, () => example);
  const load = ['kg', 'load'];
  const creating = await repeat(Math.ceil(runs / 2), () => (example = freshExample(folder)), load);
  const reopened = await repeat(runs, () => example, load);
  const says = creating.every(({ warned }) => warned !== '');
  return [
    row('`assay verify` of a file without a database, to its report', 400, without),
    row('`assay verify` with its graph read from files, to its report', 1000, files),
    row('`assay kg load` with its database reopened, to its report', 2000, reopened),
    row(
      '`assay kg load` that creates and loads its database, to its report',
      6000,
      creating,
      says ? ', with a line that says so' : ', SILENT',
    ),
  ];
}

/** Whole processes of the built command, from their start to the first byte of the report. */
export async function measureCommand(sizes: Sizes): Promise<Measure[]> {
  if (!existsSync(join(root, 'dist/main.js')))
    return [{ what: '`assay verify`', target: '', found: 'not measured: run `npm run build`', met: null }];
  const folder = mkdtempSync(join(tmpdir(), 'assay-bench-'));
  try {
    return await measureIn(folder, sizes.runs);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
