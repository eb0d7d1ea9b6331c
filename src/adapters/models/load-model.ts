import type { ModelScore, TextPair } from '../../contract/ports/grounding-model.ts';
import { modelName, readTokenizerFile } from './model-files.ts';
import type { ModelOrder } from './model-order.ts';
import { loadRuntime } from './onnx-runtime.ts';
import { openSession } from './open-session.ts';
import { pairEncoder } from './pair-encoder.ts';
import { scorePairs } from './score-pairs.ts';

/** A model in this thread, which it blocks while it runs. */
export interface LoadedModel {
  readonly name: string;
  score(pairs: readonly TextPair[], isCancelled: () => boolean): Promise<(ModelScore | null)[]>;
  release(): Promise<void>;
}

/** What the model must be able to read before it is used. */
const TRIAL: TextPair = { premise: 'a b', hypothesis: 'a' };

/** Loads files, tokenizer and model, and lets it score once. Rejects with `AssayError` that says which of them and why. */
export async function loadModel(order: ModelOrder): Promise<LoadedModel> {
  const name = await modelName(order.model);
  const encoder = pairEncoder(await readTokenizerFile(order.tokenizer), order);
  const runtime = await loadRuntime();
  const model = await openSession(runtime, order);
  const run = { runtime, model, order, padId: encoder.padId };
  await scorePairs(run, encoder, [TRIAL], () => false);
  return {
    name,
    score: (pairs, isCancelled) => scorePairs(run, encoder, pairs, isCancelled),
    release: () => model.session.release(),
  };
}
