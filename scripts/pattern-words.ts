// Writes the words without which the patterns of the final message's reader cannot match; --check only compares.
import { readFileSync, writeFileSync } from 'node:fs';
import { ENGLISH_CLAIMS } from '../src/core/self-check/final-message/english-claims.ts';
import { KOREAN_CLAIMS } from '../src/core/self-check/final-message/korean-claims.ts';
import { OPEN_ENGLISH, OPEN_KOREAN } from '../src/core/self-check/final-message/limitation-words.ts';
import { OF_CLAUSE, OF_SENTENCE } from '../src/core/self-check/final-message/no-claim.ts';
import { neededLiterals } from './needed-literals.ts';

const FILE = new URL('../src/core/self-check/final-message/pattern-words.ts', import.meta.url);

const LISTS: Readonly<Record<string, readonly (() => RegExp)[]>> = {
  english_claims: ENGLISH_CLAIMS.map(({ pattern }) => pattern),
  korean_claims: KOREAN_CLAIMS.map(({ pattern }) => pattern),
  open_english: OPEN_ENGLISH,
  open_korean: OPEN_KOREAN,
  no_sentence: OF_SENTENCE.map(([, pattern]) => pattern),
  no_clause: OF_CLAUSE.map(([, pattern]) => pattern),
};

function line(pattern: () => RegExp): string {
  const words = neededLiterals(pattern())?.join('\n');
  return `    ${words === undefined ? 'null' : `'${JSON.stringify(words).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`},\n`;
}

/** The file as it must be. */
function patternWords(): string {
  const lists = Object.entries(LISTS).map(
    ([name, patterns]) => `  ${name}: [\n${patterns.map(line).join('')}  ],\n`,
  );
  return [
    '// Written by `npm run pattern-words`: for each pattern the words, one a line, of which every match holds one.\n',
    `type Of = ${Object.keys(LISTS)
      .map((name) => `'${name}'`)
      .join(' | ')};\n\n`,
    'export const PATTERN_WORDS: Readonly<Record<Of, readonly (string | null)[]>> = {\n',
    ...lists,
    '};\n',
  ].join('');
}

const written = patternWords();
if (!process.argv.includes('--check')) writeFileSync(FILE, written);
else if (readFileSync(FILE, 'utf8') !== written) {
  process.stderr.write('pattern-words.ts is out of date: run `npm run pattern-words`\n');
  process.exitCode = 1;
}
