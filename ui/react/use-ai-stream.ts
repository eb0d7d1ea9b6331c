import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { FeatureType } from '../../src/contract/feature.ts';
import type { ActingCheck } from '../../src/contract/on-fail.ts';
import type { MatchedNote } from '../../src/contract/note.ts';
import type { QualityResult } from '../../src/contract/quality.ts';
import { aiStream, type OpenStream } from '../stream/ai-stream.ts';
import { type AIStreamState, IDLE } from '../stream/ai-stream-state.ts';

/** What is asked, as the source names it. */
export interface StreamOptions {
  readonly message: string;
  readonly feature: FeatureType;
  readonly model?: string | undefined;
  readonly noteId?: string | undefined;
  readonly options?: Readonly<Record<string, unknown>> | undefined;
  /** What is found out about this answer, beside what the settings ask for. */
  readonly checks?: readonly ActingCheck[] | undefined;
  /** Of the kept chat that this goes on in. */
  readonly sessionId?: string | undefined;
}

/** How the server is reached. */
export interface StreamSource {
  /** Default: `/api/stream` of this origin. */
  readonly url?: string;
  /** Of each request: `Authorization`, `Accept-Language`. */
  readonly headers?: () => Readonly<Record<string, string>>;
}

/** What `useAIStream` gives. */
export interface AIStream {
  readonly content: string;
  readonly isStreaming: boolean;
  readonly error: string | null;
  readonly matchedNotes: readonly MatchedNote[];
  readonly qualityResult: QualityResult | null;
  /** All that is known of the answer: why there is no quality, its verification, whether it was revised. */
  readonly state: AIStreamState;
  /** Resolves with what the answer was in the end. */
  readonly startStream: (options: StreamOptions) => Promise<AIStreamState>;
  readonly stopStream: () => void;
  readonly reset: () => void;
}

function bodyOf({ message, feature, model, noteId, options, sessionId, checks }: StreamOptions): string {
  return JSON.stringify({
    feature,
    content: message,
    ...(checks === undefined ? {} : { checks }),
    ...(model === undefined ? {} : { model }),
    ...(noteId === undefined ? {} : { note_id: noteId }),
    ...(options === undefined ? {} : { options }),
    ...(sessionId === undefined ? {} : { session_id: sessionId }),
  });
}

/** What a refused request says: the detail of its problem, and the problem with it. */
async function refusalOf(response: Response): Promise<Error> {
  const problem: unknown = await response.json().catch(() => null);
  const isTold = typeof problem === 'object' && problem !== null && 'detail' in problem;
  if (!isTold) return new Error(`HTTP ${response.status}`);
  return Object.assign(new Error(String(problem.detail)), { problem });
}

function opener(options: StreamOptions, { url = '/api/stream', headers }: StreamSource): OpenStream {
  return async (signal) => {
    const sent = { 'Content-Type': 'application/json', ...headers?.() };
    const response = await fetch(url, { method: 'POST', headers: sent, body: bodyOf(options), signal });
    if (!response.ok) throw await refusalOf(response);
    return response;
  };
}

/** An answer of `POST /api/stream`, as it is written and judged. One at a time: starting another stops the first. */
export function useAIStream(source: StreamSource = {}): AIStream {
  const [state, setState] = useState(IDLE);
  const running = useRef<AbortController | null>(null);
  const latest = useRef(source);
  useEffect(() => {
    latest.current = source;
  });
  const stopStream = useCallback(() => running.current?.abort(), []);
  const startStream = useCallback(
    async (options: StreamOptions) => {
      stopStream();
      const own = (running.current = new AbortController());
      let last = IDLE;
      for await (const next of aiStream(opener(options, latest.current), own.signal)) {
        last = next;
        // One that was left for another, or reset, says nothing any more.
        if (running.current === own) setState(next);
      }
      return last;
    },
    [stopStream],
  );
  const reset = useCallback(() => {
    stopStream();
    running.current = null;
    setState(IDLE);
  }, [stopStream]);
  useEffect(() => stopStream, [stopStream]);
  return useMemo(() => {
    const { content, error, matchedNotes, qualityResult, phase } = state;
    const isStreaming = phase === 'writing';
    return {
      content,
      isStreaming,
      error,
      matchedNotes,
      qualityResult,
      state,
      startStream,
      stopStream,
      reset,
    };
  }, [state, startStream, stopStream, reset]);
}
