import type { Assertion } from '../../../contract/assertion.ts';
import type { EntityKey } from '../../../contract/entity.ts';
import type { GraphRead } from '../../../contract/graph-read.ts';
import type { Ruling } from '../ruling.ts';

/** Values, and relations, of one claim that are listed. */
const MOST = 16;

function keyOf({ type, id }: EntityKey): EntityKey {
  return { type, id };
}

function once<T>(all: readonly T[], keyFor: (one: T) => unknown = (one) => one): T[] {
  const first = new Map<string, T>();
  for (const one of all) {
    const key = JSON.stringify(keyFor(one));
    if (!first.has(key)) first.set(key, one);
  }
  return [...first.values()];
}

/** As many of what was read as a report lists, with the things that they are of. */
export function listed(all: Omit<GraphRead, 'left_out'>): GraphRead {
  const [values, relations] = [all.values.slice(0, MOST), all.relations.slice(0, MOST)];
  const ends = [
    ...values.map(({ entity }) => entity),
    ...relations.flatMap(({ subject, object }) => [subject, object]),
  ];
  const named = new Set(ends.map((key) => JSON.stringify(keyOf(key))));
  const entities = once(all.entities, keyOf).filter((one) => named.has(JSON.stringify(keyOf(one))));
  const left_out = all.values.length + all.relations.length - values.length - relations.length;
  return { entities, unknown: all.unknown, values, relations, left_out };
}

/** RP7: the names of one claim that the graph does not know; null where there are none. */
export function readGraph(assertions: readonly Assertion[], rulings: readonly Ruling[]): GraphRead | null {
  const unknown = assertions.flatMap((assertion, at) =>
    assertion.kind === 'existence' && rulings[at]?.outcome !== 'unchecked' ? [assertion.name] : [],
  );
  return unknown.length === 0
    ? null
    : listed({ entities: [], unknown: [...new Set(unknown)], values: [], relations: [] });
}
