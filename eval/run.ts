import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { asksForHelp, readArguments, USAGE } from './arguments.ts';
import { replayRegressions } from './regressions.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

function checkFolder(folder: string | null): void {
  if (folder === null || (existsSync(folder) && statSync(folder).isDirectory())) return;
  throw new Error(`--data ${folder}: no such folder; name one that holds the labelled sets`);
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
    const asked = readArguments(words);
    checkFolder(asked.wanted.folder);
    // What is refused, or asks for help, waits for no product.
    const { judgeSets, showAdded } = await import('./judge-sets.ts');
    if (asked.judge === null) {
      await judgeSets(asked);
      replay();
    } else await showAdded(asked, asked.judge);
  }
} catch (error) {
  process.stderr.write(`eval: ${(error as Error).message}\n`);
  process.exitCode = 2;
}
