import { expect, it } from 'vitest';
import cases from '../../../cases/grounding/names-alone.json' with { type: 'json' };
import { seenClaim } from '../../support/seen-claim.ts';

const rows = cases.flatMap(({ data, claims }) => claims.map((row) => ({ data, ...row })));

it.each(rows)(
  'GR53 names and states that stand in an object are words alone: $claim is $status',
  async ({ data, claim, status }) => {
    const seen = await seenClaim(claim, [{ evidence_id: 'e', type: 'json', data }]);
    expect(seen.status).toBe(status);
    expect(seen.grounding?.reason ?? null).toBe(status === 'VERIFIED' ? null : 'words_only');
  },
);
