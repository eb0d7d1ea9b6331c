import type { Drop } from '../../core/correction/feedback/drops.ts';
import { readSignal, recordSignal } from '../feedback/record-signal.ts';
import type { SignalPorts } from '../feedback/signal-ports.ts';

/** ME1: each share that fell as a `feedback.signal` of the gate. Whose store does not answer is told. */
export async function tellDrops(ports: SignalPorts, tenant: string, drops: readonly Drop[]): Promise<void> {
  for (const { reason, part, now, floor, before } of drops) {
    const payload = {
      source: 'gate',
      session_id: null,
      reason,
      context: { symbol: part, now, floor, before },
    };
    const message = readSignal({ type: 'feedback.signal', payload }, ports, tenant);
    await recordSignal(ports, message, { tenant, key: 'gate' }).catch((error: unknown) =>
      ports.warn(`${reason} was not kept: ${String(error)}`),
    );
  }
}
