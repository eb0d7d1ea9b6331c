import type { AssayErrorCode } from '../../contract/assay-error.ts';
import type { Clock } from '../../contract/ports/clock.ts';
import { ProviderError } from '../../contract/provider-error.ts';
import { admit, type CallEnd, type Circuit, type CircuitSettings, CLOSED, settle } from './circuit.ts';

/** What a circuit stands for: a provider, or one model of it by one key. */
export interface Line {
  readonly provider: string;
  readonly circuit: string;
}

/** The circuits of a process. */
export interface Circuits {
  /** Throws `ProviderError` unavailable where the line is being left alone. */
  enter(line: Line): void;
  leave(line: Line, end: CallEnd): void;
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
  // users' tokens are without number: a circuit that tells nothing is forgotten
  const keep = (name: string, circuit: Circuit): void => {
    if (circuit.state === 'closed' && circuit.failures === 0) circuits.delete(name);
    else circuits.set(name, circuit);
  };
  return {
    enter({ provider, circuit: name }) {
      const before = circuits.get(name) ?? CLOSED;
      const { circuit, admitted, waitMs } = admit(before, clock.elapsed(), settings);
      keep(name, circuit);
      if (!admitted) throw leftAlone(provider, circuit.failures, waitMs);
    },
    leave({ circuit: name }, end) {
      keep(name, settle(circuits.get(name) ?? CLOSED, end, clock.elapsed(), settings));
    },
  };
}

/** Whoever withholds an answer, or says what cannot be read, is there: one user's prompts stop no model for all. */
const THERE: readonly AssayErrorCode[] = ['refused', 'malformed'];

/** How a call that ended in an error tells of its provider. A refusal comes from a provider that is there. */
export function endOf(error: unknown): CallEnd {
  if (!(error instanceof ProviderError)) return 'failed';
  if (error.code === 'cancelled') return 'abandoned';
  const refused = error.status !== null && error.status >= 400 && error.status < 500;
  return refused || THERE.includes(error.code) ? 'answered' : 'failed';
}
