import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { Answer } from '../../src/contract/answer.ts';
import type { VerdictHead, VerdictPart, VerdictRecord } from '../../src/contract/verdict-record.ts';
import { queryOf, request } from '../api/request.ts';

interface VerdictsPage {
  readonly verdicts: readonly VerdictHead[];
  readonly next: string | null;
}

const PAGE = 100;

/** Kept verdicts of a part without their reports, newest first. */
export function verdictsQuery(part: VerdictPart) {
  return infiniteQueryOptions({
    queryKey: ['verdicts', part],
    queryFn: ({ pageParam, signal }) =>
      request<VerdictsPage>(
        `/api/verdicts${queryOf({ part, fields: 'head', limit: PAGE, after: pageParam })}`,
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
}

/** A kept verdict; it never changes. */
export function verdictQuery(id: string) {
  return queryOptions({
    queryKey: ['verdict', id],
    queryFn: ({ signal }) =>
      request<VerdictRecord>(`/api/verdicts/${encodeURIComponent(id)}${queryOf({ fields: 'all' })}`, {
        signal,
      }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Text and evidence of a verdict on an answer, where the server keeps them: those of chats, for a time. Null elsewhere. */
export function inputQuery(id: string) {
  return queryOptions({
    queryKey: ['verdict', id, 'input'],
    queryFn: async ({ signal }) => {
      const path = `/api/verdicts/${encodeURIComponent(id)}/input`;
      const { input } = await request<{ input: unknown }>(path, { signal });
      return Answer.safeParse(input).data?.content ?? null;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
