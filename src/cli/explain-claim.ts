import type { Colors } from 'picocolors/types.js';
import { AssayError } from '../contract/assay-error.ts';
import type { ValidationReport } from '../contract/validation-report.ts';
import { claimText } from './claim-text.ts';
import { reportWords } from './report-words.ts';

/** Everything about one claim. Throws `not_found` naming the claims that there are. */
export function explainClaim(
  report: ValidationReport,
  claimId: string,
  format: 'text' | 'json',
  colours: Colors,
): string {
  const claims = report.result.claim_validations;
  const claim = claims.find(({ claim_id }) => claim_id === claimId);
  if (claim === undefined)
    throw new AssayError('not_found', `the answer has no claim ${JSON.stringify(claimId)}`, {
      where: '--explain',
      hint: `claims: ${claims.map(({ claim_id }) => claim_id).join(', ')}`,
    });
  if (format === 'json') return `${JSON.stringify(claim, null, 2)}\n`;
  return `${claimText(claim, { words: reportWords[report.metadata.language], colours }).join('\n')}\n`;
}
