import { AssayError } from '../../contract/assay-error.ts';
import type { GroundingModelSettings } from '../../contract/grounding-model-settings.ts';
import type { OpenGroundingModel } from '../../contract/ports/grounding-model.ts';
import { modelOrder } from './model-order.ts';
import { type ModelThread, startModelThread } from './model-thread.ts';

/**
 * Opens the user's model in a thread of its own. `folder` is that of the configuration file. Rejects with `AssayError`
 * (not_found, malformed, unavailable where onnxruntime-node is missing or the thread ended, timeout). A thread that
 * ended later fails what it was scoring, and the next scoring starts another. `script`: code of the thread, if not its own.
 */
export async function openGroundingModel(
  settings: GroundingModelSettings,
  folder: string,
  script?: URL,
): Promise<OpenGroundingModel> {
  const order = modelOrder(settings, folder);
  const start = (): Promise<ModelThread> => startModelThread(order, settings.timeout, script);
  const first = await start();
  let thread = Promise.resolve(first);
  let isClosed = false;

  async function alive(): Promise<ModelThread> {
    if (isClosed) throw new AssayError('cancelled', 'the model was closed', { where: order.model });
    const before = thread;
    const current = await before.catch(() => null);
    if (current !== null && !current.hasEnded()) return current;
    if (thread === before) thread = start();
    return thread;
  }

  return {
    name: first.name,
    score: async (pairs, abort) => (pairs.length === 0 ? [] : (await alive()).score(pairs, abort)),
    async close() {
      isClosed = true;
      await (await thread.catch(() => null))?.close();
    },
  };
}
