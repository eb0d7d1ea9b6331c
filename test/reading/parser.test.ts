import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type GoldWord, readConllu } from '../../eval/parser/conllu.ts';
import { encodeModel } from '../../eval/parser/encode-model.ts';
import { learnLemmas } from '../../eval/parser/learn-lemmas.ts';
import { costsInto } from '../../eval/parser/oracle.ts';
import { scoreParser } from '../../eval/parser/score-parser.ts';
import { type Plan, train } from '../../eval/parser/train.ts';
import { weightTables } from '../../src/adapters/reading/weight-tables.ts';
import { pick, seeded } from '../../scripts/worlds/random.ts';
import { decodeModel } from '../../src/core/read/parser/decode-model.ts';
import { templatesOf } from '../../src/core/read/parser/features.ts';
import { lemmaOf } from '../../src/core/read/parser/lemma.ts';
import {
  type Action,
  allowInto,
  attach,
  headOf,
  isDone,
  type ParseState,
  SHIFT,
  shift,
  startState,
} from '../../src/core/read/parser/parse-state.ts';
import type { Word } from '../../src/core/statement/token.ts';
import { tokenReader } from '../../src/core/read/parser/read-tokens.ts';

/** Parses by what `choose` picks among the allowed actions. */
function played(size: number, choose: (allowed: readonly Action[], state: ParseState) => Action): ParseState {
  const state = startState(size);
  const flags = new Uint8Array(3);
  while (!isDone(state)) {
    allowInto(flags, state);
    const allowed = ([0, 1, 2] as const).filter((one) => flags[one] === 1);
    const action = choose(allowed, state);
    if (action === SHIFT) shift(state);
    else attach(state, headOf(state, action), 0);
  }
  return state;
}

/** A projective tree: of each stretch of words one is the head, those on its sides hang on it. */
const projective: fc.Arbitrary<Int32Array> = fc
  .tuple(fc.integer({ min: 1, max: 12 }), fc.integer())
  .map(([size, seed]) => {
    const random = seeded(seed);
    const heads = new Int32Array(size + 1).fill(-2);
    const hang = (start: number, end: number, head: number): void => {
      if (start >= end) return;
      const own = start + Math.floor(random() * (end - start));
      heads[own] = head;
      hang(start, own, own);
      hang(own + 1, end, own);
    };
    hang(0, size, size);
    return heads;
  });

describe('parsing', () => {
  it('RD1 whatever is chosen, each word has one head and all hang on one root', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 15 }), fc.integer(), (size, seed) => {
        const random = seeded(seed);
        const { heads } = played(size, (allowed) => pick(random, allowed));
        const words = Array.from({ length: size }, (_, at) => at);
        expect(words.filter((at) => heads[at] === size)).toHaveLength(1);
        for (const word of words) {
          let [at, steps] = [word, 0];
          while (at !== size && steps <= size) [at, steps] = [heads[at] ?? -1, steps + 1];
          expect(at).toBe(size);
        }
      }),
    );
  });

  it('RD2 the actions that cost nothing lead to every projective tree', () => {
    fc.assert(
      fc.property(projective, (gold) => {
        const costs = new Int32Array(3);
        const { heads } = played(gold.length - 1, (allowed, state) => {
          costsInto(costs, state, gold);
          const free = allowed.find((one) => costs[one] === 0);
          if (free === undefined) throw new Error('no action is free');
          return free;
        });
        expect([...heads].slice(0, -1)).toEqual([...gold].slice(0, -1));
      }),
    );
  });

  it('RD3 a template that names no atom is refused', () => {
    const atoms = { a: () => 1, b: () => 2 };
    expect(templatesOf(atoms, 'a a+b').count).toBe(2);
    expect(() => templatesOf(atoms, 'a+c')).toThrow('c: no such atom');
  });
});

const NAMES = ['Kim', 'Lee', 'Ana', 'Tom', 'Ruth', 'Hugo'];
const VERBS = ['sees', 'calls', 'helps', 'pays', 'asks', 'finds'];

/** `Kim sees the small dog .` and its like: who does what is said by the place alone. */
function sentence(seed: number): GoldWord[] {
  const random = seeded(seed);
  const word = (form: string, tag: string, head: number, relation: string, lemma = form): GoldWord => ({
    form,
    lemma: lemma.toLowerCase(),
    tag,
    head,
    relation,
  });
  const verb = pick(random, VERBS);
  return [
    word(pick(random, NAMES), 'PROPN|NNP', 1, 'nsubj'),
    word(verb, 'VERB|VBZ', -1, 'root', verb.slice(0, -1)),
    word('the', 'DET|DT', 4, 'det'),
    word(pick(random, ['small', 'old', 'new']), 'ADJ|JJ', 4, 'amod'),
    word(pick(random, ['dog', 'bill', 'team', 'house']), 'NOUN|NN', 1, 'obj'),
    word('.', 'PUNCT|.', 1, 'punct'),
  ];
}

const PLAN: Plan = {
  bits: { tagger: 12, actions: 12, labeller: 12 },
  rounds: { tagger: 3, parser: 4 },
  folds: 2,
  leastTag: 1,
  leastKnown: 10,
  leastWeight: 0,
};
const known = Array.from({ length: 60 }, (_, at) => sentence(at));
const fresh = Array.from({ length: 30 }, (_, at) => sentence(1000 + at));
const fitted = (): ReturnType<typeof encodeModel> =>
  encodeModel(train(known, 'en', PLAN, seeded(1), () => undefined));

describe('fitting', () => {
  const { head, bytes } = fitted();

  it('RD4 a fitted model reads sentences that it has not seen, also from its bytes', () => {
    const score = scoreParser(decodeModel(head, weightTables(bytes)), fresh);
    expect(score).toMatchObject({ words: 180, upos: 100, uas: 100, las: 100, lemma: 100 });
  });

  it('RD4 the same sentences and seed give the same bytes', () => {
    const again = fitted();
    expect(again.head).toEqual(head);
    expect(Buffer.from(again.bytes).equals(Buffer.from(bytes))).toBe(true);
  });

  it('RD5 bytes that are missing are told, not read', () => {
    expect(() => decodeModel(head, weightTables(bytes.subarray(1)))).toThrow('damaged');
  });

  it('RD6 a token says its class, lemma, head and relation, and how sure its head is', () => {
    const tokens = tokenReader(decodeModel(head, weightTables(bytes)))(wordsOf('Tom finds the new team .'));
    expect(tokens[1]).toMatchObject({ lemma: 'find', upos: 'VERB', head: -1, relation: 'root' });
    expect(tokens[4]).toMatchObject({ head: 1, relation: 'obj' });
    expect(tokens.every(({ margin }) => margin > 0)).toBe(true);
    expect(tokenReader(decodeModel(head, weightTables(bytes)))([])).toEqual([]);
  });
});

/** Words parted by spaces. */
function wordsOf(text: string): Word[] {
  return [...text.matchAll(/\S+/g)].map(({ 0: form, index }) => ({
    form,
    start: index,
    end: index + form.length,
  }));
}

describe('lemmas', () => {
  const words = ['cities', 'parties', 'cars', 'dogs', 'hats', 'pens', 'was'].map((form) => ({
    form,
    lemma: form === 'was' ? 'be' : form.endsWith('ies') ? form.replace(/ies$/, 'y') : form.slice(0, -1),
    tag: form === 'was' ? 'AUX|VBD' : 'NOUN|NNS',
    head: -1,
    relation: 'root',
  }));
  const rules = learnLemmas(words);

  it.each([
    ['cities', 'NOUN|NNS', 'city'],
    ['berries', 'NOUN|NNS', 'berry'],
    ['beds', 'NOUN|NNS', 'bed'],
    ['was', 'AUX|VBD', 'be'],
    ['xyz', 'X|X', 'xyz'],
  ])('RD7 %s as %s is %s', (word, tag, lemma) => {
    expect(lemmaOf(rules, word, tag)).toBe(lemma);
  });
});

describe('treebanks', () => {
  it('RD8 Korean words are called by the kinds of their first and last morpheme', () => {
    const text = [
      '# text = 사람이 스스로 갔다 .',
      '1\t사람이\t사람+이\tNOUN\tncn+jcs\t_\t3\tnsubj\t_\t_',
      '2\t스스로\t스스로\tADV\tmag\t_\t3\tadvmod\t_\t_',
      '2.1\t빈\t빈\tX\tx\t_\t_\t_\t_\t_',
      '3\t갔다\t가+았+다\tVERB\tpvg+ep+ef\t_\t0\troot\t_\t_',
      '',
    ].join('\n');
    expect(readConllu(text, 'ko')).toEqual([
      [
        { form: '사람이', lemma: '사람', tag: 'NOUN|N+S', head: 2, relation: 'nsubj' },
        { form: '스스로', lemma: '스스로', tag: 'ADV|M', head: 2, relation: 'advmod' },
        { form: '갔다', lemma: '가', tag: 'VERB|V+EF', head: -1, relation: 'root' },
      ],
    ]);
  });
});
