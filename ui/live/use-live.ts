import { useEffect, useRef } from 'react';
import type { LiveEvent } from '../../src/contract/live-event.ts';
import { onLive } from './live-feed.ts';

/**
 * Calls `hear` with each event that the server pushes (`GET /api/events`) while the component is shown, and `began`
 * when it begins to: what was read before may have changed since.
 */
export function useLive(hear: (event: LiveEvent) => void, began: () => void): void {
  const latest = useRef({ hear, began });
  useEffect(() => {
    latest.current = { hear, began };
  });
  useEffect(
    () => onLive({ hear: (event) => latest.current.hear(event), began: () => latest.current.began() }),
    [],
  );
}
