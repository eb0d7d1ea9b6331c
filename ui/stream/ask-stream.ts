import { z } from 'zod';
import { AskResult, AskStep } from '../../src/contract/ask.ts';
import { readEvents, type ServerEvent } from './event-source.ts';
import { CUT, type OpenStream } from './ai-stream.ts';

/** An ask as it is known so far. `broken`: it ended before its result, and can be taken up where it has an id. */
export interface AskProgress {
  readonly phase: 'idle' | 'running' | 'done' | 'stopped' | 'broken';
  /** Id of the ask and of its verdict; null until the server said it. */
  readonly id: string | null;
  readonly steps: readonly AskStep[];
  readonly result: AskResult | null;
  /** What went wrong in words, `cut` where the stream just ended. */
  readonly error: string | null;
  /** The request's own error, where it never became a stream. */
  readonly failure: Error | null;
}

export const NOT_ASKED: AskProgress = {
  phase: 'idle',
  id: null,
  steps: [],
  result: null,
  error: null,
  failure: null,
};

const Begin = z.object({ id: z.string() });
const Failed = z.object({ error: z.string() });

function parse(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}

/** The ask after one more event; an unknown one, or one that cannot be read, changes nothing. */
export function readAskEvent(state: AskProgress, { event, data }: ServerEvent): AskProgress {
  const value = parse(data);
  if (event === 'begin') return { ...state, id: Begin.safeParse(value).data?.id ?? state.id };
  if (event === 'error')
    return { ...state, phase: 'broken', error: Failed.safeParse(value).data?.error ?? data };
  if (event === 'step') {
    const step = AskStep.safeParse(value).data;
    return step === undefined ? state : { ...state, steps: [...state.steps, step] };
  }
  const result = event === 'result' ? AskResult.safeParse(value).data : undefined;
  return result === undefined
    ? state
    : { ...state, phase: 'done', id: result.id, steps: result.steps, result };
}

/** UI23: an ask from its first event to its result, each state as it comes. Never rejects: what goes wrong is a state. */
export async function* askStream(open: OpenStream, signal: AbortSignal): AsyncGenerator<AskProgress, void> {
  let state: AskProgress = { ...NOT_ASKED, phase: 'running' };
  yield state;
  try {
    const { body } = await open(signal);
    if (body !== null) for await (const event of readEvents(body)) yield (state = readAskEvent(state, event));
    if (state.phase === 'running') yield { ...state, phase: 'broken', error: CUT };
  } catch (error) {
    const failure = error instanceof Error ? error : new Error(String(error));
    if (signal.aborted) yield { ...state, phase: 'stopped' };
    else if (state.id === null) yield { ...state, phase: 'broken', error: failure.message, failure };
    else yield { ...state, phase: 'broken', error: CUT };
  }
}
