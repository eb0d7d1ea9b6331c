import { expect, it } from 'vitest';
import { Configuration } from '../../src/contract/configuration.ts';
import { newSteps } from '../../src/core/language/steps.ts';
import type { VerifyPorts } from '../../src/core/verify/route.ts';
import { verify } from '../../src/core/verify.ts';
import { runsLongOnes } from '../support/long-ones.ts';
import { statements } from '../support/read-statements.ts';
import { LARGE, largeAnswer } from './large-texts.ts';
import { ordinaryAnswer } from './ordinary.ts';

const PORTS: VerifyPorts = {
  graph: null,
  sources: null,
  statements,
  clock: { elapsed: () => 0, now: () => '2026-02-02T00:00:00Z' },
  ids: { next: () => '0' },
};
const CONFIGURATION = Configuration.parse({});
const MOST = CONFIGURATION.validation.max_steps;
/** For both sides at once: all of the default takes a minute of a core. */
const SMALL = MOST / 40;
/** A text of thousands of claims is tried with an eighth of it, against an eighth of the budget. */
const OF_ANSWER = 1 / 8;
/** What one claim takes beyond the bound at most. */
const BEYOND = 2_000_000;

const CASES = Object.keys(LARGE).flatMap((name) =>
  (['answer', 'evidence', 'both'] as const).map((side) => [name, side] as const),
);

it.runIf(runsLongOnes).each(CASES)(
  'BD3 BD4 %s in %s ends in a whole report, within the budget',
  async (name, side) => {
    const share = side === 'answer' ? OF_ANSWER : 1;
    const steps = newSteps(side === 'both' ? SMALL : share * MOST);
    const text = LARGE[name]?.(share) ?? '';
    const report = await verify(largeAnswer(text, side), CONFIGURATION, PORTS, steps);
    const { claim_validations: claims, counts } = report.result;
    expect(new Set(claims.map(({ claim_id }) => claim_id)).size).toBe(counts.claims);
    const left = claims.filter(({ unchecked }) => unchecked === 'over_budget');
    expect(left.length > 0).toBe(side === 'both');
    expect(left.length === 0 || report.result.validation_status === 'NEEDS_REVIEW').toBe(true);
    expect(steps.used).toBeLessThan(steps.most + BEYOND);
  },
  240_000,
);

it.each(['en', 'ko'] as const)(
  'BD4 a megabyte of ordinary evidence and five claims take less than a tenth of the default: %s',
  async (tongue) => {
    const steps = newSteps(MOST);
    const report = await verify(ordinaryAnswer('text', tongue, 1_000_000, 5), CONFIGURATION, PORTS, steps);
    expect(report.result.claim_validations).toHaveLength(5);
    expect(steps.used * 10).toBeLessThan(MOST);
  },
  120_000,
);
