import type { LlmResponse } from '../../../contract/llm-response.ts';
import { findCitations } from '../../language/citations.ts';
import type { AskEvidence } from '../../../contract/ask-evidence.ts';
import { resolveCitation } from './resolve-citation.ts';

const NUMBERS = /^\d+$/;

/** The numbers that marks in the text of an answer name, each once, in their order. */
export function markedNumbers(answer: string): readonly number[] {
  const marks = findCitations(answer).filter(({ kind }) => kind === 'number');
  return [...new Set(marks.flatMap(({ targets }) => targets.filter((one) => NUMBERS.test(one)).map(Number)))];
}

/** The evidence that an answer names, by marks in its text or in its list, each once, in the order of the evidence. */
export function citedEvidence(
  { answer, citations }: Pick<LlmResponse, 'answer' | 'citations'>,
  evidence: readonly AskEvidence[],
): readonly AskEvidence[] {
  const numbers = new Set(markedNumbers(answer));
  for (const citation of citations)
    for (const one of resolveCitation(citation, evidence)) numbers.add(one.number);
  return evidence.filter(({ number }) => numbers.has(number));
}
