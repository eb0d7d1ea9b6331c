import { useEffect, useRef } from 'react';
import type { LiveEvent } from '../../src/contract/live-event.ts';
import { onLive } from './live-feed.ts';

/** Calls `hear` with each event that the server pushes (`GET /api/events`) while the component is shown. */
export function useLive(hear: (event: LiveEvent) => void): void {
  const latest = useRef(hear);
  useEffect(() => {
    latest.current = hear;
  });
  useEffect(() => onLive((event) => latest.current(event)), []);
}
