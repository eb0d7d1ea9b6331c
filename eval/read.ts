import { packagedWeights } from '../src/adapters/reading/packaged-weights.ts';
import { sentenceReader } from '../src/core/read/sentence-reader.ts';

/** Prints how sentences are read, a word a line: `node eval/read.ts en|ko "A sentence." …`. */
const [language, ...sentences] = process.argv.slice(2);
const read = sentenceReader(packagedWeights);
for (const sentence of sentences) {
  const tokens = read(sentence, language === 'ko' ? 'ko' : 'en') ?? [];
  const lines = tokens.map(({ form, lemma, upos, xpos, head, relation, margin }, at) =>
    [at, form, lemma, upos, xpos, head, relation, margin.toFixed(1)].join('\t'),
  );
  process.stdout.write(`${lines.join('\n')}\n\n`);
}
