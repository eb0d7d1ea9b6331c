import type { ClaimValidation } from '../../src/contract/validation-report.ts';
import type { ClaimLabels } from './claim-labels.ts';

/** What a model said of a claim: who, which version, its answer, its quotation, and why that did not count. */
export function JudgedByModel({ claim, labels }: { claim: ClaimValidation; labels: ClaimLabels }) {
  const judged = claim.grounding?.judged;
  if (judged === undefined) return null;
  const { model, version, answer, quotation, counted, why, tokens } = judged;
  const words = labels.judged;
  const told = [
    version === null ? model : `${model} (${version})`,
    ...(answer === null ? [] : [words.answers[answer]]),
    ...(counted || why === null ? [] : [`${words.notCounted}: ${words.why[why]}`]),
    ...(tokens === null ? [] : [`${tokens} tokens`]),
  ];
  return (
    <>
      <h3>{words.by}</h3>
      <p>{told.join(' · ')}</p>
      {quotation === null ? null : <blockquote>{quotation}</blockquote>}
    </>
  );
}
