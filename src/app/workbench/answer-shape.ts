import type { FeatureType } from '../../contract/feature.ts';
import type { AnswerShape } from '../../core/quality-gate/on-fail/act-on-answer.ts';
import { summaryIn } from '../../contract/summary.ts';
import { textToVerify } from './text-to-verify.ts';

function joined(parts: readonly string[], between: string): string {
  return parts.filter((part) => part !== '').join(between);
}

function plainShape(text: string): AnswerShape {
  return {
    text,
    pieces: [{ start: 0, end: text.length }],
    write: (pieces, lead = '', tail = '') => joined([lead, ...pieces, tail], '\n\n'),
  };
}

/** OF6: how an answer is put together again: text as text, a summary as the JSON that it is. */
export function answerShape(feature: FeatureType, written: string): AnswerShape {
  const summary = feature === 'summarize' ? summaryIn(written) : null;
  if (summary === null) return plainShape(written);
  const text = textToVerify(feature, written);
  let from = 0;
  const pieces = [summary.summary, ...summary.key_points].map((piece) => {
    const start = text.indexOf(piece, from);
    from = start + piece.length;
    return { start, end: from };
  });
  return {
    text,
    pieces,
    write: ([first = '', ...points], lead = '', tail = '') =>
      JSON.stringify({
        summary: joined([lead, first, tail.replaceAll('\n\n', ' ')], ' '),
        key_points: points.filter((point) => point !== ''),
      }),
  };
}
