import assert from 'node:assert/strict';
import { verifyAnswer } from 'assay';

const text = 'Utilization of the AI Team is over 95%. Seoyeon Lee is the lead of the Data Team.';
const { report } = await verifyAnswer(
  { response_id: 'resp-1', content: { text } },
  { folder: import.meta.dirname }, // where assay.config.yaml stands
);
for (const claim of report.result.claim_validations)
  console.log([`${claim.status}: ${claim.text}`, ...claim.issues.map(({ message }) => message)].join('\n  '));

const statuses = report.result.claim_validations.map(({ status }) => status);
assert.deepEqual(statuses, ['VERIFIED', 'HALLUCINATION']);
assert.equal(report.result.validation_status, 'HALLUCINATION');
