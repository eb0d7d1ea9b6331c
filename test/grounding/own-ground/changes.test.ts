import { expect, it } from 'vitest';
import cases from '../../../cases/grounding/changes.json' with { type: 'json' };
import { seenClaim } from '../../support/seen-claim.ts';

it.each(cases)(
  'GR38 by how much something changed is no value of a key: "$claim" is accused: $accused',
  async ({ data, claim, accused }) => {
    const { grounding } = await seenClaim(claim, [{ evidence_id: 'e', type: 'json', data }]);
    expect(grounding?.end === 'contradicted').toBe(accused);
  },
);
