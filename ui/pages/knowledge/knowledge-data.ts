import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { EntityPage, KnowledgeEntity, KnowledgeOverview } from '../../../src/contract/knowledge.ts';
import { queryOf, request } from '../../api/request.ts';
import { entityPath } from '../../verdicts/entity-path.ts';

const PAGE = 50;

/** What the graph holds, and where from. */
export const overviewQuery = queryOptions({
  queryKey: ['knowledge'],
  queryFn: ({ signal }) => request<KnowledgeOverview>('/api/knowledge', { signal }),
});

/** Entities of a type, or all; with words those with a name that holds them. */
export function entitiesQuery(query: string, type: string) {
  return infiniteQueryOptions({
    queryKey: ['entities', query, type],
    queryFn: ({ pageParam: after, signal }) =>
      request<EntityPage>(`/api/knowledge/entities${queryOf({ query, type, limit: PAGE, after })}`, {
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
}

export function entityQuery(type: string, id: string) {
  return queryOptions({
    queryKey: ['entity', type, id],
    queryFn: ({ signal }) =>
      request<KnowledgeEntity>(`/api/knowledge/entities/${entityPath(type, id)}`, { signal }),
  });
}
