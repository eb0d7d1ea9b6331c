import { describe, expect, it } from 'vitest';
import cases from '../../cases/grounding/framed.json' with { type: 'json' };
import { Configuration } from '../../src/contract/configuration.ts';
import { verify } from '../../src/core/verify.ts';
import { statements } from '../support/read-statements.ts';

const PORTS = {
  graph: null,
  sources: null,
  statements,
  clock: { elapsed: () => 0, now: () => '2026-01-01T00:00:00.000Z' },
  ids: { next: () => 'test' },
};

async function endOf(text: string, data: string): Promise<string> {
  const evidences = [{ evidence_id: 'e', type: 'document' as const, data }];
  const { result } = await verify(
    { response_id: 'r', content: { text, evidences } },
    Configuration.parse({}),
    PORTS,
  );
  const [claim] = result.claim_validations;
  if (claim?.status === 'VERIFIED') return 'supported';
  return claim?.contradicted === true ? 'contradicted' : 'not_found';
}

describe('a claim that stands in the evidence', () => {
  it.each(cases)('GR51 “$claim” is $end by “$evidence”', async ({ claim, evidence, end, today = end }) => {
    expect(await endOf(claim, evidence)).toBe(today);
  });
});
