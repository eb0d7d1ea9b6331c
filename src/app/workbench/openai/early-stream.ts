import type { AbortSignalLike } from '../../../contract/ports/knowledge-graph.ts';
import type { ModelRouter, RouterCall, RouterStreamPart } from '../../models/model-router.ts';
import { linkedAbort } from '../../models/within-time.ts';

/** A call of a model that begins before anyone reads it. */
export interface EarlyStream {
  begin(call: RouterCall): void;
  /** The router whose stream of that call is the one that was begun. */
  readonly router: ModelRouter;
  /** Nobody will read it. */
  leave(): void;
}

interface Begun {
  readonly call: RouterCall;
  readonly parts: AsyncIterator<RouterStreamPart>;
  /** Who answers, and the first that it says. */
  readonly ahead: readonly Promise<IteratorResult<RouterStreamPart>>[];
}

async function* partsOf({ ahead, parts }: Begun): AsyncGenerator<RouterStreamPart, void> {
  try {
    for (const asked of ahead) {
      const next = await asked;
      if (next.done === true) return;
      yield next.value;
    }
    for (let next = await parts.next(); next.done !== true; next = await parts.next()) yield next.value;
  } finally {
    await parts.return?.();
  }
}

/** OA15: the model writes while what its answer is held against is still looked for. */
export function earlyStream(router: ModelRouter, abort: AbortSignalLike): EarlyStream {
  const own = linkedAbort(abort);
  let begun: Begun | null = null;
  return {
    begin(call) {
      const parts = router.stream(call, own.signal)[Symbol.asyncIterator]();
      const ahead = [parts.next(), parts.next()];
      // whoever reads them is told
      for (const asked of ahead) asked.catch(() => undefined);
      begun = { call, parts, ahead };
    },
    router: {
      ...router,
      stream(call, signal) {
        if (begun?.call !== call) return router.stream(call, signal);
        const taken = begun;
        begun = null;
        return partsOf(taken);
      },
    },
    leave() {
      // a call that waits for its first word ends at once
      own.abort();
      void begun?.parts.return?.()?.catch(() => undefined);
      begun = null;
    },
  };
}
