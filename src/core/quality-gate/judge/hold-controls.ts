import type { JudgeAnswer } from '../../../contract/judge-answer.ts';
import type { NotEvaluated } from '../../../contract/quality.ts';
import type { AskedItem } from './asked-item.ts';

/** QG15: null where every control was answered as it must be. */
export function holdControls(asked: readonly AskedItem[], items: JudgeAnswer['items']): NotEvaluated | null {
  const wrong = asked.some(
    ({ id, expected }) => expected !== undefined && items.find((item) => item.id === id)?.passed !== expected,
  );
  return wrong
    ? {
        reason: 'ambiguous',
        detail: 'the judge answered a control question wrongly: it did not read, or obeyed the text',
      }
    : null;
}
