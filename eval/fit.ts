import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { SeenClaimsOf } from './claim-example.ts';
import { collectClaims } from './collect-claims.ts';
import { datasets } from './datasets/all.ts';
import { fitModels, measureModels } from './fit-weights.ts';
import { FITTED } from './fitted.ts';
import { fittedFile } from './fitted-file.ts';
import { fittedTable } from './page/fit-table.ts';
import { markdown } from './page/table.ts';
import { type Section, sectionsOf } from './sections.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    /** Module that exports `seenClaims(row)`: the claims of a row with their signals. */
    claims: { type: 'string', default: fileURLToPath(new URL('seen-claims.ts', import.meta.url)) },
    /** Where the weights are written; nothing is written without it. */
    out: { type: 'string' },
    only: { type: 'string' },
    l2: { type: 'string', default: '0.01' },
  },
});

function sections(folder: string): Section[] {
  const only = values.only?.split(',');
  return datasets
    .flatMap((set) => sectionsOf(set.name, set.load(folder).rows))
    .filter(({ name, dataset }) => only === undefined || only.includes(dataset) || only.includes(name));
}

async function fit(folder: string): Promise<void> {
  const { seenClaims } = (await import(pathToFileURL(resolve(values.claims)).href)) as {
    readonly seenClaims: SeenClaimsOf;
  };
  const l2 = Number(values.l2);
  const examples = collectClaims(sections(folder), seenClaims);
  if (examples.length === 0) throw new Error(`--data ${folder}: no labelled claim was found`);
  const models = fitModels(examples, l2);
  const fitted = measureModels(examples, models, l2);
  process.stdout.write(`${markdown(fittedTable(fitted))}\n\n`);
  const file = {
    path: resolve(values.out ?? 'weights.ts'),
    name: 'WEIGHTS',
    says: 'By verifier and language.',
    script: 'eval/fit.ts',
  };
  const text = fittedFile(file, models);
  process.stdout.write(text);
  if (values.out === undefined) return;
  writeFileSync(values.out, text);
  writeFileSync(FITTED, `${JSON.stringify(fitted, null, 2)}\n`);
}

try {
  if (values.data === undefined) throw new Error('--data DIR: name the folder of the labelled sets');
  await fit(values.data);
} catch (error) {
  process.stderr.write(`fit: ${(error as Error).message}\n`);
  process.exitCode = 2;
}
