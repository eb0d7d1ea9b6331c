import { codePointsBefore } from './datasets/code-points.ts';
import type { EvalRow, Prediction } from './row.ts';

/** One line of the predictions file; spans are counted in code points of the answer, as the sets count theirs. */
export function predictionLine({ answer }: EvalRow, said: Prediction): string {
  const { dataset, id, score, verdict } = said;
  const spans = said.spans.map((span) => span.map((offset) => codePointsBefore(answer, offset)));
  return JSON.stringify({ dataset, id, score, verdict, spans });
}
