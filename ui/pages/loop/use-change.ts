import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { request } from '../../api/request.ts';

interface Change {
  readonly path: string;
  readonly body?: unknown;
}

/** What changes something by POST; all lists are read again afterwards. */
export function useChange<T>(
  onDone: (answer: T, change: Change) => void,
): UseMutationResult<T, Error, Change> {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ path, body }: Change) => request<T>(path, { method: 'POST', body: body ?? {} }),
    onSuccess: (answer, change) => onDone(answer, change),
    onSettled: () => queries.invalidateQueries({ queryKey: ['loop'] }),
  });
}
