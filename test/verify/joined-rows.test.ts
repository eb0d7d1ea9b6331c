import { expect, it } from 'vitest';
import rows from '../../cases/verify/joined-rows.json' with { type: 'json' };
import { verify } from '../../src/core/verify.ts';
import { answerOf, openVerifyWorld, portsOf } from '../support/verify-world.ts';

const world = await openVerifyWorld();

it.each(rows)('GR55 held against rows: $text is $said', async ({ text, said }) => {
  const answer = answerOf({ claims: [{ claim_id: 'C1', text }] });
  const { result } = await verify(answer, world.configuration, portsOf(world));
  const [claim] = result.claim_validations;
  const isAccused = claim?.contradicted === true || claim?.status === 'HALLUCINATION';
  expect(claim?.status === 'VERIFIED' ? 'verified' : isAccused ? 'accused' : 'open').toBe(said);
});
