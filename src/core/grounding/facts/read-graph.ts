import type { Assertion } from '../../../contract/assertion.ts';
import type { EntityKey } from '../../../contract/entity.ts';
import type { GraphRead, ReadValue } from '../../../contract/graph-read.ts';
import type { Ruling } from '../ruling.ts';
import { type Ground, wordFor } from './ground.ts';
import { showValue } from './show.ts';

/** Values, and relations, of one claim that are listed. */
const MOST = 16;

type Part = Pick<GraphRead, 'entities' | 'unknown' | 'values'>;
type ValueAssertion = Extract<Assertion, { readonly attribute: string }>;

const NOTHING: Part = { entities: [], unknown: [], values: [] };

function keyOf({ type, id }: EntityKey): EntityKey {
  return { type, id };
}

function valueOf({ subject, attribute }: ValueAssertion, ground: Ground) {
  return { entity: keyOf(subject), attribute, word: wordFor(ground, subject.type, attribute) };
}

function valuesRead(assertion: ValueAssertion, { points, outcome }: Ruling, ground: Ground): ReadValue[] {
  const none = { shown: null, from: null, to: null, sources: [], outcome };
  const isAsked = outcome === 'absent' || outcome === 'not_found';
  if (points.length === 0 && isAsked) return [{ ...valueOf(assertion, ground), ...none }];
  return points.map(({ value, unit, from, to, sources }) => {
    const shown = showValue(value, unit);
    return { ...valueOf(assertion, ground), shown, from, to, sources: [...sources], outcome };
  });
}

function partOf(assertion: Assertion, ruling: Ruling, ground: Ground): Part {
  if (assertion.kind === 'unread') return NOTHING;
  if (assertion.kind === 'existence') return { ...NOTHING, unknown: [assertion.name] };
  const { type, id, name } = assertion.subject;
  return { ...NOTHING, entities: [{ type, id, name }], values: valuesRead(assertion, ruling, ground) };
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

/**
 * RP7: what graph and sources were read for, for one claim: each thing, value and relation once; null where they were
 * not asked or said nothing.
 */
export function readGraph(
  assertions: readonly Assertion[],
  rulings: readonly Ruling[],
  ground: Ground,
): GraphRead | null {
  const parts = assertions.flatMap((assertion, at) => {
    const ruling = rulings[at];
    return ruling === undefined || ruling.outcome === 'unchecked' ? [] : [partOf(assertion, ruling, ground)];
  });
  const values = once(parts.flatMap((part) => part.values));
  const unknown = once(parts.flatMap((part) => part.unknown));
  return values.length + unknown.length === 0
    ? null
    : listed({ entities: parts.flatMap((part) => part.entities), unknown, values, relations: [] });
}
