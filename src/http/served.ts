import { type Allowance, allowedModel, allowedRouter } from '../app/models/allowed-router.ts';
import { openClaimModel } from '../app/models/open-claim-model.ts';
import type { AnswerMcp } from '../app/tool-context.ts';
import type { Workbench } from '../app/workbench/workbench.ts';
import type { Clock } from '../contract/ports/clock.ts';
import type { Ids } from '../contract/ports/ids.ts';
import { has, type Holder } from './access/holder.ts';

/** What the routes are given: the workbench, and the time. */
export interface Served extends Workbench {
  readonly clock: Clock;
  readonly ids: Ids;
  /** Of Assay. */
  readonly version: string;
  /** The tools for agents, loaded at their first call; null where they are not served. */
  readonly mcp: (() => Promise<AnswerMcp>) | null;
}

export async function servedOf(
  bench: Workbench,
  { version, mcp }: Pick<Served, 'version' | 'mcp'>,
): Promise<Served> {
  const { outside } = bench;
  return {
    ...bench,
    clock: await outside.clock(),
    ids: await outside.ids(),
    version,
    mcp,
  };
}

function allowanceOf({ stores, home }: Served, holder: Holder, key: string): Allowance {
  const { models = null, budget } = holder.terms;
  const { prices } = home.configuration.models;
  return {
    spends: has(holder, 'chat'),
    models,
    budget: budget === undefined ? null : { key, limit: budget, prices, keys: stores.keys },
  };
}

/** HT31: what is served to the holder of a key: every call of a model goes by what the key allows. */
export function servedTo(served: Served, holder: Holder): Served {
  if (holder.key === null) return served;
  const allowance = allowanceOf(served, holder, holder.key);
  return {
    ...served,
    router: allowedRouter(served.router, allowance),
    texts: served.texts.withClaims(async (home) =>
      allowedModel(await openClaimModel(home, served.outside), allowance),
    ),
  };
}
