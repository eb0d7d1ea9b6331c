import { z } from 'zod';
import { route } from '../route.ts';

const Model = z.object({ model: z.string(), provider: z.string() });
const Models = z.object({ models: z.array(Model), default: Model });

/** What can be asked for an answer. */
export const modelsRoute = route({
  method: 'get',
  path: '/api/models',
  right: 'read',
  summary: 'The models that can be asked, and the one that is asked where none is named',
  answers: { 200: { description: 'Model and provider of each', schema: Models } },
  async handle({ served: { router } }) {
    return { status: 200, json: { models: router.models(), default: router.resolve(null) } };
  },
});
