import { parentPort, workerData } from 'node:worker_threads';
import { type LoadedModel, loadModel } from './load-model.ts';
import { type ModelReply, type ModelRequest, troubleOf } from './model-messages.ts';
import type { ModelOrder } from './model-order.ts';

/** Runs a model in its own thread: a run of it blocks. Scorings take turns; between two batches it listens. */
const order = workerData as ModelOrder;
const cancelled = new Set<number>();
let turn: Promise<void> = Promise.resolve();

function reply(message: ModelReply): void {
  parentPort?.postMessage(message, []);
}

async function score(model: LoadedModel, { id, pairs }: ModelRequest & { kind: 'score' }): Promise<void> {
  try {
    const scores = await model.score(pairs, () => cancelled.has(id));
    reply({ kind: 'scored', id, scores });
  } catch (error) {
    reply({ kind: 'failed', id, trouble: troubleOf(error, order.model) });
  } finally {
    cancelled.delete(id);
  }
}

async function stop(model: LoadedModel): Promise<void> {
  await model.release();
  parentPort?.close();
}

async function serve(): Promise<void> {
  const model = await loadModel(order);
  parentPort?.on('message', (request: ModelRequest) => {
    if (request.kind === 'cancel') cancelled.add(request.id);
    else turn = turn.then(() => (request.kind === 'score' ? score(model, request) : stop(model)));
  });
  reply({ kind: 'ready', name: model.name });
}

serve().catch((error: unknown) => {
  reply({ kind: 'failed', id: null, trouble: troubleOf(error, order.model) });
  parentPort?.close();
});
