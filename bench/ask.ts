import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ask } from '../src/app/ask/ask.ts';
import { indexFolder } from '../src/app/index/index-folder.ts';
import { openOutside } from '../src/app/open-outside.ts';
import { textHere } from '../src/app/verify-thread/text-here.ts';
import { openWorkbench } from '../src/app/workbench/open-workbench.ts';
import { Configuration } from '../src/contract/configuration.ts';
import type { Measure, Sizes } from './measure.ts';
import { quantile, spread, timesOf } from './quantile.ts';

const TARGET = 300;
const root = fileURLToPath(new URL('..', import.meta.url));
const QUESTIONS = [
  'where are settings cached?',
  'which function hashes text?',
  'How does the ledger keep verdicts?',
  'How long is a provider left alone after failures?',
  'what does betterAttempt return?',
  'How are notes found by their words?',
];
const CALLER = { tenant: 'default', user_id: null, token: null, lang: 'en' } as const;

/** Questions to an index of our own code, answered in quotations, from the question to the kept verdict. */
export async function measureAsk({ runs, askedAbout }: Sizes): Promise<Measure> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-bench-ask-'));
  for (const path of askedAbout) cpSync(join(root, path), join(folder, path), { recursive: true });
  const outside = await openOutside({ workingFolder: folder, environment: {} });
  try {
    const home = { configuration: Configuration.parse({}), folder };
    const bench = await openWorkbench(home, outside, {}, textHere);
    await indexFolder(home, outside, bench.stores, CALLER.tenant, { prefix: '' });
    const { signal } = new AbortController();
    const work = (at: number) =>
      ask(bench, { question: QUESTIONS[at % QUESTIONS.length] ?? '' }, CALLER, {}, signal);
    const asked = runs > 1 ? QUESTIONS.length : 1;
    await timesOf(asked, work);
    const times = await timesOf(runs * asked, work);
    return {
      what: '`assay ask` in quotations, about our own code, once the library is loaded',
      target: `p95 ≤ ${TARGET} ms`,
      found: `${spread(times)} (${times.length} questions)`,
      met: quantile(times, 0.95) <= TARGET,
    };
  } finally {
    await outside.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
