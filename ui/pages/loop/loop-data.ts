import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Job, JobEvent } from '../../../src/contract/job.ts';
import type { FixSuggestion, KnowledgeGap, SuggestionHistory } from '../../../src/contract/knowledge-gap.ts';
import type { Message } from '../../../src/contract/message.ts';
import type { Status } from '../../../src/contract/status.ts';
import { queryOf, request } from '../../api/request.ts';

/** A job with all that happened to it. */
export type JobHistory = Job & { readonly events: readonly JobEvent[] };

/** What the lists hold, by their address. */
interface Lists {
  readonly jobs: Job;
  readonly gaps: KnowledgeGap;
  readonly suggestions: FixSuggestion;
  readonly signals: Message;
}

type Page<Name extends keyof Lists> = Readonly<Record<Name, readonly Lists[Name][]>> & {
  readonly next: string | null;
};

const PAGE = 50;

/** Pages of a list, filtered: `{status: 'open'}`; '' = all. */
export function listQuery<Name extends keyof Lists>(name: Name, filter: Readonly<Record<string, string>>) {
  return infiniteQueryOptions({
    queryKey: ['loop', name, filter],
    queryFn: async ({ pageParam, signal }) => {
      const path = `/api/${name}${queryOf({ ...filter, limit: PAGE, after: pageParam })}`;
      const page = await request<Page<Name>>(path, { signal });
      return { rows: page[name], next: page.next };
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
}

export const statusQuery = queryOptions({
  queryKey: ['loop', 'status'],
  queryFn: ({ signal }) => request<Status>('/api/status', { signal }),
});

export function jobQuery(id: string) {
  return queryOptions({
    queryKey: ['loop', 'job', id],
    queryFn: ({ signal }) => request<JobHistory>(`/api/jobs/${encodeURIComponent(id)}`, { signal }),
  });
}

export function suggestionQuery(id: string) {
  return queryOptions({
    queryKey: ['loop', 'suggestion', id],
    queryFn: ({ signal }) =>
      request<SuggestionHistory>(`/api/suggestions/${encodeURIComponent(id)}`, { signal }),
  });
}
