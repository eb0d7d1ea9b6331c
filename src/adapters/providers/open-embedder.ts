import type { Embedder } from '../../contract/ports/embedder.ts';
import type { ProviderDefinition } from '../../contract/ports/model-provider.ts';
import { sdk, signalOf } from './ai-sdk.ts';
import { embeddingModel } from './embedding-model.ts';

type Vectors = readonly (readonly number[])[];

/** A vector for each text, all of one length, none without direction: what a cosine can be taken of. */
function areVectors(vectors: Vectors, texts: readonly string[]): boolean {
  const [first] = vectors;
  return (
    vectors.length === texts.length &&
    vectors.every(
      (vector) =>
        vector.length === first?.length &&
        vector.every((value) => Number.isFinite(value)) &&
        vector.some((value) => value !== 0),
    )
  );
}

async function vectorsOf(
  definition: ProviderDefinition,
  model: string,
  texts: readonly string[],
  abortSignal: AbortSignal,
): Promise<Vectors> {
  const { embedMany } = await sdk();
  const opened = await embeddingModel(definition, model);
  const { embeddings } = await embedMany({ model: opened, values: [...texts], maxRetries: 0, abortSignal });
  if (areVectors(embeddings, texts)) return embeddings;
  throw (await import('./provider-trouble.ts')).unreadable(definition.name, null);
}

/** A model of a provider that makes vectors of texts. Nothing is loaded and nobody is asked before its first call. */
export function openEmbedder(definition: ProviderDefinition, model: string): Embedder {
  const { name, apiKey } = definition;
  return {
    model: `${name}/${model}`,
    async embed(texts, abort) {
      if (texts.length === 0) return [];
      const signal = signalOf(abort);
      try {
        return await vectorsOf(definition, model, texts, signal);
      } catch (error) {
        const { providerTrouble } = await import('./provider-trouble.ts');
        throw providerTrouble(error, name, [apiKey], signal.aborted);
      }
    },
  };
}
