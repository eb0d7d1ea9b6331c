import type { ModelSettings } from '../../contract/model-settings.ts';
import type { AbortSignalLike } from '../../contract/ports/knowledge-graph.ts';
import type {
  ModelAnswer,
  ModelCall,
  ModelProvider,
  ModelStreamPart,
} from '../../contract/ports/model-provider.ts';
import { ProviderError } from '../../contract/provider-error.ts';
import type { CallEnd } from './circuit.ts';
import { type Circuits, endOf } from './circuits.ts';
import { pauseBefore } from './retry.ts';
import { cancelled, type LinkedAbort, linkedAbort, withinTime } from './within-time.ts';

/** How calls go out: bounds, circuits, pauses. */
export interface Calling {
  readonly settings: Pick<ModelSettings, 'timeout_ms' | 'retries'>;
  readonly circuits: Circuits;
  readonly sleep: (ms: number) => Promise<void>;
  /** 0..1, for the jitter of pauses. */
  readonly chance: () => number;
}

async function pause(ms: number, provider: string, calling: Calling, outer: LinkedAbort): Promise<void> {
  if (outer.signal.aborted) throw cancelled(provider);
  let stop: (() => void) | undefined;
  const stopped = new Promise<never>((_, reject) => {
    stop = () => reject(cancelled(provider));
    outer.signal.addEventListener('abort', stop);
  });
  try {
    await Promise.race([calling.sleep(ms), stopped]);
  } finally {
    if (stop !== undefined) outer.signal.removeEventListener('abort', stop);
  }
}

/** Where the circuit opened between two tries, what went wrong says more than that. */
function enter(provider: string, circuits: Circuits, last: unknown): void {
  try {
    circuits.enter(provider);
  } catch (error) {
    throw last ?? error;
  }
}

/** Tries until one succeeds, or the error is one that no further try would mend. */
async function persist<T>(
  provider: string,
  calling: Calling,
  outer: LinkedAbort,
  attempt: () => Promise<T>,
  given: CallEnd = 'answered',
): Promise<T> {
  let last: unknown;
  for (let further = 1; ; further += 1) {
    enter(provider, calling.circuits, last);
    try {
      const result = await attempt();
      calling.circuits.leave(provider, given);
      return result;
    } catch (error) {
      last = error;
      const mayGoOn = calling.circuits.leave(provider, outer.signal.aborted ? 'abandoned' : endOf(error));
      const ms = pauseBefore(further, error, calling.settings, calling.chance());
      if (ms === null || !mayGoOn) throw error;
      await pause(ms, provider, calling, outer);
    }
  }
}

/** MR8 to MR11: asks a provider for one thing, with bounds of time, further tries and its circuit. */
export async function askPatiently<T>(
  provider: string,
  calling: Calling,
  ask: (signal: AbortSignal) => Promise<T>,
  abort?: AbortSignalLike,
): Promise<T> {
  const outer = linkedAbort(abort);
  try {
    return await persist(provider, calling, outer, async () => {
      const inner = linkedAbort(outer.signal);
      try {
        return await withinTime(provider, calling.settings.timeout_ms, inner, ask(inner.signal));
      } finally {
        inner.release();
      }
    });
  } finally {
    outer.release();
  }
}

/** One answer, with bounds of time, further tries and the circuit of its provider. */
export function askModel(
  provider: ModelProvider,
  call: ModelCall,
  calling: Calling,
  abort?: AbortSignalLike,
): Promise<ModelAnswer> {
  return askPatiently(provider.name, calling, (signal) => provider.chat(call, signal), abort);
}

interface Opened {
  readonly pieces: AsyncIterator<ModelStreamPart>;
  readonly first: ModelStreamPart;
  readonly inner: LinkedAbort;
}

function cut(provider: string): ProviderError {
  return new ProviderError('unavailable', 'the stream was cut off before its end', {
    provider,
    status: null,
    transport: true,
    hint: 'send the request again',
  });
}

async function openStream(
  provider: ModelProvider,
  call: ModelCall,
  { settings }: Calling,
  outer: LinkedAbort,
): Promise<Opened> {
  const inner = linkedAbort(outer.signal);
  try {
    const pieces = provider.stream(call, inner.signal)[Symbol.asyncIterator]();
    const first = await withinTime(provider.name, settings.timeout_ms, inner, pieces.next());
    if (first.done === true) throw cut(provider.name);
    return { pieces, first: first.value, inner };
  } catch (error) {
    inner.abort();
    inner.release();
    throw error;
  }
}

/** The pieces of an opened stream, up to the one that says how it ended. */
async function* piecesOf(name: string, { pieces, first, inner }: Opened, timeoutMs: number) {
  for (let piece = first; ; ) {
    yield piece;
    if (piece.kind === 'end') return;
    const next = await withinTime(name, timeoutMs, inner, pieces.next());
    if (next.done === true) throw cut(name);
    piece = next.value;
  }
}

/** MR10: a stream with a bound on the wait for each piece; it is begun again only before its first piece. */
export async function* streamModel(
  provider: ModelProvider,
  call: ModelCall,
  calling: Calling,
  abort?: AbortSignalLike,
): AsyncIterable<ModelStreamPart> {
  const { name } = provider;
  const outer = linkedAbort(abort);
  let opened: Opened | undefined;
  try {
    opened = await persist(name, calling, outer, () => openStream(provider, call, calling, outer), 'opened');
    yield* piecesOf(name, opened, calling.settings.timeout_ms);
    calling.circuits.leave(name, 'answered');
  } catch (error) {
    if (opened !== undefined) calling.circuits.leave(name, endOf(error));
    throw error;
  } finally {
    opened?.inner.abort();
    opened?.inner.release();
    opened?.pieces.return?.().catch(() => undefined);
    outer.release();
  }
}
