import { readEvents } from './event-source.ts';
import { type AIStreamState, IDLE } from './ai-stream-state.ts';
import { readAiEvent } from './read-ai-event.ts';

/** Asks for the stream: a response with status 2xx. Rejects where there is none. */
export type OpenStream = (signal: AbortSignal) => Promise<Response>;

/** Word of `error` where the stream ended before `[DONE]`. */
export const CUT = 'cut';

/** The connection broke, or there never was one. */
function broken(state: AIStreamState, error: unknown): AIStreamState {
  if (state.content !== '') return { ...state, phase: 'failed', error: CUT };
  const failure = error instanceof Error ? error : new Error(String(error));
  return { ...state, phase: 'failed', error: failure.message, failure };
}

/** The state where the connection ends. */
function ended(state: AIStreamState): AIStreamState {
  if (state.phase === 'judging') return { ...state, phase: 'done' };
  return state.phase === 'writing' ? { ...state, phase: 'failed', error: CUT } : state;
}

/**
 * UI7: an answer from its first byte to the end of the connection, each state given as it comes. Reads on after `[DONE]`.
 * Never rejects: what goes wrong is a state. Stopped by the signal, the text stays as far as it came.
 */
export async function* aiStream(open: OpenStream, signal: AbortSignal): AsyncGenerator<AIStreamState, void> {
  let state: AIStreamState = { ...IDLE, phase: 'writing' };
  yield state;
  try {
    const response = await open(signal);
    const [chatId, messageId] = ['X-Chat-Id', 'X-Message-Id'].map((name) => response.headers.get(name));
    state = { ...state, chatId: chatId ?? null, messageId: messageId ?? null };
    if (response.body !== null)
      for await (const event of readEvents(response.body)) yield (state = readAiEvent(state, event));
    yield ended(state);
  } catch (error) {
    if (signal.aborted) yield { ...state, phase: 'stopped' };
    // What is whole stays whole where only what is said of it was cut, and that is told.
    else if (state.phase === 'judging') yield { ...state, phase: 'done', isUntold: true };
    else yield broken(state, error);
  }
}
