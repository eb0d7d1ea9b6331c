import type { AnswerInput } from '../../contract/answer.ts';
import type {
  GivenAnswer,
  GivenEvidence,
  GivenMessages,
  GivenPassage,
  GivenRow,
} from '../../contract/given-answer.ts';
import type { EvidenceFiles } from './files.ts';
import type { SourceEvidence } from './source-function.ts';

/** An answer in short, whose evidence may also be files or lie at a source. */
export interface ShortAnswer extends Omit<GivenAnswer, 'evidences'> {
  /** Texts, data, passages of a retriever, `files('docs')`, `{ source: 'CRM', id: 'C-17' }`. */
  readonly evidences?:
    | readonly (string | GivenEvidence | GivenPassage | EvidenceFiles | SourceEvidence)[]
    | undefined;
}

/** What the library verifies: an answer in short or whole, a row of Ragas, a conversation with results of tools. */
export type AnswerToVerify = ShortAnswer | AnswerInput | GivenRow | GivenMessages;
