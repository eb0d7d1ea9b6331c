import { AssayError } from '../../contract/assay-error.ts';
import type { ClaimChecker, ClaimToCheck } from '../../contract/claim-checker.ts';
import { askPatiently, type Patience } from '../patience.ts';

/** What blocks cannot be ended, for nothing else runs meanwhile; what it says too late counts for nothing. */
function inTime(checker: ClaimChecker, claim: ClaimToCheck, timeoutMs: number) {
  const begun = performance.now();
  const said = checker.check(claim);
  const took = Math.round(performance.now() - begun);
  if (took <= timeoutMs) return said;
  throw new AssayError('timeout', `blocked for ${took} ms, longer than the ${timeoutMs} ms it has`, {
    where: checker.name,
  });
}

/** IN13: rules of one's own, each asked once a claim and no longer than a source. */
export function patientCheckers(
  checkers: readonly ClaimChecker[],
  patience: Patience,
): readonly ClaimChecker[] {
  return checkers.map((checker) => ({
    name: checker.name,
    check: (claim) =>
      askPatiently(checker.name, { ...patience, retries: 0 }, async () =>
        inTime(checker, claim, patience.timeoutMs),
      ),
  }));
}
