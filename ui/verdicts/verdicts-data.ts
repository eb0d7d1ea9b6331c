import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { VerdictPart, VerdictRecord } from '../../src/contract/verdict-record.ts';
import { queryOf, request } from '../api/request.ts';

interface VerdictsPage {
  readonly verdicts: readonly VerdictRecord[];
  readonly next: string | null;
}

const PAGE = 100;

/** Kept verdicts of a part, newest first. */
export function verdictsQuery(part: VerdictPart) {
  return infiniteQueryOptions({
    queryKey: ['verdicts', part],
    queryFn: ({ pageParam, signal }) =>
      request<VerdictsPage>(`/api/verdicts${queryOf({ part, limit: PAGE, after: pageParam })}`, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
}

/** A kept verdict; it never changes. */
export function verdictQuery(id: string) {
  return queryOptions({
    queryKey: ['verdict', id],
    queryFn: ({ signal }) => request<VerdictRecord>(`/api/verdicts/${encodeURIComponent(id)}`, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
