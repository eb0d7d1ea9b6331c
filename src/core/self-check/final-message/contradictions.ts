import type { JudgedClaim, MessageClaimType } from '../../../contract/message-claim.ts';
import type { WorkFinding } from '../../../contract/work-finding.ts';
import type { ReportRule } from '../../../contract/work-rule.ts';
import { reportFinding } from '../report/report-finding.ts';
import { placeAt } from '../syntax/place-at.ts';

/** Findings of a report that already say of a claim that it is false. */
const SAID: Partial<Record<MessageClaimType, readonly ReportRule[]>> = {
  tests_pass: ['output_contradicts_claim'],
  lint_passes: ['complete_while_errors'],
  types_pass: ['complete_while_errors'],
  build_passes: ['complete_while_errors'],
  complete: ['requirements_contradict_claim', 'complete_while_failing'],
};

/** A finding that blocks for every claim that is shown to be false, save those that were found before. */
export function contradictions(
  text: string,
  claims: readonly JudgedClaim[],
  found: readonly WorkFinding[],
): readonly WorkFinding[] {
  const rules = new Set<string>(found.map(({ rule }) => rule));
  return claims
    .filter(
      ({ verdict, type }) =>
        verdict === 'CONTRADICTED' && !(SAID[type] ?? []).some((rule) => rules.has(rule)),
    )
    .map(({ start, text: own, type, reason, message, shown_by: [first] }) =>
      reportFinding(
        'claim_contradicted',
        'error',
        { ...placeAt(text, start), text: own },
        {
          claim: type,
          reason,
          why: message,
          ...(first?.kind === 'command' ? { command: first.what } : {}),
          ...(first?.kind === 'file' ? { file: first.what.replace(/:\d+$/, '') } : {}),
        },
      ),
    );
}
