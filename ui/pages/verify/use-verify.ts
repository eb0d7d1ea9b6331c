import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { open } from '../../api/request.ts';
import { keepOwnInput, type OwnInput } from './own-input.ts';

/** Verifies an answer and opens its verdict, which is kept. */
export function useVerify() {
  const navigate = useNavigate();
  const client = useQueryClient();
  return useMutation({
    async mutationFn(input: OwnInput) {
      const response = await open('/api/verify', { body: input });
      const id = response.headers.get('X-Verdict-Id') ?? '';
      keepOwnInput(id, input);
      return id;
    },
    async onSuccess(id) {
      void client.invalidateQueries({ queryKey: ['verdicts', 'verify'] });
      await navigate({ to: `/verify/${encodeURIComponent(id)}` });
    },
  });
}
