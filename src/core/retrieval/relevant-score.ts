import { languageByScript } from '../language/script.ts';
/** Scores under this one are no answer to a question: calibrated on `cases/retrieval` with questions that no text answers. */
export const RELEVANT_SCORE = 0.21;

/** The same for passages of an index of source code and documents, calibrated on `cases/retrieval/own-code`: words of plain English stand in code too. */
const RELEVANT_PASSAGE = { ko: 0.38, en: 0.51 };

/** The score under which a passage of an index is no answer to this question. */
export function relevantPassage(question: string): number {
  return RELEVANT_PASSAGE[languageByScript(question)];
}
