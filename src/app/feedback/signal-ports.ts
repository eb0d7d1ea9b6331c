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
  /** Something went wrong that does not touch what was kept. */
  readonly warn: (why: string) => void;
}

export async function signalPorts({ stores, home, outside, events }: Workbench): Promise<SignalPorts> {
  const [clock, ids] = await Promise.all([outside.clock(), outside.ids()]);
  const { configuration } = home;
  return { stores, configuration, clock, ids, warn: (why) => events.onWarning?.(why) };
}

/** Who says it: a caller without a name is one with all others that have none. */
export interface SignalCaller {
  readonly tenant: string;
  readonly key: string | null;
}

export const ANONYMOUS = 'anonymous';
