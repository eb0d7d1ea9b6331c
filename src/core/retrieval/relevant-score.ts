/** Scores under this one are no answer to a question: calibrated on `cases/retrieval` with questions that no text answers. */
export const RELEVANT_SCORE = 0.21;

/** The same for the passages of an index of source code and documents, calibrated on `cases/retrieval/own-code`. */
export const RELEVANT_PASSAGE = 0.3;
