import { spawnSync } from 'node:child_process';
import { existsSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { addedTable, whatModelAdds } from './added.ts';
import { type Arguments, asksForHelp, readArguments, USAGE } from './arguments.ts';
import { evaluate } from './evaluation.ts';
import { bandOf, productJudge } from './judge.ts';
import { readFrozen, writeFrozen } from './frozen.ts';
import { mappings } from './mappings.ts';
import { readFitted } from './fitted.ts';
import { page } from './page/page.ts';
import { predictionLine } from './predictions.ts';
import { replayRegressions } from './regressions.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PAGE = fileURLToPath(new URL('../docs/evaluation.md', import.meta.url));

function checkFolder(folder: string | null): void {
  if (folder === null || (existsSync(folder) && statSync(folder).isDirectory())) return;
  throw new Error(`--data ${folder}: no such folder; name one that holds the labelled sets`);
}

async function run({ wanted, json, predictions, write, freeze, date }: Arguments): Promise<void> {
  checkFolder(wanted.folder);
  const configurationOf = mappings();
  const found = await evaluate(wanted, productJudge(configurationOf), (line) =>
    process.stderr.write(`${line}\n`),
  );
  if (found.predictions.length === 0)
    throw new Error('no row was found, nothing was judged: name the folder of the sets by --data DIR');
  const facts = {
    date,
    limit: wanted.limit,
    band: await bandOf(),
    fitted: readFitted(),
    frozen: readFrozen(),
  };
  const text = page(found, facts);
  process.stdout.write(text);
  const { predictions: said, ...rest } = found;
  if (json !== null) writeFileSync(json, `${JSON.stringify({ ...facts, ...rest }, null, 2)}\n`);
  if (predictions !== null)
    writeFileSync(predictions, said.map(({ row, said: one }) => `${predictionLine(row, one)}\n`).join(''));
  if (write) writeFileSync(PAGE, text);
  if (freeze) writeFrozen(found.sections);
}

/** What a language model adds, with no page. */
async function showAdded({ wanted, json }: Arguments, model: string): Promise<void> {
  checkFolder(wanted.folder);
  const added = await whatModelAdds(wanted, model, mappings());
  process.stdout.write(addedTable(model, added));
  if (json !== null) writeFileSync(json, `${JSON.stringify({ model, added }, null, 2)}\n`);
}

/** In a process of its own, in which the product is loaded with switches. */
function ablate(words: readonly string[]): number {
  readArguments(words);
  const [hooks, main] = ['ablation/hooks.ts', 'ablation/ablate.ts'].map(
    (file) => new URL(file, import.meta.url).href,
  );
  const args = ['--import', hooks ?? '', fileURLToPath(main ?? ''), ...words];
  return spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 2;
}

/** Questions that failed once and were kept: one that fails again fails the run. */
function replay(): void {
  const replayed = replayRegressions(ROOT, process.env);
  if (replayed === null) return;
  process.stdout.write(`\n## Regression cases of this project\n\n${replayed.text}`);
  process.exitCode = replayed.code;
}

// A missed aim is shown, and is no failure of the run; a kept question that fails again is one.
try {
  const words = process.argv.slice(2);
  if (asksForHelp(words)) process.stdout.write(USAGE);
  else if (words.includes('--ablate')) process.exitCode = ablate(words);
  else {
    const wanted = readArguments(words);
    if (wanted.judge === null) {
      await run(wanted);
      replay();
    } else await showAdded(wanted, wanted.judge);
  }
} catch (error) {
  process.stderr.write(`eval: ${(error as Error).message}\n`);
  process.exitCode = 2;
}
