import { AssayError } from '../../contract/assay-error.ts';
import type { TextModel } from '../../contract/ports/text-model.ts';
import { linkedAbort } from './within-time.ts';

function late(timeoutMs: number): AssayError {
  return new AssayError('timeout', `the calls for one answer took longer than ${timeoutMs} ms`, {
    where: 'grounding.judge.timeout',
    hint: 'raise grounding.judge.timeout, or name a faster model',
  });
}

/** MJ8: the model with a bound of time on all of its calls together, which begins with the first. */
export function withDeadline(model: TextModel, timeoutMs: number): TextModel {
  let ends: number | null = null;
  return {
    ...model,
    async ask(messages, how, abort) {
      ends ??= performance.now() + timeoutMs;
      const left = ends - performance.now();
      if (left <= 0) throw late(timeoutMs);
      const linked = linkedAbort(abort);
      let timer: NodeJS.Timeout | undefined;
      const over = new Promise<never>((_, reject) => {
        timer = setTimeout(() => {
          linked.abort();
          reject(late(timeoutMs));
        }, left);
      });
      try {
        return await Promise.race([over, model.ask(messages, how, linked.signal)]);
      } finally {
        clearTimeout(timer);
        linked.release();
      }
    },
  };
}
