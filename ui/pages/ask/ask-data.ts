import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { AskResult } from '../../../src/contract/ask.ts';
import type { Feedback } from '../../../src/contract/feedback-signal.ts';
import type { VerdictRecord } from '../../../src/contract/verdict-record.ts';
import { ownProblem } from '../../api/api-error.ts';
import { queryOf, request } from '../../api/request.ts';

/** A kept ask, whole. */
export function keptAskQuery(id: string) {
  return queryOptions({
    queryKey: ['ask', id],
    queryFn: async ({ signal }) => {
      const path = `/api/verdicts/${encodeURIComponent(id)}${queryOf({ fields: 'all' })}`;
      const { report } = await request<VerdictRecord>(path, { signal });
      const read = AskResult.safeParse(report);
      if (!read.success) throw ownProblem('unreadable', path);
      return read.data;
    },
  });
}

/** The asks that came to their end, newest first, page by page. */
export const asksQuery = infiniteQueryOptions({
  queryKey: ['asks'],
  queryFn: async ({ pageParam, signal }) => {
    const path = `/api/verdicts${queryOf({ part: 'ask', limit: 30, after: pageParam })}`;
    const { verdicts, next } = await request<{ verdicts: VerdictRecord[]; next: string | null }>(path, {
      signal,
    });
    const asks = verdicts.flatMap(({ report, created_at }) => {
      const read = AskResult.safeParse(report);
      return read.success ? [{ ...read.data, at: created_at }] : [];
    });
    return { asks, next };
  },
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
});

/** The thumb that was given on an answer; null where none was. */
export function thumbQuery(message: string) {
  return queryOptions({
    queryKey: ['thumb', message],
    queryFn: async ({ signal }) => {
      const path = `/api/feedback${queryOf({ message })}`;
      const { feedback } = await request<{ feedback: Feedback[] }>(path, { signal });
      return feedback[0] ?? null;
    },
  });
}
