import type { AskEvidence } from '../../../contract/ask-evidence.ts';
import type { AnswerCitation, LlmResponse } from '../../../contract/llm-response.ts';
import { citedEvidence, markedNumbers } from './cited-evidence.ts';
import { resolveCitation } from './resolve-citation.ts';

const MARK = /\[(\d{1,3}(?:\s*,\s*\d{1,3})*)\]/gu;

function citationOf({ title, path, start_line, end_line }: AskEvidence): AnswerCitation {
  const start = Math.max(1, start_line);
  return {
    source: title === '' ? path : title,
    uri: path,
    start_line: start,
    end_line: Math.max(start, end_line),
  };
}

/**
 * LP19: an answer as it is delivered: its marks count its own list of citations from 1, in the order in which they come;
 * what the list alone names follows. The lines that the list gives are kept.
 */
export function renumbered(
  { answer, citations }: Pick<LlmResponse, 'answer' | 'citations'>,
  evidence: readonly AskEvidence[],
): Pick<LlmResponse, 'answer' | 'citations'> {
  const marked = markedNumbers(answer).filter((number) => evidence.some((one) => one.number === number));
  const cited = citedEvidence({ answer, citations }, evidence).map(({ number }) => number);
  const order = [...marked, ...cited.filter((number) => !marked.includes(number))];
  const listed = (number: number): AnswerCitation | undefined =>
    citations.find(
      (one) =>
        typeof one !== 'string' && resolveCitation(one, evidence).some((found) => found.number === number),
    );
  const renamed = answer.replaceAll(MARK, (whole, inner: string) => {
    const places = inner.split(',').map((one) => order.indexOf(Number(one)) + 1);
    return places.some((place) => place === 0) ? whole : `[${places.join(', ')}]`;
  });
  return {
    answer: renamed,
    citations: order.flatMap((number) => {
      const one = evidence.find((given) => given.number === number);
      return one === undefined ? [] : [listed(number) ?? citationOf(one)];
    }),
  };
}
