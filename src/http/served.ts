import type { Workbench } from '../app/workbench/workbench.ts';
import type { Clock } from '../contract/ports/clock.ts';
import type { Ids } from '../contract/ports/ids.ts';

/** What the routes are given: the workbench, and the time. */
export interface Served extends Workbench {
  readonly clock: Clock;
  readonly ids: Ids;
  /** Of Assay. */
  readonly version: string;
}

export async function servedOf(bench: Workbench, version: string): Promise<Served> {
  const { outside } = bench;
  return {
    ...bench,
    clock: await outside.clock(),
    ids: await outside.ids(),
    version,
  };
}
