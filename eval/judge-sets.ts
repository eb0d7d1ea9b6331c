import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { addedTable, whatModelAdds } from './added.ts';
import type { Arguments } from './arguments.ts';
import { evaluate } from './evaluation.ts';
import { bandOf, productJudge } from './judge.ts';
import { readFrozen, writeFrozen } from './frozen.ts';
import { mappings } from './mappings.ts';
import { readFitted } from './fitted.ts';
import { page } from './page/page.ts';
import { predictionLine } from './predictions.ts';

const PAGE = fileURLToPath(new URL('../docs/evaluation.md', import.meta.url));

/** Judges every set that is wanted and prints the page. */
export async function judgeSets({
  wanted,
  json,
  predictions,
  write,
  freeze,
  date,
}: Arguments): Promise<void> {
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
export async function showAdded({ wanted, json }: Arguments, model: string): Promise<void> {
  const added = await whatModelAdds(wanted, model, mappings());
  process.stdout.write(addedTable(model, added));
  if (json !== null) writeFileSync(json, `${JSON.stringify({ model, added }, null, 2)}\n`);
}
