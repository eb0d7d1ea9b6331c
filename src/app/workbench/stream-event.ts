import type { ChatMemory, ChatMetadata, ChatUsage, NotKept, StreamRevision } from '../../contract/ai-chat.ts';
import type { AnswerAction } from '../../contract/on-fail.ts';
import type { NotEvaluated, QualityResult, QualityUnchecked } from '../../contract/quality.ts';
import type { SearchQAEvaluation } from '../../contract/search-qa-evaluation.ts';
import type { StreamWarning } from '../../contract/stream-warning.ts';
import type { OpenAIFields } from '../../contract/ports/model-provider.ts';
import type { ValidationReport } from '../../contract/validation-report.ts';
import type { Attempt } from './attempt.ts';

/** How an answer in OpenAI's form ended. */
export interface AnswerEnd {
  readonly attempt: Attempt;
  readonly usage: ChatUsage | null;
  readonly blocked: boolean;
}

/**
 * What `POST /api/stream` sends, in the order of the wire: metadata, chunks and warnings, done, and what is said of the answer. Of a
 * request in OpenAI's form (OA4) beside that: chunks as they came, what stands beside the words, the end, the error itself.
 */
export type StreamEvent =
  | { readonly event: 'metadata'; readonly data: ChatMetadata }
  | { readonly event: 'memory'; readonly data: ChatMemory }
  | { readonly event: 'chunk'; readonly data: { readonly chunk: string }; readonly openai?: OpenAIFields }
  | { readonly event: 'beside'; readonly openai: OpenAIFields }
  | { readonly event: 'done'; readonly end?: AnswerEnd }
  | { readonly event: 'stream_warning'; readonly data: StreamWarning }
  | { readonly event: 'revise'; readonly data: StreamRevision }
  | { readonly event: 'action'; readonly data: AnswerAction }
  | { readonly event: 'quality'; readonly data: QualityResult }
  | { readonly event: 'quality_unchecked'; readonly data: QualityUnchecked }
  | { readonly event: 'qa_evaluation'; readonly data: SearchQAEvaluation }
  | { readonly event: 'verification'; readonly data: ValidationReport }
  | { readonly event: 'verification_unchecked'; readonly data: NotEvaluated }
  | { readonly event: 'not_kept'; readonly data: NotKept }
  | { readonly event: 'error'; readonly data: { readonly error: string }; readonly thrown?: unknown };

/** A stream with the identities that it is kept under. */
export interface ChatStream {
  readonly chat_id: string;
  readonly message_id: string;
  readonly events: AsyncIterable<StreamEvent>;
}
