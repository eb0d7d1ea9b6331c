/**
 * What the judge of text says of worlds of a folder of domains: `node eval/domains.ts [--every N] [FOLDER]`, by default
 * those of `eval/worlds/later`, which somebody wrote who knew neither rules nor code.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { loadWorlds } from './datasets/worlds.ts';
import type { EvalRow } from './row.ts';
import { judgeText } from './statements/judge-text.ts';
import { packagedReader } from './statements/packaged-reader.ts';
import { rowOfWorld } from './worlds/row-of-world.ts';

const LATER = fileURLToPath(new URL('worlds/later', import.meta.url));
const OUTCOMES = ['supported', 'contradicted'] as const;

const { values, positionals } = parseArgs({
  options: { every: { type: 'string', default: '1' } },
  allowPositionals: true,
});

function textsOf({ evidences, graph }: EvalRow): readonly string[] | null {
  const texts = evidences.map(({ type, data }) =>
    type === 'document' && typeof data === 'string' ? data : null,
  );
  return graph !== null || texts.includes(null) ? null : texts.filter((text) => text !== null);
}

for (const language of ['en', 'ko'] as const) {
  const rows = loadWorlds(positionals[0] ?? LATER)
    .rows.filter((row) => rowOfWorld(row).language === language && textsOf(row) !== null)
    .filter((_, at) => at % Number(values.every) === 0);
  const counts = new Map<string, number>();
  for (const row of rows) {
    const { outcome } = judgeText(row.answer, textsOf(row) ?? [], packagedReader(language));
    const key = `${row.label} ${outcome}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const line = [1, 0].map((label) => {
    const all = rows.filter((row) => row.label === label).length;
    const each = OUTCOMES.map((outcome) => `${counts.get(`${label} ${outcome}`) ?? 0} ${outcome}`);
    return `of ${all} ${label === 1 ? 'true' : 'false'} ones ${each.join(', ')}`;
  });
  process.stdout.write(`${language}: ${line.join('; ')}\n`);
}
