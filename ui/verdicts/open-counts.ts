import type { TFunction } from 'i18next';
import { claimStanding } from '../../src/contract/claim-standing.ts';
import type { ValidationReport } from '../../src/contract/validation-report.ts';

/** How many claims are neither verified nor a failure, in words: by words alone, undecided, unchecked; none that is 0. */
export function openCounts({ result }: ValidationReport, t: TFunction): string[] {
  const standings = result.claim_validations.map(claimStanding);
  return (['by_words', 'undecided', 'unchecked'] as const).flatMap((standing) => {
    const count = standings.filter((one) => one === standing).length;
    return count === 0 ? [] : [t(`chat.${standing}`, { count })];
  });
}
