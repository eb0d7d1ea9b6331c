import { setImmediate as nextTurn } from 'node:timers/promises';
import { AssayError } from '../../contract/assay-error.ts';
import type { ModelScore, TextPair } from '../../contract/ports/grounding-model.ts';
import { encodeWindows } from './encode-windows.ts';
import type { Encoded, PairEncoder } from './pair-encoder.ts';
import { bestOf } from './probabilities.ts';
import { type Run, runBatch } from './run-batch.ts';

interface Window {
  readonly pair: number;
  readonly encoded: Encoded;
}

/** Lets the thread hear that the scoring was cancelled. */
async function goOn(isCancelled: () => boolean): Promise<void> {
  await nextTurn();
  if (isCancelled()) throw new AssayError('cancelled', 'the scoring was cancelled');
}

async function windowsOf(
  encoder: PairEncoder,
  pairs: readonly TextPair[],
  maxTokens: number,
  isCancelled: () => boolean,
): Promise<Window[]> {
  const windows: Window[] = [];
  for (const [pair, texts] of pairs.entries()) {
    await goOn(isCancelled);
    for (const encoded of encodeWindows(encoder, texts, maxTokens) ?? []) windows.push({ pair, encoded });
  }
  return windows;
}

/** A score for each pair, null where it cannot be read. Windows of like length are run together. */
export async function scorePairs(
  run: Run,
  encoder: PairEncoder,
  pairs: readonly TextPair[],
  isCancelled: () => boolean,
): Promise<(ModelScore | null)[]> {
  const windows = await windowsOf(encoder, pairs, run.order.maxTokens, isCancelled);
  windows.sort((a, b) => a.encoded.ids.length - b.encoded.ids.length || a.pair - b.pair);
  const scores: (ModelScore | null)[] = pairs.map(() => null);
  for (let first = 0; first < windows.length; first += run.order.batchSize) {
    await goOn(isCancelled);
    const batch = windows.slice(first, first + run.order.batchSize);
    const found = await runBatch(
      run,
      batch.map(({ encoded }) => encoded),
    );
    for (const [at, score] of found.entries()) {
      const pair = batch[at]?.pair ?? 0;
      scores[pair] = bestOf(scores[pair] ?? null, score);
    }
  }
  return scores;
}
