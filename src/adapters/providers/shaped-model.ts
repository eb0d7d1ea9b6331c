import type { LanguageModel } from 'ai';
import type { JsonSchema } from '../../contract/ports/model-provider.ts';
import { sdk } from './ai-sdk.ts';

type ModelObject = Exclude<LanguageModel, string>;

/**
 * MR17: a model that is asked for JSON of this shape, in the way of its provider: `response_format`, `responseJsonSchema`,
 * a format or a tool. Whoever asks reads the text itself.
 */
export async function shapedModel(model: ModelObject, schema: JsonSchema | undefined): Promise<ModelObject> {
  if (schema === undefined || model.specificationVersion !== 'v4') return model;
  const { wrapLanguageModel } = await sdk();
  return wrapLanguageModel({
    model,
    middleware: {
      specificationVersion: 'v4',
      transformParams: async ({ params }) => ({
        ...params,
        responseFormat: { type: 'json', name: 'answer', schema },
      }),
    },
  });
}
