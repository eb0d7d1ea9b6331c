import { modelsToAsk } from '../../app/models/models-to-ask.ts';
import { nameOfModel } from '../../app/models/resolve-model.ts';
import type { AvailableModel } from '../../app/models/available-model.ts';
import { OpenAIModel, OpenAIModels } from '../../contract/openai-chat.ts';
import { route } from '../route.ts';

/** When a model was made is known to its provider alone. */
const UNKNOWN = 0;

function listed(model: AvailableModel): OpenAIModel {
  return { id: nameOfModel(model), object: 'model', created: UNKNOWN, owned_by: model.provider };
}

/** OA9: the models that can be asked, in OpenAI's form. */
export const openAIModelsRoute = route({
  method: 'get',
  path: '/v1/models',
  right: 'chat',
  takesAnyKey: true,
  summary: "The models that can be asked, in OpenAI's form",
  answers: { 200: { description: 'Each by the name that it is asked by', schema: OpenAIModels } },
  async handle({ served: { router } }) {
    const { models } = await modelsToAsk(router);
    return { status: 200, json: { object: 'list', data: models.map(listed) } };
  },
});

export const openAIModelRoute = route({
  method: 'get',
  path: '/v1/models/{id}',
  right: 'chat',
  takesAnyKey: true,
  summary: 'One model by its name, in which `/` is written `%2F`',
  answers: { 200: { description: 'The model', schema: OpenAIModel } },
  async handle({ served: { router }, params: { id = '' } }) {
    return { status: 200, json: listed(router.resolve(id)) };
  },
});
