import type { Language } from '../../contract/language.ts';
import type { AbortSignalLike } from '../../contract/ports/knowledge-graph.ts';
import type { QualityChecklist, QualityResult } from '../../contract/quality.ts';
import { assessAnswer } from './assess-answer.ts';
import { checklistOf } from './checklists.ts';
import type { GateAssessment, GateRequest, Judge } from './gate-request.ts';
import { toldQuality } from './told-quality.ts';

/** Holds an answer against the checklist of its task. Without a judge the items that rules decide are decided. */
export class QualityGate {
  readonly #judge: Judge | null;

  constructor(judge: Judge | null) {
    this.#judge = judge;
  }

  /** Null where the task has none. */
  get_checklist(task: string, lang: Language = 'ko'): QualityChecklist | null {
    return checklistOf(task, lang);
  }

  /** As the source has it. Null where the task has no checklist, or it could not be evaluated. */
  async evaluate(
    task: string,
    original_request: string,
    ai_response: string,
    lang: Language = 'ko',
  ): Promise<QualityResult | null> {
    const material = { task, original_request, ai_response, lang, notes: null };
    return toldQuality(await this.assess({ ...material, votes: 1, derive: false })).quality;
  }

  /** With the evidence that the answer was written from; says why where there is no quality. Never rejects for what a judge does. */
  assess(request: GateRequest, abort?: AbortSignalLike): Promise<GateAssessment> {
    return assessAnswer(request, this.#judge, abort);
  }
}
