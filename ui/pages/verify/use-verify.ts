import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { open } from '../../api/request.ts';
import type { ToSend } from './answer-to-send.ts';
import { keepOwnInput } from './own-input.ts';

/** Verifies an answer and opens its verdict, which is kept. */
export function useVerify() {
  const navigate = useNavigate();
  const client = useQueryClient();
  return useMutation({
    async mutationFn({ body, own }: ToSend) {
      const response = await open('/api/verify', { body });
      const id = response.headers.get('X-Verdict-Id') ?? '';
      keepOwnInput(id, own);
      return id;
    },
    async onSuccess(id) {
      void client.invalidateQueries({ queryKey: ['verdicts', 'verify'] });
      await navigate({ to: `/verify/${encodeURIComponent(id)}` });
    },
  });
}
