import { AssayError } from '../../contract/assay-error.ts';
import type { ProviderDefinition } from '../../contract/ports/model-provider.ts';

/** The provider and the model that `provider/model` names. Throws `AssayError` not_found that names what there is. */
export function embeddingPlace(
  name: string,
  providers: readonly ProviderDefinition[],
): { readonly definition: ProviderDefinition; readonly model: string } {
  const slash = name.indexOf('/');
  const definition = providers.find((provider) => provider.name === name.slice(0, Math.max(0, slash)));
  const model = name.slice(slash + 1);
  if (definition !== undefined && model !== '') return { definition, model };
  const there = providers.map((provider) => `${provider.name}/MODEL`).join(', ');
  throw new AssayError('not_found', `no model ${JSON.stringify(name)} is configured`, {
    where: 'index.embedding_model',
    hint: `there are: ${there === '' ? 'none' : there}`,
  });
}
