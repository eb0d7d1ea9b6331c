import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { AskRequest } from '../../../src/contract/ask.ts';
import { open } from '../../api/request.ts';
import { type AskProgress, askStream, NOT_ASKED } from '../../stream/ask-stream.ts';

const EVENTS = { Accept: 'text/event-stream' };

/** One ask at a time: begun, or taken up by its id; a new one ends what runs. */
export interface RunningAsk {
  readonly progress: AskProgress;
  readonly start: (request: AskRequest) => void;
  readonly resume: (id: string) => void;
  readonly stop: () => void;
}

export function useAsk(): RunningAsk {
  const queries = useQueryClient();
  const [progress, setProgress] = useState(NOT_ASKED);
  const running = useRef<AbortController | null>(null);
  const run = useCallback(
    async (path: string, body?: AskRequest, id: string | null = null): Promise<void> => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      const ask = (signal: AbortSignal): Promise<Response> =>
        open(path, { method: 'POST', headers: EVENTS, signal, ...(body === undefined ? {} : { body }) });
      for await (const state of askStream(ask, controller.signal)) {
        if (running.current !== controller) return;
        setProgress({ ...state, id: state.id ?? id });
      }
      void queries.invalidateQueries({ queryKey: ['asks'] });
    },
    [queries],
  );
  useEffect(
    () => () => {
      running.current?.abort();
    },
    [],
  );
  return {
    progress,
    start: (request) => void run('/api/ask', request),
    resume: (id) => void run(`/api/ask/${encodeURIComponent(id)}/resume`, undefined, id),
    stop: () => running.current?.abort(),
  };
}
