import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { MatchedNote, Note } from '../../../src/contract/note.ts';
import { queryOf, request } from '../../api/request.ts';

export type ListedNote = Note & { readonly match?: MatchedNote };

interface NotesPage {
  readonly notes: readonly ListedNote[];
  readonly next: string | null;
}

export function pathOf(id: string): string {
  return `/api/notes/${encodeURIComponent(id)}`;
}

/** Notes newest first; with words those that they are about. */
export function notesQuery(words: string) {
  return infiniteQueryOptions({
    queryKey: ['notes', words],
    queryFn: ({ pageParam, signal }) =>
      request<NotesPage>(`/api/notes${queryOf({ limit: 50, query: words, after: pageParam })}`, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
}

export function noteQuery(id: string) {
  return queryOptions({
    queryKey: ['note', id],
    queryFn: ({ signal }) => request<Note>(pathOf(id), { signal }),
  });
}
