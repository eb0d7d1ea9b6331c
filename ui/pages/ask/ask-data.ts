import { queryOptions } from '@tanstack/react-query';
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
      const path = `/api/verdicts/${encodeURIComponent(id)}`;
      const { report } = await request<VerdictRecord>(path, { signal });
      const read = AskResult.safeParse(report);
      if (!read.success) throw ownProblem('unreadable', path);
      return read.data;
    },
  });
}

/** The newest asks that came to their end. */
export const asksQuery = queryOptions({
  queryKey: ['asks'],
  queryFn: async ({ signal }) => {
    const { verdicts } = await request<{ verdicts: VerdictRecord[] }>('/api/verdicts?part=ask&limit=30', {
      signal,
    });
    return verdicts.flatMap(({ report, created_at }) => {
      const read = AskResult.safeParse(report);
      return read.success ? [{ ...read.data, at: created_at }] : [];
    });
  },
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
