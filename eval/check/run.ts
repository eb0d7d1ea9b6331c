import { existsSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type CheckArguments, readCheckArguments } from './arguments.ts';
import { evaluateCheck } from './evaluation.ts';
import { figuresBy, figuresOf } from './figures.ts';
import { page } from './page.ts';

const PAGE = fileURLToPath(new URL('../../docs/evaluation-check.md', import.meta.url));
const BUILT = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

async function run({ choice, json, write, date }: CheckArguments): Promise<void> {
  if (!existsSync(BUILT)) throw new Error('the command is not built: run `npm run build` first');
  const found = await evaluateCheck(choice, (line) => process.stderr.write(`${line}\n`));
  if (found.judged.length === 0)
    throw new Error('no case was run: --only takes parts of ids, kinds, runners');
  const text = page(found, date);
  process.stdout.write(text);
  if (write) writeFileSync(PAGE, text);
  if (json === null) return;
  const { judged } = found;
  const all = figuresOf('all', judged);
  const kinds = figuresBy(judged, ({ one }) => one.kind);
  const cases = judged.map(({ one: { base: _base, work: _work, ...one }, ...said }) => ({ ...one, ...said }));
  writeFileSync(json, `${JSON.stringify({ date, all, kinds, cases, untrue: found.untrue }, null, 2)}\n`);
}

// A missed aim is shown, and is no failure of the run.
try {
  await run(readCheckArguments(process.argv.slice(2)));
} catch (error) {
  process.stderr.write(`eval:check: ${(error as Error).message}\n`);
  process.exitCode = 2;
}
