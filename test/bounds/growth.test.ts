import { describe, expect, it } from 'vitest';
import type { Answer } from '../../src/contract/answer.ts';
import { Configuration } from '../../src/contract/configuration.ts';
import type { Evidence } from '../../src/contract/evidence.ts';
import type { ValidationReport } from '../../src/contract/validation-report.ts';
import { newSteps } from '../../src/core/language/steps.ts';
import { readMessage } from '../../src/core/self-check/final-message/read-message.ts';
import type { VerifyPorts } from '../../src/core/verify/route.ts';
import { verify } from '../../src/core/verify.ts';
import { runsLongOnes } from '../support/long-ones.ts';
import { statements } from '../support/read-statements.ts';
import { HALVES, repeated, UNITS } from './repeated-units.ts';

const PORTS: VerifyPorts = {
  graph: null,
  sources: null,
  statements,
  clock: { elapsed: () => 0, now: () => '2026-02-02T00:00:00Z' },
  ids: { next: () => '0' },
};
const CONFIGURATION = Configuration.parse({});
const SAID = 'The fee is 40 euros. 수수료는 40유로입니다.';
const SHORT = 500;
/** What a text costs however short it is. */
const CONSTANT = 10_000;

function against(type: Evidence['type'], data: unknown): Answer {
  const evidences = [{ evidence_id: 'E1', type, data }] as Evidence[];
  return { response_id: 'unit', content: { text: SAID, evidences } };
}

const DOCUMENT = against('document', 'The fee is 40 euros for each member. 회원의 수수료는 40유로이다.');

function saying(text: string): Answer {
  return { ...DOCUMENT, content: { ...DOCUMENT.content, text } };
}

/** Where the repeated unit stands. */
const PLACES: Readonly<Record<string, (long: string) => Answer>> = {
  answer: (long) => saying(long),
  'sentence of an answer': (long) => saying(`The fee ${long} is 40 euros. 수수료는 ${long} 40유로입니다.`),
  question: (long) => ({ ...DOCUMENT, query: long }),
  document: (long) => against('document', long),
  'sentence of a document': (long) =>
    against('document', `The fee ${long} is 40 euros. 수수료는 ${long} 40유로이다.`),
  cell: (long) =>
    against('table', {
      columns: ['name', 'fee'],
      rows: [
        ['member', long],
        ['other', '40'],
      ],
    }),
  CSV: (long) => against('table', `name,fee\nmember,${long}\nother,40\n`),
  'JSON string': (long) => against('json', { name: 'fee', note: long, fee: 40 }),
  'JSON text': (long) => against('json', JSON.stringify({ name: 'fee', note: long, fee: 40 })),
};

async function run(answer: Answer): Promise<{ readonly steps: number; readonly report: ValidationReport }> {
  const steps = newSteps(CONFIGURATION.validation.max_steps);
  const report = await verify(answer, CONFIGURATION, PORTS, steps);
  return { steps: steps.used, report };
}

describe('texts of one repeated unit', () => {
  it.runIf(runsLongOnes).each(Object.keys(PLACES))(
    'BD7 twice the text takes at most 2.2 times the steps, and every report is whole: %s',
    async (place) => {
      const answerWith = PLACES[place] ?? saying;
      for (const { name, unit } of UNITS) {
        const once = await run(answerWith(repeated(unit, SHORT)));
        const twice = await run(answerWith(repeated(unit, 2 * SHORT)));
        expect({ name, steps: twice.steps }).toEqual({
          name,
          steps: Math.min(twice.steps, 2.2 * once.steps + CONSTANT),
        });
        const ids = twice.report.result.claim_validations.map(({ claim_id }) => claim_id);
        expect(new Set(ids).size).toBe(ids.length);
      }
    },
    240_000,
  );

  it('BD7 a budget ends what two long texts take together, in a whole report', async () => {
    const long = repeated('The fee is 40 euros. ', 4000);
    const answer = { ...saying(long), content: { ...against('document', long).content, text: long } };
    const all = await run(answer);
    const max_steps = Math.round(all.steps / 2);
    const some = await verify({ ...answer, max_steps }, CONFIGURATION, PORTS);
    expect(some.result.claim_validations).toHaveLength(all.report.result.claim_validations.length);
    expect(some.result.validation_status).toBe('NEEDS_REVIEW');
  });

  // The others are read at a face: test/bounds/faces.test.ts.
  it('BD7 the final message of an agent is read to its end, half characters too', () => {
    expect(HALVES.length).toBeGreaterThan(0);
    for (const { unit } of HALVES) {
      const message = `All tests pass. ${repeated(unit, 4 * SHORT)}`;
      for (const { text, start, end } of readMessage(message).claims)
        expect(message.slice(start, end)).toBe(text);
    }
  });
});
