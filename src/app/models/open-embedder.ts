import type { ModelSettings } from '../../contract/model-settings.ts';
import type { Embedder } from '../../contract/ports/embedder.ts';
import type { Home, Outside } from '../outside.ts';
import { askPatiently } from './ask-model.ts';
import { openCircuits } from './circuits.ts';

/** The vector of a question is waited for no longer: the other ways answer without it. */
const QUESTION_MS = 5000;

/** One text is a question, which a person waits for; several are an index in the making. */
function bounds(
  texts: readonly string[],
  { timeout_ms, retries }: ModelSettings,
): Pick<ModelSettings, 'timeout_ms' | 'retries'> {
  return texts.length > 1
    ? { timeout_ms, retries }
    : { timeout_ms: Math.min(timeout_ms, QUESTION_MS), retries: 0 };
}

/** RT15: the model of `index.embedding_model` with bounds of time, further tries and a circuit; null where none is named. Rejects with `AssayError`. */
export async function openEmbedder(home: Home, outside: Outside): Promise<Embedder | null> {
  const embedder = await outside.embedder(home);
  if (embedder === null) return null;
  const settings = home.configuration.models;
  const calling = {
    circuits: openCircuits(settings.circuit, await outside.clock()),
    sleep: (ms: number) => outside.sleep(ms),
    chance: () => Math.random(),
  };
  const provider = embedder.model.slice(0, embedder.model.indexOf('/'));
  return {
    model: embedder.model,
    embed: (texts, abort) =>
      askPatiently(
        { provider, circuit: provider },
        { ...calling, settings: bounds(texts, settings) },
        (signal) => embedder.embed(texts, signal),
        abort,
      ),
  };
}
