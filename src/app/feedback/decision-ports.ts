import type { Clock } from '../../contract/ports/clock.ts';
import type { ModelRouter } from '../models/model-router.ts';
import type { Stores } from '../stores.ts';
import type { Workbench } from '../workbench/workbench.ts';

/** What deciding on a suggestion needs. */
export interface DecisionPorts {
  readonly stores: Pick<Stores, 'learning' | 'index' | 'jobs'>;
  readonly router: Pick<ModelRouter, 'resolve'>;
  readonly clock: Clock;
}

export async function decisionPorts({ stores, router, outside }: Workbench): Promise<DecisionPorts> {
  return { stores, router, clock: await outside.clock() };
}

/** Who decides on which version. */
export interface Decider {
  readonly tenant: string;
  /** Kept with the decision. */
  readonly by: string;
  /** The version that was seen; absent: the last. */
  readonly version?: number | undefined;
}
