import { QueryClient } from '@tanstack/react-query';
import { isApiError } from './api-error.ts';

/** Only what may be gone in a moment is tried again: a refused request stays refused. */
function mayRecover(tries: number, error: Error): boolean {
  const status = isApiError(error) ? error.problem.status : 0;
  return tries < 2 && (status === 0 || status >= 500);
}

export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: mayRecover, staleTime: 10_000, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  });
}
