/** Whether a provider is asked. `failures` in a row so far; `since` on the clock that only goes forwards. */
export type Circuit =
  | { readonly state: 'closed'; readonly failures: number }
  | { readonly state: 'open'; readonly since: number; readonly failures: number }
  | { readonly state: 'trial'; readonly since: number; readonly failures: number };

export interface CircuitSettings {
  readonly failures: number;
  readonly open_ms: number;
}

/** How a call ended, as far as it tells of the provider: `abandoned` tells nothing, `opened` is a stream that has begun. */
export type CallEnd = 'answered' | 'opened' | 'failed' | 'abandoned';

export const CLOSED: Circuit = { state: 'closed', failures: 0 };

/** MR11: whether a call may go out now, and the circuit behind it. One call alone tries a provider that was left alone. */
export function admit(
  circuit: Circuit,
  now: number,
  settings: CircuitSettings,
): { readonly circuit: Circuit; readonly admitted: boolean; readonly waitMs: number } {
  if (circuit.state === 'closed') return { circuit, admitted: true, waitMs: 0 };
  const waitMs = Math.max(0, circuit.since + settings.open_ms - now);
  if (circuit.state === 'trial' || waitMs > 0) return { circuit, admitted: false, waitMs };
  return { circuit: { ...circuit, state: 'trial' }, admitted: true, waitMs: 0 };
}

/** MR11: the circuit behind a call that was admitted and has ended. */
export function settle(circuit: Circuit, end: CallEnd, now: number, settings: CircuitSettings): Circuit {
  if (end === 'answered') return CLOSED;
  if (end === 'opened')
    return circuit.state === 'trial' ? { state: 'closed', failures: settings.failures - 1 } : circuit;
  if (end === 'abandoned') return circuit.state === 'trial' ? { ...circuit, state: 'open' } : circuit;
  const failures = circuit.failures + 1;
  if (circuit.state === 'closed' && failures < settings.failures) return { state: 'closed', failures };
  if (circuit.state === 'open') return { ...circuit, failures };
  return { state: 'open', since: now, failures };
}
