import type { ClaimChecker } from '../../contract/claim-checker.ts';
import { askPatiently, type Patience } from '../patience.ts';

/** IN13: rules of one's own, each asked once a claim and no longer than a source. */
export function patientCheckers(
  checkers: readonly ClaimChecker[],
  patience: Patience,
): readonly ClaimChecker[] {
  return checkers.map((checker) => ({
    name: checker.name,
    check: (claim) =>
      askPatiently(checker.name, { ...patience, retries: 0 }, async () => checker.check(claim)),
  }));
}
