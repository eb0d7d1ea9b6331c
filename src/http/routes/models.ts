import { z } from 'zod';
import type { AvailableModel } from '../../app/models/available-model.ts';
import type { ModelRouter } from '../../app/models/model-router.ts';
import { modelsToAsk } from '../../app/models/models-to-ask.ts';
import { AssayError } from '../../contract/assay-error.ts';
import { route } from '../route.ts';

const Model = z.object({ model: z.string(), provider: z.string() });
/** A provider that was found: how many models it offers, or why it could not be asked. */
const Provider = z.object({ provider: z.string(), offers: z.int(), problem: z.string().nullable() });
const Models = z.object({
  models: z.array(Model),
  /** Null: the API key may not ask it. */
  default: Model.nullable(),
  providers: z.array(Provider),
});

function usualModel(router: ModelRouter): AvailableModel | null {
  try {
    return router.resolve(null);
  } catch (error) {
    if (error instanceof AssayError && error.code === 'refused') return null;
    throw error;
  }
}

/** What can be asked for an answer. */
export const modelsRoute = route({
  method: 'get',
  path: '/api/models',
  right: 'read',
  summary: 'The models that can be asked, those that the found providers offer among them, and the default',
  answers: { 200: { description: 'Model and provider of each', schema: Models } },
  async handle({ served: { router }, say, language }) {
    const { models, offered } = await modelsToAsk(router);
    const providers = offered.map(({ provider, models, problem }) => ({
      provider,
      offers: models.length,
      problem: problem === null ? null : say(problem, language),
    }));
    return { status: 200, json: { models: [...models], default: usualModel(router), providers } };
  },
});
