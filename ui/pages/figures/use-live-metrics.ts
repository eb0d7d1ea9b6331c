import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLive } from '../../live/use-live.ts';

const TOGETHER_MS = 1000;

/** Counts anew when something happened; what happens within a second is one time. */
export function useLiveMetrics(): void {
  const queries = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const countAgain = (): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void queries.invalidateQueries({ queryKey: ['metrics'] }), TOGETHER_MS);
  };
  useLive(countAgain, countAgain);
}
