import { createHash } from 'node:crypto';
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
import { type Circuits, endOf, type Line } from './circuits.ts';
import { pauseBefore } from './retry.ts';
import { cancelled, type LinkedAbort, linkedAbort, withinTime } from './within-time.ts';

/** How calls go out: bounds, circuits, pauses. */
export interface Calling {
  readonly settings: Pick<ModelSettings, 'timeout_ms' | 'retries'>;
  /** OA17. */
  readonly comesAgain?: boolean | undefined;
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

/** Tries until one succeeds, or the error is one that no further try would mend. */
async function tries<T>(
  { provider }: Line,
  calling: Calling,
  outer: LinkedAbort,
  attempt: () => Promise<T>,
): Promise<T> {
  for (let further = 1; ; further += 1) {
    try {
      return await attempt();
    } catch (error) {
      const ms = pauseBefore(further, error, { ...calling.settings, ...calling }, calling.chance());
      if (ms === null) throw error;
      await pause(ms, provider, calling, outer);
    }
  }
}

/** MR11: a request counts once for its circuit, whatever its tries. */
async function persist<T>(
  line: Line,
  calling: Calling,
  outer: LinkedAbort,
  attempt: () => Promise<T>,
  given: CallEnd = 'answered',
): Promise<T> {
  calling.circuits.enter(line);
  try {
    const result = await tries(line, calling, outer, attempt);
    calling.circuits.leave(line, given);
    return result;
  } catch (error) {
    calling.circuits.leave(line, outer.signal.aborted ? 'abandoned' : endOf(error));
    throw error;
  }
}

/** MR8 to MR11: asks a provider for one thing, with bounds of time, further tries and its circuit. */
export async function askPatiently<T>(
  line: Line,
  calling: Calling,
  ask: (signal: AbortSignal) => Promise<T>,
  abort?: AbortSignalLike,
): Promise<T> {
  const outer = linkedAbort(abort);
  try {
    return await persist(line, calling, outer, async () => {
      const inner = linkedAbort(outer.signal);
      try {
        return await withinTime(line.provider, calling.settings.timeout_ms, inner, ask(inner.signal));
      } finally {
        inner.release();
      }
    });
  } finally {
    outer.release();
  }
}

/** MR11: a model by one key: what one of them cannot do, the others may. */
function lineOf(provider: string, { model, token }: ModelCall): Line {
  const key = token === undefined ? '' : createHash('sha256').update(token).digest('hex');
  return { provider, circuit: JSON.stringify([provider, model, key]) };
}

/** One answer, with bounds of time, further tries and the circuit of its model. */
export function askModel(
  provider: ModelProvider,
  call: ModelCall,
  calling: Calling,
  abort?: AbortSignalLike,
): Promise<ModelAnswer> {
  const own = { ...calling, comesAgain: call.comesAgain };
  return askPatiently(lineOf(provider.name, call), own, (signal) => provider.chat(call, signal), abort);
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
  const line = lineOf(name, call);
  const outer = linkedAbort(abort);
  let opened: Opened | undefined;
  try {
    const own = { ...calling, comesAgain: call.comesAgain };
    opened = await persist(line, own, outer, () => openStream(provider, call, own, outer), 'opened');
    yield* piecesOf(name, opened, calling.settings.timeout_ms);
    calling.circuits.leave(line, 'answered');
  } catch (error) {
    if (opened !== undefined) calling.circuits.leave(line, endOf(error));
    throw error;
  } finally {
    opened?.inner.abort();
    opened?.inner.release();
    opened?.pieces.return?.().catch(() => undefined);
    outer.release();
  }
}
