/** Scores under this one are no answer to a question: calibrated on `cases/retrieval` with questions that no text answers. */
export const RELEVANT_SCORE = 0.21;
