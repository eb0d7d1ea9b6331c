import { expect, it } from 'vitest';
import cases from '../../../cases/grounding/names-alone.json' with { type: 'json' };
import { seenClaim } from '../../support/seen-claim.ts';

const rows = cases.flatMap(({ data, claims }) => claims.map((row) => ({ data, ...row })));

it.each(rows)(
  'GR53 what stands in an object beside its key is read, and no more is: $claim is $status',
  async ({ data, claim, status, reason }) => {
    const seen = await seenClaim(claim, [{ evidence_id: 'e', type: 'json', data }]);
    expect(seen.status).toBe(status);
    expect(seen.grounding?.reason ?? null).toBe(reason);
  },
);
