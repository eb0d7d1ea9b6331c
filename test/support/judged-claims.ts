import { Configuration } from '../../src/contract/configuration.ts';
import { GroundingSettings } from '../../src/contract/grounding-settings.ts';
import type { ValidationReport } from '../../src/contract/validation-report.ts';
import type { TextModel } from '../../src/contract/ports/text-model.ts';
import { claimJudgeAt } from '../../src/app/claim-judge-at.ts';
import { hrGraph, testOutside } from './test-outside.ts';
import { verify } from '../../src/core/verify.ts';
import { statements } from './read-statements.ts';
import { answerOf, stillClock } from './verify-world.ts';

/** An answer of these sentences against one document, with this model as judge of what is left open. */
export async function judgedBy(
  model: TextModel | null,
  { text, evidence, grounding = {} }: { text: string; evidence: string | string[]; grounding?: object },
): Promise<ValidationReport> {
  const settings = GroundingSettings.parse({ judge: { model: 'scripted/reader' }, ...grounding });
  const configuration = { ...Configuration.parse({}), grounding: settings };
  const outside = testOutside(hrGraph, model === null ? {} : { claimModel: async () => model });
  const judge = model === null ? null : claimJudgeAt({ folder: '/', configuration }, outside);
  const evidences = [evidence]
    .flat()
    .map((data, at) => ({ evidence_id: `e${at + 1}`, type: 'document' as const, data }));
  const ports = {
    graph: null,
    sources: null,
    model: judge,
    statements: statements,
    clock: stillClock,
    ids: { next: () => '0' },
  };
  return verify({ ...answerOf({ text }), content: { text, evidences } }, configuration, ports);
}
