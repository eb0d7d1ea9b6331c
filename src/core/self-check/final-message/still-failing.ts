import type { MessageClaim } from '../../../contract/message-claim.ts';
import { isAssertion } from '../cross-run/machine-lack.ts';
import type { ClaimGround } from './claim-ground.ts';
import { type ClaimVerdict, objectsOf, proof, verdict } from './claim-verdict.ts';

/** Tests that a claim names and that fail by an assertion in our run. */
export function stillFailing(claim: MessageClaim, { runs, crossRun }: ClaimGround): ClaimVerdict | null {
  const named = objectsOf(claim, 'symbol');
  const tests = runs.find(({ receipt }) => receipt.tree === 'work')?.result?.tests ?? [];
  const red = tests.filter(
    ({ id, status, message }) =>
      status === 'failed' &&
      isAssertion(message) &&
      crossRun?.not_run_here?.includes(id) !== true &&
      named.includes(id.split(' › ').at(-1) ?? ''),
  );
  if (red.length === 0) return null;
  return verdict(
    'CONTRADICTED',
    'tests_ran_red',
    red.map(({ id, message = '' }) => proof('test', id, `failed ${message}`.trim())),
  );
}
