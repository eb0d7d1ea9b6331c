import { ChatMemory, ChatMetadata, NotKept, StreamRevision } from '../../src/contract/ai-chat.ts';
import { AnswerAction } from '../../src/contract/on-fail.ts';
import { NotEvaluated, QualityResult, QualityUnchecked } from '../../src/contract/quality.ts';
import { SearchQAEvaluation } from '../../src/contract/search-qa-evaluation.ts';
import { StreamWarning } from '../../src/contract/stream-warning.ts';
import { ValidationReport } from '../../src/contract/validation-report.ts';
import type { AIStreamState } from './ai-stream-state.ts';
import type { ServerEvent } from './event-source.ts';

type Reader = (data: unknown, state: AIStreamState) => Partial<AIStreamState>;

interface Schema<T> {
  safeParse(data: unknown): { readonly success: true; readonly data: T } | { readonly success: false };
}

/** What an event adds where its data has the shape that it should; else nothing. */
function shaped<T>(
  schema: Schema<T>,
  add: (value: T, state: AIStreamState) => Partial<AIStreamState>,
): Reader {
  return (data, state) => {
    const read = schema.safeParse(data);
    return read.success ? add(read.data, state) : {};
  };
}

function warned(warning: StreamWarning, { warnings, content }: AIStreamState): Partial<AIStreamState> {
  // What was stopped is taken away: the retry follows, or the error.
  return { warnings: [...warnings, warning], content: warning.action === 'abort' ? '' : content };
}

const READERS: Readonly<Record<string, Reader>> = {
  metadata: shaped(ChatMetadata, ({ matched_notes }) => ({ matchedNotes: matched_notes })),
  memory: shaped(ChatMemory, (memory) => ({ memory })),
  stream_warning: shaped(StreamWarning, warned),
  revise: shaped(StreamRevision, ({ content, reason }) => ({ content, revised: reason })),
  action: shaped(AnswerAction, (action) => ({ action })),
  quality: shaped(QualityResult, (qualityResult) => ({ qualityResult })),
  quality_unchecked: shaped(QualityUnchecked, (qualityUnchecked) => ({ qualityUnchecked })),
  qa_evaluation: shaped(SearchQAEvaluation, (qaEvaluation) => ({ qaEvaluation })),
  verification: shaped(ValidationReport, (verification) => ({ verification })),
  verification_unchecked: shaped(NotEvaluated, (verificationUnchecked) => ({ verificationUnchecked })),
  not_kept: shaped(NotKept, (notKept) => ({ notKept })),
};

function parse(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}

/** A message without a name: a chunk, or an error. */
function unnamed(data: unknown, { content }: AIStreamState): Partial<AIStreamState> {
  if (typeof data !== 'object' || data === null) return {};
  if ('error' in data && typeof data.error === 'string') return { phase: 'failed', error: data.error };
  return 'chunk' in data && typeof data.chunk === 'string' ? { content: content + data.chunk } : {};
}

/** An error is told in JSON, or plainly. */
function failed(data: string): Partial<AIStreamState> {
  const told = parse(data);
  const isTold =
    typeof told === 'object' && told !== null && 'error' in told && typeof told.error === 'string';
  return { phase: 'failed', error: isTold ? String(told.error) : data };
}

/**
 * UI7: the answer after one more event. Events come in any order, after `[DONE]` too; an unknown one, or one whose data
 * cannot be read, changes nothing.
 */
export function readAiEvent(state: AIStreamState, { event, data }: ServerEvent): AIStreamState {
  if (event === 'error') return { ...state, ...failed(data) };
  if (event === '' && data === '[DONE]') return { ...state, phase: 'judging' };
  const read = event === '' ? unnamed : READERS[event];
  return read === undefined ? state : { ...state, ...read(parse(data), state) };
}
