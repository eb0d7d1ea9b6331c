import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { packagedWeights } from '../src/adapters/reading/packaged-weights.ts';
import type { Language } from '../src/contract/language.ts';
import { decodeModel } from '../src/core/read/parser/decode-model.ts';
import type { ModelHead } from '../src/core/read/parser/reading-model.ts';
import { wordsOf } from '../src/core/read/words-of.ts';
import { readConllu } from './parser/conllu.ts';
import { scoreHealth } from './parser/score-health.ts';
import { scoreParser } from './parser/score-parser.ts';
import { readWritten, scoreWords } from './parser/score-words.ts';

const KEPT_OUT: Readonly<Record<Language, string>> = {
  en: 'en_ewt-dev.conllu',
  ko: 'ko_kaist-dev.conllu',
};

/** Prints how well the weights of the package read the sentences of `--data DIR/ud` kept out of training. */
function score(folder: string, language: Language): void {
  const weights = packagedWeights(language);
  if (weights === null) throw new Error(`no weights of ${language} lie in the package`);
  const model = decodeModel(JSON.parse(weights.head) as ModelHead, weights.tables);
  const text = readFileSync(join(folder, 'ud', KEPT_OUT[language]), 'utf8');
  const sentences = readConllu(text, language);
  const cut = scoreWords(readWritten(text), wordsOf[language]);
  const health = language === 'en' ? scoreHealth(model, sentences) : {};
  const all = { cut, ...scoreParser(model, sentences), ...health };
  process.stdout.write(`${language} ${JSON.stringify(all)}\n`);
}

const { values } = parseArgs({ options: { data: { type: 'string' } } });
if (values.data === undefined) {
  process.stderr.write('usage: node eval/score-reading.ts --data DIR\n');
  process.exitCode = 2;
} else for (const language of ['en', 'ko'] as const) score(values.data, language);
