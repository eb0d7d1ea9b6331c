// Writes the words without which the patterns of the final message's reader cannot match; --check only compares.
import { readFileSync, writeFileSync } from 'node:fs';
import { neededLiterals } from './needed-literals.ts';
import { MESSAGE_PATTERNS } from './patterns/of-messages.ts';

const FILE = new URL('../src/core/self-check/final-message/pattern-words.ts', import.meta.url);

function line(pattern: () => RegExp): string {
  const words = neededLiterals(pattern())?.join('\n');
  return `    ${words === undefined ? 'null' : `'${JSON.stringify(words).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`},\n`;
}

/** The file as it must be. */
function patternWords(): string {
  const lists = Object.entries(MESSAGE_PATTERNS).map(
    ([name, patterns]) => `  ${name}: [\n${patterns.map(line).join('')}  ],\n`,
  );
  return [
    '// Written by `npm run pattern-words`: for each pattern the words, one a line, of which every match holds one.\n',
    `type Of = ${Object.keys(MESSAGE_PATTERNS)
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
