import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { nominalReadings } from '../src/core/read/korean/analyse.ts';

const OUT = fileURLToPath(new URL('../src/core/lexicon/korean-whole-nouns.ts', import.meta.url));
const FILES = ['ko_kaist-train.conllu', 'ko_kaist-dev.conllu'];
const NOUN = /^n[cq]/;
const WORD = /^[가-힣]{2,}$/;
/** Seen so often as a noun, and so many times as often as anything else. */
const LEAST = { seen: 2, share: 4 };
const LINE = 110;

/** How often each written form is a noun without a particle, a noun before one, or anything else. */
function countForms(folder: string): {
  readonly nouns: Map<string, number>;
  readonly others: Map<string, number>;
} {
  const nouns = new Map<string, number>();
  const others = new Map<string, number>();
  const add = (to: Map<string, number>, word = ''): void => {
    if (WORD.test(word)) to.set(word, (to.get(word) ?? 0) + 1);
  };
  for (const line of FILES.flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'))) {
    const [, form = '', lemma = '', , tag] = line.split('\t');
    if (tag === undefined) continue;
    const isNoun = NOUN.test(tag);
    if (!tag.includes('+')) add(isNoun ? nouns : others, form);
    else {
      add(others, form);
      if (isNoun) add(nouns, lemma.split('+')[0]);
    }
  }
  return { nouns, others };
}

/** Nouns that look like a shorter one with a particle: 강의, 지도. */
function wholeNouns(folder: string): readonly string[] {
  const { nouns, others } = countForms(folder);
  return [...nouns]
    .filter(([word, seen]) => seen >= LEAST.seen && seen >= LEAST.share * (others.get(word) ?? 0))
    .map(([word]) => word)
    .filter((word) => nominalReadings(word).some(({ tail }) => tail.length > 0))
    .sort();
}

function linesOf(words: readonly string[]): string {
  const lines = [''];
  for (const word of words) {
    const last = lines.length - 1;
    if ((lines[last] ?? '').length + word.length > LINE / 2) lines.push(word);
    else lines[last] = `${lines[last] ?? ''} ${word}`.trim();
  }
  return lines.join('\n   ');
}

const { values } = parseArgs({ options: { ud: { type: 'string' } } });
if (values.ud === undefined) {
  console.error('whole-nouns: name the folder of the Kaist treebank: --ud DIR');
  process.exitCode = 2;
} else {
  const words = wholeNouns(values.ud);
  writeFileSync(
    OUT,
    `// Written by scripts/whole-nouns.ts, never by hand.
import { wordSet } from './clause-words.ts';

/**
 * Nouns that look like a shorter one with a particle: 강의, 지도. Source: UD Korean Kaist, whose licence stands beside the
 * weights of the parser.
 */
export const WHOLE_NOUNS = wordSet(
  \`${linesOf(words)}\`,
);
`,
  );
  console.log(`${words.length} words in ${OUT}`);
}
