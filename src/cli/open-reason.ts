import type { ClaimValidation } from '../contract/validation-report.ts';
import { groupOf } from './claim-group.ts';
import type { ReportWords } from './report-words.ts';

/** Why a claim is neither verified nor a failure: undecided, by its words alone, not checked; nothing for any other. */
export function openReason(claim: ClaimValidation, words: ReportWords): string[] {
  const { grounding, unchecked } = claim;
  const why = grounding?.reason ?? null;
  const inWords = why === null ? [] : [words.grounding[why]];
  const group = groupOf(claim);
  if (group === 'undecided') return [words.undecided, ...inWords];
  if (group === 'byWords') return [words.byWords, ...inWords];
  return unchecked === undefined ? [] : [words.reasons[unchecked]];
}
