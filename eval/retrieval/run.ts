import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { askQuestions } from './ask-questions.ts';
import { openOwnIndex } from './own-index.ts';
import { page } from './page.ts';
import { questionSets } from './questions.ts';

const PAGE = fileURLToPath(new URL('../../docs/evaluation-retrieval.md', import.meta.url));
const OPTIONS = {
  json: { type: 'string' },
  date: { type: 'string' },
  'no-write': { type: 'boolean', default: false },
} as const;

async function run(words: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...words], options: OPTIONS });
  const own = await openOwnIndex();
  try {
    const sets = await askQuestions(own.index, questionSets());
    const { files, documents } = await own.index.counts();
    const text = page(sets, { files, documents, date: values.date });
    process.stdout.write(text);
    if (!values['no-write']) writeFileSync(PAGE, text);
    if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(sets, null, 2)}\n`);
  } finally {
    await own.close();
  }
}

// A missed aim is shown, and is no failure of the run.
try {
  await run(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`eval:retrieval: ${(error as Error).message}\n`);
  process.exitCode = 2;
}
