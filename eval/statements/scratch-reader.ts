import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENGLISH_CLAUSES } from '../../src/core/lexicon/english-clauses.ts';
import { decodeModel } from '../../src/core/read/parser/decode-model.ts';
import { readTokens } from '../../src/core/read/parser/read-tokens.ts';
import type { Reader } from '../../src/core/read/reader.ts';
import type { Word } from '../../src/core/statement/token.ts';

const WORDS =
  /[0-9]+(?:[.,:/-][0-9]+)*(?:st|nd|rd|th)?|(?:Mr|Mrs|Ms|Dr|St)\.|cannot|[A-Za-z]+(?=n['’]t\b)|n['’]t\b|['’](?:s|re|ve|ll|d|m)\b|[A-Za-zÀ-ÿ0-9]+(?:[-&.][A-Za-zÀ-ÿ0-9]+)*|[^\sA-Za-z0-9]/gu;

function cut(text: string, base: number): Word[] {
  return [...text.matchAll(WORDS)].flatMap(({ 0: form, index }) => {
    const start = base + index;
    const end = start + form.length;
    if (form.toLowerCase() !== 'cannot') return [{ form: form.replace('’', "'"), start, end }];
    return [
      { form: form.slice(0, 3), start, end: start + 3 },
      { form: form.slice(3), start: start + 3, end },
    ];
  });
}

/** English until the reader of English stands: words by one pattern, weights of `eval/fit-parser.ts`, no values. */
export function scratchReader(folder: string): Reader {
  const bytes = readFileSync(join(folder, 'en.weights'));
  const head: Parameters<typeof decodeModel>[0] = JSON.parse(readFileSync(join(folder, 'en.json'), 'utf8'));
  const model = decodeModel(head, new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length));
  return {
    words: ENGLISH_CLAUSES,
    tokens: (text, { start, end }) => readTokens(model, cut(text.slice(start, end), start)),
    values: () => [],
  };
}
