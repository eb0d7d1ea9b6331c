import type { Clock } from '../../contract/ports/clock.ts';
import type { ListedProvider } from '../../contract/ports/model-provider.ts';
import { ProviderError } from '../../contract/provider-error.ts';
import { linkedAbort, withinTime } from './within-time.ts';

/** What a provider says that it has; with a problem, why it could not be asked. */
export interface OfferedModels {
  readonly provider: string;
  readonly models: readonly string[];
  readonly problem: string | null;
}

/** A list is asked for again after so long. */
const KEPT_MS = 300_000;
/** One that failed, sooner. */
const FAILED_KEPT_MS = 10_000;
const PATIENCE_MS = 5_000;

async function asked({ name, offered }: ListedProvider): Promise<OfferedModels> {
  const abort = linkedAbort(undefined);
  try {
    const models =
      offered === undefined ? [] : await withinTime(name, PATIENCE_MS, abort, offered(abort.signal));
    return { provider: name, models, problem: null };
  } catch (error) {
    const problem = error instanceof ProviderError ? error.message : 'its list of models cannot be read';
    return { provider: name, models: [], problem };
  }
}

/** MR19: asks all providers at once for their models, and remembers what they said. Never rejects. */
export function offeredModels(
  providers: readonly ListedProvider[],
  clock: Clock,
): () => Promise<readonly OfferedModels[]> {
  const known = new Map<string, { readonly until: number; readonly offered: Promise<OfferedModels> }>();
  const ask = (provider: ListedProvider): Promise<OfferedModels> => {
    const { name } = provider;
    const before = known.get(name);
    if (before !== undefined && clock.elapsed() < before.until) return before.offered;
    const offered = asked(provider);
    known.set(name, { until: clock.elapsed() + KEPT_MS, offered });
    void offered.then(({ problem }) => {
      if (problem !== null) known.set(name, { until: clock.elapsed() + FAILED_KEPT_MS, offered });
    });
    return offered;
  };
  return () => Promise.all(providers.map(ask));
}
