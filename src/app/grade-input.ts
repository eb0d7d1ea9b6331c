import type { GradeInput } from '../contract/verdict-input.ts';
import type { GateRequest } from '../core/quality-gate/gate-request.ts';

/** What is graded, without how: its hash is that of the verdict's input. */
export function gradeInputOf({
  task,
  lang,
  original_request,
  ai_response,
  finish_reason,
  options,
  checklist,
  notes,
  verified_claims,
}: Pick<GateRequest, keyof GradeInput>): GradeInput {
  return {
    task,
    lang,
    original_request,
    ai_response,
    notes: notes === null ? null : [...notes],
    ...(finish_reason === undefined ? {} : { finish_reason }),
    ...(options === undefined ? {} : { options }),
    ...(checklist === undefined ? {} : { checklist }),
    ...(verified_claims === undefined ? {} : { verified_claims }),
  };
}
