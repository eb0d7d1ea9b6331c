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
const MOST = 40;

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

async function workOf(unit: string, words: number): Promise<number> {
  const text = sentence(unit, words, 'end.').slice(-3900);
  const data = sentence(unit, words, 'stop. ').repeat(SENTENCES);
  const claims = [{ claim_id: 'C', text, evidence_refs: ['E'] }];
  const evidences = [{ evidence_id: 'E', type: 'document' as const, data }];
  const steps = newSteps();
  const answer = { response_id: 'long', content: { claims, evidences } };
  const work = await countedWork(() => verify(answer, CONFIGURATION, PORTS, steps));
  return work / steps.used;
}

/** Words and weights are read with the first sentence. */
beforeAll(() => workOf('The fee is 40. 수수료는 40이다. ', WORDS / 4).then(() => undefined));

it.each(UNITS)(
  'BD11 one sentence of "%s" held against others takes work by the steps that are counted for it',
  async (unit) => {
    for (const words of [WORDS / 4, WORDS / 2, WORDS])
      expect({ words, work: await workOf(unit, words) }).toMatchObject({
        work: expect.toSatisfy((work: number) => work < MOST),
      });
  },
  120_000,
);
