import { beforeAll, expect, it } from 'vitest';
import { Configuration } from '../../src/contract/configuration.ts';
import { newSteps } from '../../src/core/language/steps.ts';
import type { VerifyPorts } from '../../src/core/verify/route.ts';
import { verify } from '../../src/core/verify.ts';
import { countedWork } from '../support/counted-work.ts';
import { statements } from '../support/read-statements.ts';

const PORTS: VerifyPorts = {
  graph: null,
  sources: null,
  statements,
  clock: { elapsed: () => 0, now: () => '2026-02-02T00:00:00Z' },
  ids: { next: () => '0' },
};
const CONFIGURATION = Configuration.parse({});
/** Under the longest sentence that is read at all. */
const WORDS = 400;
const SENTENCES = 8;
/** What is looked at for a step, at most. Ordinary sentences take four, and 30 clauses of 200 words thirty. */
const MOST = 50;

/** Repeated in one sentence, each makes a tree that is deep, or one of very many clauses or names. */
const UNITS = [
  'not fee ',
  'Anna Lee ',
  'of the fee ',
  'the member pays the fee and ',
  'who says that the member ',
  'the fee is 4 and ',
  'if the fee is paid, ',
  '수수료를 ',
  '회원의 ',
  '회원이 수수료를 내고 ',
  '수수료를 내지 않고 ',
  '수수료라고 말했다고 ',
];

function sentence(unit: string, words: number, end: string): string {
  return unit.repeat(words / unit.trim().split(' ').length) + end;
}

async function workOf(text: string, data: string): Promise<number> {
  const claims = [{ claim_id: 'C', text, evidence_refs: ['E'] }];
  const evidences = [{ evidence_id: 'E', type: 'document' as const, data }];
  const steps = newSteps();
  const answer = { response_id: 'long', content: { claims, evidences } };
  const work = await countedWork(() => verify(answer, CONFIGURATION, PORTS, steps));
  return work / steps.used;
}

/** Words and weights are read with the first sentence. */
const SAID = 'The fee is 40 euros. 수수료는 40유로이다.';
beforeAll(() => workOf(SAID, SAID).then(() => undefined));

it.each(UNITS)(
  'BD11 one sentence of "%s" held against others takes work by the steps that are counted for it',
  async (unit) => {
    const data = sentence(unit, WORDS, 'stop. ').repeat(SENTENCES);
    const work = await workOf(sentence(unit, WORDS, 'end.').slice(-3900), data);
    expect(work).toBeLessThanOrEqual(MOST);
  },
  120_000,
);

/** Short sentences take four or five. */
const MOST_OF_SHORT = 10;

it.each(['팀은 12명이다. ', 'The team has 12 people. '])(
  'BD11 two thousand sentences about one thing ("%s") take work by the steps that are counted for them',
  async (unit) => {
    for (const claim of ['팀은 13명이다.', 'The team has 13 people and 5 rooms.', '# Heading']) {
      const work = await workOf(claim, unit.repeat(2000));
      expect({ claim, work: Math.max(work, MOST_OF_SHORT) }).toEqual({ claim, work: MOST_OF_SHORT });
    }
  },
  120_000,
);
