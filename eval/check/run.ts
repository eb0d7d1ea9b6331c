import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type CheckArguments, type CheckSet, readCheckArguments } from './arguments.ts';
import { CaseSaid, evaluateCheck } from './evaluation.ts';
import { figuresBy, figuresOf } from './figures.ts';
import { evaluateFirst, type FirstAnswered, FirstSaid } from './first-contact.ts';
import { firstFigures } from './first-figures.ts';
import type { FirstSet } from './first-rows.ts';
import { keptAnswers } from './kept-answers.ts';
import { keptRegression, page } from './page.ts';

const PAGE = fileURLToPath(new URL('../../docs/evaluation-check.md', import.meta.url));
const BUILT = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

async function run({ choice, json, keep, set, write, date }: CheckArguments): Promise<void> {
  if (!existsSync(BUILT)) throw new Error('the command is not built: run `npm run build` first');
  const say = (line: string): boolean => process.stderr.write(`${line}\n`);
  const isAsked = (one: CheckSet): boolean =>
    set === null || set === one || (set === 'first' && one !== 'regression');
  const ask = async (one: FirstSet): Promise<readonly FirstAnswered[]> =>
    isAsked(one) ? await evaluateFirst(one, choice, keptAnswers(keep, FirstSaid), say) : [];
  const [first, honest] = [await ask('first_contact'), await ask('first_honest')];
  const found = isAsked('regression')
    ? await evaluateCheck(choice, keptAnswers(keep, CaseSaid), say)
    : { judged: [], skipped: [], untrue: [] };
  const { judged } = found;
  if (judged.length + first.length + honest.length === 0)
    throw new Error('no case was run: --only takes parts of ids, kinds, runners');
  const kept = set === 'first' && existsSync(PAGE) ? keptRegression(readFileSync(PAGE, 'utf8')) : '';
  const text = page(first, honest, found, date, kept);
  process.stdout.write(text);
  if (write) writeFileSync(PAGE, text);
  if (json === null) return;
  const all = figuresOf('all', judged);
  const kinds = figuresBy(judged, ({ one }) => one.kind);
  const cases = judged.map(({ one: { base: _base, work: _work, ...one }, ...said }) => ({ ...one, ...said }));
  const told = {
    date,
    first: firstFigures(first),
    honest: firstFigures(honest),
    all,
    kinds,
    cases,
    untrue: found.untrue,
  };
  writeFileSync(json, `${JSON.stringify(told, null, 2)}\n`);
}

// A missed aim is shown, and is no failure of the run.
try {
  await run(readCheckArguments(process.argv.slice(2)));
} catch (error) {
  process.stderr.write(`eval:check: ${(error as Error).message}\n`);
  process.exitCode = 2;
}
