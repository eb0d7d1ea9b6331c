import type { Clock } from '../../contract/ports/clock.ts';
import { ProviderError } from '../../contract/provider-error.ts';
import { admit, type CallEnd, type Circuit, type CircuitSettings, CLOSED, settle } from './circuit.ts';

/** The circuits of all providers of a process. */
export interface Circuits {
  /** Throws `ProviderError` unavailable where the provider is being left alone. */
  enter(provider: string): void;
  /** False where the provider is now left alone. */
  leave(provider: string, end: CallEnd): boolean;
}

function leftAlone(provider: string, failures: number, waitMs: number): ProviderError {
  const seconds = Math.ceil(waitMs / 1000);
  return new ProviderError('unavailable', `is left alone after ${failures} failures in a row`, {
    provider,
    status: null,
    transport: true,
    retryAfterMs: waitMs,
    hint: `it is tried again in ${seconds} s`,
  });
}

export function openCircuits(settings: CircuitSettings, clock: Clock): Circuits {
  const circuits = new Map<string, Circuit>();
  return {
    enter(provider) {
      const before = circuits.get(provider) ?? CLOSED;
      const { circuit, admitted, waitMs } = admit(before, clock.elapsed(), settings);
      circuits.set(provider, circuit);
      if (!admitted) throw leftAlone(provider, circuit.failures, waitMs);
    },
    leave(provider, end) {
      const after = settle(circuits.get(provider) ?? CLOSED, end, clock.elapsed(), settings);
      circuits.set(provider, after);
      return after.state === 'closed';
    },
  };
}

/** How a call that ended in an error tells of its provider. A refusal comes from a provider that is there. */
export function endOf(error: unknown): CallEnd {
  if (!(error instanceof ProviderError)) return 'failed';
  if (error.code === 'cancelled') return 'abandoned';
  const refused = error.status !== null && error.status >= 400 && error.status < 500;
  return refused ? 'answered' : 'failed';
}
