import assert from 'node:assert/strict';
import { createDefaultSelfCheckProtocol, createGoalBackwardVerifier } from 'assay/validation';

const said = await createDefaultSelfCheckProtocol().check({
  testsPassed: true, // what the agent says; what was printed decides
  testOutput: 'Tests  1 failed | 41 passed (42)',
  requirementsList: [{ requirement: 'ten cost a tenth less', met: true }],
  evidence: [{ type: 'code', content: 'The discount should work now.' }],
});
const made = await createGoalBackwardVerifier({ folder: import.meta.dirname }).verify({
  description: 'prices with a discount',
  expectedPaths: ['finish-task.mts', 'price.ts'],
});
for (const { id, passed } of said.questions) console.log(`${passed ? 'yes' : 'no '} ${id}`);
for (const { signal, found } of said.dangerSignals) if (found) console.log(`!   ${signal}`);
for (const { stage, passed } of made.stages) console.log(`${passed ? 'yes' : 'no '} ${stage}`);

assert.equal(said.passed, false);
assert.equal(made.passed, false);
