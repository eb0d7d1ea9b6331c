import type { Configuration } from '../../contract/configuration.ts';
import type { Clock } from '../../contract/ports/clock.ts';
import type { Ids } from '../../contract/ports/ids.ts';
import type { Stores } from '../stores.ts';
import type { Workbench } from '../workbench/workbench.ts';

/** What keeping a signal needs. */
export interface SignalPorts {
  readonly stores: Pick<Stores, 'feedback' | 'learning' | 'chats' | 'jobs'>;
  readonly configuration: Configuration;
  readonly clock: Clock;
  readonly ids: Ids;
  /** Of the trace that goes on; null: of none. */
  readonly trace_id: string | null;
  /** Something went wrong that does not touch what was kept. */
  readonly warn: (why: string) => void;
}

export async function signalPorts(bench: Workbench): Promise<SignalPorts> {
  const { stores, home, outside, events, telemetry } = bench;
  const [clock, ids] = await Promise.all([outside.clock(), outside.ids()]);
  const { configuration } = home;
  const trace_id = telemetry?.traceId() ?? null;
  return { stores, configuration, clock, ids, trace_id, warn: (why) => events.onWarning?.(why) };
}

/** Who says it: a caller without a name is one with all others that have none. */
export interface SignalCaller {
  readonly tenant: string;
  readonly key: string | null;
}

export const ANONYMOUS = 'anonymous';
