import { describe, expect, it } from 'vitest';
import data from '../../cases/judge/trees.json' with { type: 'json' };
import { packagedReader } from '../../eval/statements/packaged-reader.ts';
import { readText } from '../../src/core/read/read-text.ts';
import { match } from '../../src/core/judge/match.ts';
import { ENGLISH_CLAUSES } from '../../src/core/lexicon/english-clauses.ts';
import { NO_RELATIONS } from '../../src/core/lexicon/word-relations.ts';
import { bySense } from '../../src/core/judge/same-word.ts';
import { exactFrom } from '../../src/core/statement/exact.ts';
import { compareValues } from '../../src/core/values/compare-values.ts';
import { statementsOf } from '../../src/core/read/clauses.ts';
import type { Statement } from '../../src/core/statement/statement.ts';
import type { Value } from '../../src/core/statement/value.ts';
import type { Token } from '../../src/core/statement/token.ts';

const trees: Readonly<Record<string, string>> = data.trees;

function tokenOf(word: string): Token {
  const [form = '', lemma = '', upos = '', xpos = '', head = '', relation = ''] = word.split('/');
  return { form, lemma, upos, xpos, head: Number(head), relation, margin: 1, start: 0, end: 0 };
}

const WORDS = { ...ENGLISH_CLAUSES, ...NO_RELATIONS.belonging };
const MEANS = {
  words: WORDS,
  says: bySense(NO_RELATIONS),
  called: () => null,
  compare: (one: Value, other: Value) => compareValues(one, other, { tolerance: exactFrom('0') }),
};

function read(text: string): Statement[] {
  const tokens = (trees[text] ?? '').split(' ').map(tokenOf);
  return statementsOf(tokens, WORDS, []);
}

function matchOf(evidence: string, claim: string): string | null {
  const held = read(claim).map((one) => read(evidence).map((other) => match(one, other, MEANS)));
  if (held.some((found) => found.includes('contradicted'))) return 'contradicted';
  return held.length > 0 && held.every((found) => found.includes('supported')) ? 'supported' : null;
}

describe('a statement of a claim against those of a sentence', () => {
  it.each(data.cases)(
    '$rule "$evidence" says of "$claim": $match',
    ({ evidence, claim, match: expected }) => {
      expect(matchOf(evidence, claim)).toBe(expected);
    },
  );

  it.each([
    ['The Harbour clinic has a lift. It has a garden.', 'harbour'],
    ['The Harbour clinic has a lift. The clinic has a garden.', 'harbour'],
    ['## Harbour Clinic\n\nIt has a garden.', 'harbour'],
    ['The Harbour clinic has a lift.\n\nIt has a garden.', undefined],
    ['The Harbour clinic has a lift. The house has a garden.', undefined],
  ])('SA7 %j: who has the garden', (text, name) => {
    const [agent] = readText(text, packagedReader()).at(-1)?.statements[0]?.roles ?? [];
    const { head, names } = agent?.phrase ?? { head: '', names: [] };
    expect([head, ...names].includes('harbour') ? 'harbour' : undefined).toBe(name);
  });

  it.each([
    ['the verb is not of the subject', 'orders/order/NOUN/NNS/1/nsubj shows/show/VERB/VBZ/-1/root', 'odd'],
    ['the verb is of it', 'orders/order/NOUN/NNS/1/nsubj show/show/VERB/VBP/-1/root', null],
    [
      'a passive has an object',
      'it/it/PRON/PRP/2/nsubj:pass was/be/AUX/VBD/2/aux:pass seen/see/VERB/VBN/-1/root it/it/PRON/PRP/2/obj',
      'odd',
    ],
    [
      'a verb has two objects',
      'I/I/PRON/PRP/1/nsubj saw/see/VERB/VBD/-1/root it/it/PRON/PRP/1/obj them/they/PRON/PRP/1/obj',
      'odd',
    ],
  ])('SA6 %s', (_, tokens, cause) => {
    expect(statementsOf(tokens.split(' ').map(tokenOf), WORDS, [])[0]?.unread).toBe(cause);
  });

  it('SA6 a sentence with two subjects and nothing that joins them is unread', () => {
    const tokens =
      'The/the/DET/DT/1/det plan/plan/NOUN/NN/3/nsubj it/it/PRON/PRP/3/nsubj works/work/VERB/VBZ/-1/root';
    expect(statementsOf(tokens.split(' ').map(tokenOf), WORDS, [])[0]?.unread).toBe('two_subjects');
  });
});
