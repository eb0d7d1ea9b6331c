import { openRouter } from '../models/open-router.ts';
import { openedOnce } from '../opened-once.ts';
import type { Home, Opening, Outside } from '../outside.ts';
import { toldVerdicts } from '../webhooks/told-verdicts.ts';
import { openLater } from './later.ts';
import type { TextWork } from '../verify-thread/text-work.ts';
import type { Workbench } from './workbench.ts';

/** Opens stores and router of a home; nobody is asked yet, and a graph opens at the first answer that needs it. `textsOf` says where texts are worked on. */
export async function openWorkbench<Texts extends TextWork>(
  home: Home,
  outside: Outside,
  events: Opening,
  textsOf: (outside: Outside) => Texts,
): Promise<Workbench & { readonly texts: Texts }> {
  const once = openedOnce(outside);
  // What is missing is said before a database opens: it would be closed while verdicts are brought in.
  const [router, telemetry] = await Promise.all([openRouter(home, outside), outside.telemetry(home)]);
  const opened = await outside.stores(home, events);
  const texts = textsOf(once);
  const later = openLater(events);
  const verdicts = toldVerdicts({ home, outside: once, stores: opened, events });
  const stores = { ...opened, verdicts };
  const bench = { home, outside: once, stores, router, telemetry, events, texts, later };
  if (telemetry === null) return bench;
  const { watchedRouter } = await import('../telemetry/watched-router.ts');
  const { watchedVerdicts } = await import('../telemetry/watched-verdicts.ts');
  const clock = await outside.clock();
  return {
    ...bench,
    stores: { ...stores, verdicts: watchedVerdicts((tenant) => stores.verdicts(tenant), telemetry) },
    router: watchedRouter(router, telemetry, () => clock.elapsed()),
  };
}
