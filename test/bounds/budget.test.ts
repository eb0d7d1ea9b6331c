import { describe, expect, it } from 'vitest';
import type { Answer } from '../../src/contract/answer.ts';
import { Configuration } from '../../src/contract/configuration.ts';
import type { ValidationReport } from '../../src/contract/validation-report.ts';
import { madeOnceFor } from '../../src/core/language/made-once.ts';
import { newSteps } from '../../src/core/language/steps.ts';
import { growAnswer } from '../../src/core/verify/grow-answer.ts';
import type { VerifyPorts } from '../../src/core/verify/route.ts';
import { stepsFor, verify } from '../../src/core/verify.ts';
import { statements } from '../support/read-statements.ts';
import { KINDS, ordinaryAnswer } from './ordinary.ts';

const CONFIGURATION = Configuration.parse({});
const PORTS: VerifyPorts = {
  graph: null,
  sources: null,
  statements,
  clock: { elapsed: () => 0, now: () => '2026-02-02T00:00:00Z' },
  ids: { next: () => '0' },
};
const ANSWERS = KINDS.flatMap((kind) =>
  (['en', 'ko'] as const).map((tongue) => [kind, tongue, ordinaryAnswer(kind, tongue, 2000, 12)] as const),
);
const GIVEN: Answer = {
  response_id: 'given',
  content: {
    claims: ['The fee is 40 euros.', 'The deposit is 80 euros.'].map((text, at) => ({
      claim_id: `C${at}`,
      text,
      evidence_refs: [],
    })),
    evidences: [{ evidence_id: 'K1', type: 'kg_data', source: 'fees', data: { fee: 40 } }],
  },
};

/** Of each answer once: its whole report, and what that took. */
const wholeOf = madeOnceFor(async (answer: Answer) => {
  const steps = newSteps(CONFIGURATION.validation.max_steps);
  const report = await verify(answer, CONFIGURATION, PORTS, steps);
  return { report, used: steps.used };
});

function allowing(max_steps: number): Configuration {
  return { ...CONFIGURATION, validation: { ...CONFIGURATION.validation, max_steps } };
}

async function stepsOf(answer: Answer): Promise<number> {
  const steps = newSteps();
  await verify(answer, CONFIGURATION, PORTS, steps);
  return steps.used;
}

function left({ result }: ValidationReport): ValidationReport['result']['claim_validations'] {
  return result.claim_validations.filter(({ issues }) => issues.some(({ rule }) => rule === 'BD3'));
}

describe('the budget of a verification', () => {
  it.each([
    [1000, undefined, 1000],
    [1000, 10, 10],
    [1000, 5000, 1000],
  ])('BD1 of %d by the configuration and %s by the request, %d hold', (allowed, asked, most) => {
    expect(stepsFor(asked === undefined ? {} : { max_steps: asked }, allowing(allowed)).most).toBe(most);
  });

  it.each(ANSWERS)('BD2 the same input takes the same steps: %s %s', async (_, __, answer) => {
    expect(await stepsOf(answer)).toBe((await wholeOf(answer)).used);
  });

  // Each of 21 budgets is tried on two answers of the six.
  it.each(ANSWERS.map(([kind, tongue, answer], at) => [kind, tongue, at % 3, answer] as const))(
    'BD3 %s %s: whatever the budget, every claim is told once',
    async (_, __, first, answer) => {
      const { report: whole, used } = await wholeOf(answer);
      const all = whole.result.claim_validations;
      for (let share = first; share <= 20; share += 3) {
        const most = Math.max(1, Math.round((used * share) / 20));
        const report = await verify(answer, allowing(most), PORTS);
        const claims = report.result.claim_validations;
        expect(claims.map(({ claim_id }) => claim_id)).toEqual(all.map(({ claim_id }) => claim_id));
        const open = left(report);
        expect(claims.slice(claims.length - open.length)).toEqual(open);
        for (const { issues, checked, status, unchecked } of open) {
          expect({ checked, status, unchecked }).toEqual({
            checked: false,
            status: 'UNVERIFIED',
            unchecked: 'over_budget',
          });
          expect(issues.map(({ message }) => message).join()).toContain(`validation.max_steps ${most}`);
        }
        const isWhole = open.length === 0;
        expect(isWhole || ['NEEDS_REVIEW', 'FAILED'].includes(report.result.validation_status)).toBe(true);
        const again = share % 5 === 0 ? await verify(answer, allowing(most), PORTS) : report;
        expect(again).toEqual(report);
      }
      expect(left(whole)).toEqual([]);
    },
  );

  it('BD3 claims that only graph and sources could check are left in the same way', async () => {
    const report = await verify({ ...GIVEN, max_steps: 1 }, CONFIGURATION, PORTS);
    expect(left(report)).toHaveLength(1);
    expect(report.result.claim_validations).toHaveLength(2);
  });

  it('BD2 given claims that are looked for in a long text count, and end within the budget', async () => {
    const text = 'ab'.repeat(20_000);
    const claims = Array.from({ length: 40 }, (_, at) => ({
      claim_id: `C${at}`,
      text: `b${'ba'.repeat(1_000 + at)}`,
      evidence_refs: [],
    }));
    const answer = { response_id: 'given', content: { text, claims, evidences: [] } };
    const [one, all] = [{ ...answer, content: { ...answer.content, claims: claims.slice(0, 1) } }, answer];
    expect(await stepsOf(all)).toBeGreaterThan(30 * (await stepsOf(one)) - 40 * 25 * text.length);
    const report = await verify({ ...all, max_steps: 2_000_000 }, CONFIGURATION, PORTS);
    expect(left(report).length).toBeGreaterThan(0);
    expect(new Set(report.result.claim_validations.map(({ claim_id }) => claim_id)).size).toBe(
      report.result.claim_validations.length,
    );
    expect(report.metadata.steps).toBeLessThan(5_000_000);
  });

  it('BD4 one claim of many behind the budget: no pass', async () => {
    const text = Array.from({ length: 30 }, (_, at) => `Room ${at} costs ${100 + at} euros.`).join(' ');
    const evidences = [{ evidence_id: 'E1', type: 'document' as const, data: text }];
    const answer = { response_id: 'rooms', content: { text, evidences } };
    const used = await stepsOf(answer);
    expect((await verify(answer, allowing(used), PORTS)).result.validation_status).toBe('PASSED');
    const report = await verify(answer, allowing(Math.round(used * 0.97)), PORTS);
    expect(left(report)).toHaveLength(1);
    expect(report.result.validation_status).toBe('NEEDS_REVIEW');
  });

  it.each(KINDS.flatMap((kind) => [[kind, 'en'] as const, [kind, 'ko'] as const]))(
    'BD4 250 kB of %s (%s) and 20 claims take less than a thirtieth of the default',
    async (kind, tongue) => {
      const answer = ordinaryAnswer(kind, tongue, 250_000, 20);
      expect((await stepsOf(answer)) * 30).toBeLessThan(CONFIGURATION.validation.max_steps);
    },
    120_000,
  );

  it.each(['en', 'ko'] as const)(
    'BD5 a claim over 4,000 characters is said to be so: %s',
    async (language) => {
      const text = `It is said that ${'the fee is 40 euros, and '.repeat(200)}so it is.`;
      const evidences = [{ evidence_id: 'E1', type: 'document' as const, data: 'The fee is 40 euros.' }];
      const report = await verify(
        { response_id: 'l', language, content: { text, evidences } },
        CONFIGURATION,
        PORTS,
      );
      expect(left(report)).toHaveLength(1);
      expect(left(report)[0]?.issues[0]?.message).toContain(language === 'ko' ? '4000자' : '4000 characters');
    },
  );

  it.each(['en', 'ko'] as const)(
    'BD5 a claim of more than 100 numbers is said to be so: %s',
    async (language) => {
      const evidences = [{ evidence_id: 'E1', type: 'table' as const, data: [{ fee: 1, rent: 2 }] }];
      const report = await verify(
        {
          response_id: 'n',
          language,
          content: { claims: [{ claim_id: 'c', text: '1 '.repeat(101), evidence_refs: ['E1'] }], evidences },
        },
        CONFIGURATION,
        PORTS,
      );
      expect(left(report)).toHaveLength(1);
      expect(left(report)[0]?.issues[0]?.message).toContain(
        language === 'ko' ? '숫자가 100개보다' : '100 numbers',
      );
    },
  );

  // Each of seven budgets is tried on three answers of the six.
  it.each(ANSWERS.map(([kind, tongue, answer], at) => [kind, tongue, at % 2, answer] as const))(
    'BD6 %s %s: grown by sentences it ends the same, whatever the budget',
    async (_, __, half, answer) => {
      const { used } = await wholeOf(answer);
      const { text = '', evidences } = answer.content;
      for (const share of [0.01, 0.3, 0.6, 0.8, 0.9, 0.95, 1].filter((__, at) => at % 2 === half)) {
        const configuration = allowing(Math.max(1, Math.round(used * share)));
        const growing = growAnswer({ response_id: 'ordinary', content: { evidences } }, configuration, PORTS);
        for (let at = 0; at < text.length; at += 37) await growing.write(text.slice(at, at + 37));
        expect(await growing.end()).toEqual(await verify(answer, configuration, PORTS));
      }
    },
  );
});
