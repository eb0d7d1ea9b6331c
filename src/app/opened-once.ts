import type { Home, OpenGraph, Outside } from './outside.ts';

/** The graph of each tenant opened once, again only after it could not be opened. */
export function openedOnce(outside: Outside): Outside {
  const opened = new Map<string, Promise<OpenGraph>>();
  const keyOf = ({ folder, configuration }: Home, place: string | undefined): string =>
    JSON.stringify([folder, configuration.tenant_id, place ?? null]);
  return {
    ...outside,
    openGraph(home, events, place) {
      const key = keyOf(home, place);
      const opening =
        opened.get(key) ??
        outside.openGraph(home, events, place).catch((error: unknown) => {
          opened.delete(key);
          throw error;
        });
      opened.set(key, opening);
      return opening;
    },
  };
}
