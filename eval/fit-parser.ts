import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { weightTables } from '../src/adapters/reading/weight-tables.ts';
import type { Language } from '../src/contract/language.ts';
import { decodeModel } from '../src/core/read/parser/decode-model.ts';
import { wordsOf } from '../src/core/read/words-of.ts';
import { seeded } from '../scripts/worlds/random.ts';
import { type GoldWord, readConllu } from './parser/conllu.ts';
import { encodeModel } from './parser/encode-model.ts';
import { scoreParser } from './parser/score-parser.ts';
import { readWritten, scoreWords } from './parser/score-words.ts';
import { type Plan, train } from './parser/train.ts';

const SEED = 20_261_122;

const TREEBANKS: Readonly<
  Record<Language, { readonly train: string; readonly dev: string; readonly plan: Plan }>
> = {
  en: {
    train: 'en_ewt-train.conllu',
    dev: 'en_ewt-dev.conllu',
    plan: {
      bits: { tagger: 22, actions: 22, labeller: 22 },
      rounds: { tagger: 8, parser: 10 },
      folds: 4,
      leastTag: 4,
      leastKnown: 20,
      leastWeight: 1,
    },
  },
  ko: {
    train: 'ko_kaist-train.conllu',
    dev: 'ko_kaist-dev.conllu',
    plan: {
      bits: { tagger: 21, actions: 21, labeller: 20 },
      rounds: { tagger: 8, parser: 10 },
      folds: 4,
      leastTag: 3,
      leastKnown: Infinity,
      leastWeight: 0,
    },
  },
};

/** Trains the parser of each language on the treebanks of `--data DIR/ud` and writes weights and scores. */
function fit(folder: string, out: string, language: Language, limit: number): void {
  const { train: file, dev, plan } = TREEBANKS[language];
  const text = (name: string): string => readFileSync(join(folder, 'ud', name), 'utf8');
  const read = (name: string): GoldWord[][] => readConllu(text(name), language);
  const started = performance.now();
  const model = train(read(file).slice(0, limit), language, plan, seeded(SEED), (line) =>
    process.stderr.write(`${line} (${Math.round((performance.now() - started) / 1000)} s)\n`),
  );
  const { head, bytes } = encodeModel(model);
  const cut = scoreWords(readWritten(text(dev)), wordsOf[language]);
  const score = { cut, ...scoreParser(decodeModel(head, weightTables(bytes)), read(dev)) };
  mkdirSync(out, { recursive: true });
  writeFileSync(join(out, `${language}.json`), `${JSON.stringify(head)}\n`);
  const packed = gzipSync(bytes, { level: 9 });
  writeFileSync(join(out, `${language}.weights.gz`), packed);
  const size = packed.length + gzipSync(JSON.stringify(head)).length;
  process.stdout.write(`${language} ${JSON.stringify({ ...score, gzip: size })}\n`);
}

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    out: { type: 'string' },
    only: { type: 'string' },
    limit: { type: 'string' },
  },
});
if (values.data === undefined || values.out === undefined) {
  process.stderr.write(
    'usage: node eval/fit-parser.ts --data DIR --out DIR [--only en|ko] [--limit SENTENCES]\n',
  );
  process.exitCode = 2;
} else {
  const limit = values.limit === undefined ? Infinity : Number(values.limit);
  for (const language of ['en', 'ko'] as const)
    if (values.only === undefined || values.only === language) fit(values.data, values.out, language, limit);
}
