import { parentPort } from 'node:worker_threads';
import { codeIndex } from './code-index.ts';
import type { ReadOrder, ReadReply } from './read-order.ts';

/** Reads one file after another: a parser may take long over a hostile one, or be broken by it. */
const index = codeIndex();

async function replyTo({ reading, path, text }: ReadOrder): Promise<ReadReply> {
  try {
    if (reading === 'sections') return { found: await index.sections(path, text) };
    const [symbols] = await index.symbols([{ path, text }]);
    return { found: symbols ?? null };
  } catch (error) {
    return { trouble: `breaks its parser: ${error instanceof Error ? error.message : String(error)}` };
  }
}

parentPort?.on('message', (order: ReadOrder) => {
  void replyTo(order).then((reply) => parentPort?.postMessage(reply, []));
});
