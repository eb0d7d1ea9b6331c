import { beforeAll, describe, expect, it } from 'vitest';
import planted from '../../cases/verify/planted.json' with { type: 'json' };
import { CHECKERS } from '../../src/contract/checkers.ts';
import { verify } from '../../src/core/verify.ts';
import { answerOf, openVerifyWorld, portsOf, type VerifyWorld } from '../support/verify-world.ts';

let world: VerifyWorld;
beforeAll(async () => {
  world = await openVerifyWorld();
});

interface Seen {
  readonly status: string | undefined;
  readonly rules: readonly string[];
  readonly codes: readonly string[];
}

async function seen(text: string): Promise<Seen> {
  const claims = [{ claim_id: 'C1', text }];
  const { result } = await verify(answerOf({ claims }), world.configuration, portsOf(world));
  const { status, issues = [], parts = [] } = result.claim_validations[0] ?? {};
  return {
    status,
    rules: [...issues, ...parts].map(({ rule }) => rule),
    codes: issues.map(({ code }) => code),
  };
}

describe('planted faults of claims about things in the graph', () => {
  it.each(planted)('$rule finds $about and lets the mended claim pass', async (row) => {
    const { status, rules, codes } = await seen(row.fault);
    expect(status).not.toBe('VERIFIED');
    expect(rules).toContain(row.rule);
    expect(codes).toContain(row.code);
    const mended = await seen(row.mended);
    expect(mended.status).toBe('VERIFIED');
    expect(mended.codes).not.toContain(row.code);
  });

  it('GR every checker of claims has a planted fault', () => {
    const checkers = Object.keys(CHECKERS).filter((rule) => /^GR(?:[1-9]|22)$/.test(rule));
    expect(checkers.filter((rule) => !planted.some((one) => one.rule === rule))).toEqual([]);
  });
});
