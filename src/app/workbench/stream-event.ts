import type { ChatMetadata, NotKept, StreamRevision } from '../../contract/ai-chat.ts';
import type { AnswerAction } from '../../contract/on-fail.ts';
import type { NotEvaluated, QualityResult, QualityUnchecked } from '../../contract/quality.ts';
import type { SearchQAEvaluation } from '../../contract/search-qa-evaluation.ts';
import type { StreamWarning } from '../../contract/stream-warning.ts';
import type { ValidationReport } from '../../contract/validation-report.ts';

/** What `POST /api/stream` sends, in the order of the wire: metadata, chunks and warnings, done, and what is said of the answer. */
export type StreamEvent =
  | { readonly event: 'metadata'; readonly data: ChatMetadata }
  | { readonly event: 'chunk'; readonly data: { readonly chunk: string } }
  | { readonly event: 'done' }
  | { readonly event: 'stream_warning'; readonly data: StreamWarning }
  | { readonly event: 'revise'; readonly data: StreamRevision }
  | { readonly event: 'action'; readonly data: AnswerAction }
  | { readonly event: 'quality'; readonly data: QualityResult }
  | { readonly event: 'quality_unchecked'; readonly data: QualityUnchecked }
  | { readonly event: 'qa_evaluation'; readonly data: SearchQAEvaluation }
  | { readonly event: 'verification'; readonly data: ValidationReport }
  | { readonly event: 'verification_unchecked'; readonly data: NotEvaluated }
  | { readonly event: 'not_kept'; readonly data: NotKept }
  | { readonly event: 'error'; readonly data: { readonly error: string } };

/** A stream with the identities that it is kept under. */
export interface ChatStream {
  readonly chat_id: string;
  readonly message_id: string;
  readonly events: AsyncIterable<StreamEvent>;
}
