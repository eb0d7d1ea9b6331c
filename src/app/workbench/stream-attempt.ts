import type { FinishReason, TokenUsage } from '../../contract/ai-response.ts';
import { AssayError } from '../../contract/assay-error.ts';
import type { AbortSignalLike } from '../../contract/ports/knowledge-graph.ts';
import type { OpenAIFields } from '../../contract/ports/model-provider.ts';
import type { StreamWarning } from '../../contract/stream-warning.ts';
import type { RouterStreamPart } from '../models/model-router.ts';
import type { Attempt } from './attempt.ts';
import type { AskedChat } from './prepare-chat.ts';
import type { StreamEvent } from './stream-event.ts';
import type { Workbench } from './workbench.ts';

/** Who reads along while the answer is written. */
export interface Readers {
  /** The answer's verification; never waited for. */
  readonly grow: ((text: string) => void) | null;
  readonly monitor: {
    write(chunk: string): readonly StreamWarning[];
    end(): readonly StreamWarning[];
  } | null;
  /** Whether a further attempt would follow this one. */
  readonly retrying: boolean;
}

/** How an attempt ended: the whole of it, one that the monitor stopped, or one that the model did not finish. */
export type AttemptEnd =
  | { readonly kind: 'whole'; readonly attempt: Attempt }
  | { readonly kind: 'stopped'; readonly attempt: Attempt; readonly warning: StreamWarning }
  | { readonly kind: 'failed'; readonly attempt: Attempt; readonly error: unknown };

/** An attempt as far as it has come. */
export interface Written {
  readonly pieces: string[];
  model: string;
  provider: string;
  usage: TokenUsage | null;
  finish_reason: FinishReason | null;
  thought?: number;
  acts?: true;
  openai?: OpenAIFields;
}

export function attemptOf({ pieces, finish_reason, ...more }: Written): Attempt {
  return { ...more, text: pieces.join('').slice(more.thought ?? 0), finish_reason: finish_reason ?? 'error' };
}

/** What a part says of the attempt; its words are the reader's. */
function note(written: Written, part: RouterStreamPart): void {
  if (part.kind === 'chunk') return void written.pieces.push(part.text);
  const { kind: _, ...said } = part;
  if (part.kind !== 'beside') Object.assign(written, said);
  else if (part.acts === true) written.acts = true;
}

function shown(warning: StreamWarning, retrying: boolean): StreamEvent {
  const data = warning.action === 'abort' ? { ...warning, retrying } : warning;
  return { event: 'stream_warning', data };
}

/** The warnings as events; gives the first that stops the attempt. */
function* warn(
  warnings: readonly StreamWarning[],
  retrying: boolean,
): Generator<StreamEvent, StreamWarning | null> {
  for (const warning of warnings) {
    yield shown(warning, retrying);
    if (warning.action === 'abort') return warning;
  }
  return null;
}

function checkAbort({ aborted }: AbortSignalLike): void {
  if (aborted) throw new AssayError('cancelled', 'was cancelled');
}

/** One attempt, chunk by chunk as the model gives it. Never throws: how it ended is what it returns. */
export async function* streamAttempt(
  { router }: Workbench,
  { call }: AskedChat,
  readers: Readers,
  abort: AbortSignalLike,
  written: Written,
): AsyncGenerator<StreamEvent, AttemptEnd> {
  const { grow, monitor, retrying } = readers;
  try {
    checkAbort(abort);
    for await (const part of router.stream(call, abort)) {
      note(written, part);
      if (part.kind === 'beside') yield { event: 'beside', openai: part.openai };
      if (part.kind !== 'chunk') continue;
      const { text: chunk, openai } = part;
      yield { event: 'chunk', data: { chunk }, ...(openai === undefined ? {} : { openai }) };
      checkAbort(abort);
      grow?.(part.text);
      const warning = yield* warn(monitor?.write(part.text) ?? [], retrying);
      if (warning !== null) return { kind: 'stopped', attempt: attemptOf(written), warning };
    }
  } catch (error) {
    return { kind: 'failed', attempt: attemptOf(written), error };
  }
  const attempt = attemptOf(written);
  if (written.finish_reason === null)
    return { kind: 'failed', attempt, error: new AssayError('unavailable', 'the answer broke off') };
  const warning = yield* warn(monitor?.end() ?? [], retrying);
  return warning === null ? { kind: 'whole', attempt } : { kind: 'stopped', attempt, warning };
}
