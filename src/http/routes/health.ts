import { z } from 'zod';
import { route } from '../route.ts';

const Health = z.object({ status: z.literal('ok') });

/** Whether the process answers. */
export const healthRoute = route({
  method: 'get',
  path: '/healthz',
  right: null,
  summary: 'The process answers',
  whileStopping: true,
  answers: { 200: { description: 'It does', schema: Health } },
  handle: async () => ({ status: 200, json: { status: 'ok' } }),
});

/** Whether the database answers. */
export const readyRoute = route({
  method: 'get',
  path: '/readyz',
  right: null,
  summary: 'The database answers',
  answers: { 200: { description: 'It does', schema: Health } },
  async handle({ served }) {
    await served.stores.ready();
    return { status: 200, json: { status: 'ok' } };
  },
});
