import { AssayError } from '../../contract/assay-error.ts';
import type { EntityKey, EntityNames } from '../../contract/entity.ts';
import type { NameKeys } from '../../contract/ports/knowledge-graph-writer.ts';
import type { AbortSignalLike, KnowledgeGraphReader } from '../../contract/ports/knowledge-graph.ts';
import { type FactRow, orderedFacts, relationOf, rowOfFact, rowOfRelation } from './fact-row.ts';
import { entityId, type GraphRows, type HeldName, inOrder } from './graph-rows.ts';
import { type NameRow, nameMatches, similarMatches } from './name-match.ts';
import { ID_RANK } from './name-rank.ts';
import { nameSignature } from './name-signature.ts';
import { SIMILAR_NAMES } from './similar-names.ts';

const WORD = 32;

/** Items by a key of theirs, in their order. */
function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const known = groups.get(key);
    if (known === undefined) groups.set(key, [item]);
    else known.push(item);
  }
  return groups;
}

function byNames(a: HeldName, b: HeldName): number {
  return inOrder(a.name, b.name) || inOrder(a.type, b.type) || inOrder(a.id, b.id);
}

/** The bits of a signature, 32 to a number. */
function bitsOf(signature: string): Uint32Array {
  const words = new Uint32Array(signature.length / WORD);
  for (let at = 0; at < words.length; at += 1)
    words[at] = Number.parseInt(signature.slice(at * WORD, (at + 1) * WORD), 2);
  return words;
}

function countBits(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The share of the bits of either that both have. */
function likeness(one: Uint32Array, other: Uint32Array): number {
  let [both, either] = [0, 0];
  for (const [at, word] of one.entries()) {
    both += countBits(word & (other[at] ?? 0));
    either += countBits(word | (other[at] ?? 0));
  }
  return both / Math.max(either, 1);
}

function checkAborted(signal: AbortSignalLike | undefined): void {
  if (signal?.aborted === true) throw new AssayError('cancelled', 'the query was cancelled', {});
}

/** Finds names by likeness. The bits of all names are made at the first question. */
function similarIn(names: readonly HeldName[], keys: NameKeys): (name: string) => HeldName[] {
  let signed: { readonly name: HeldName; readonly bits: Uint32Array }[] | undefined;
  return (asked) => {
    signed ??= names
      .filter(({ rank }) => rank < ID_RANK)
      .toSorted(byNames)
      .map((name) => ({ name, bits: bitsOf(nameSignature(keys.fuzzy(name.name))) }));
    const bits = bitsOf(nameSignature(keys.fuzzy(asked)));
    return signed
      .map(({ name, bits: own }) => ({ name, alike: likeness(own, bits) }))
      .sort((a, b) => b.alike - a.alike)
      .slice(0, SIMILAR_NAMES)
      .map(({ name }) => name);
  };
}

/** Reads a graph that stands in memory; gives what the database would give of the same files. */
export function memoryGraph(rows: GraphRows, keys: NameKeys): KnowledgeGraphReader {
  const nameOf = (key: EntityKey): string => rows.shown.get(entityId(key)) ?? key.id;
  const byKey = grouped(
    rows.names.toSorted(
      (a, b) => a.rank - b.rank || inOrder(a.type, b.type) || inOrder(a.id, b.id) || inOrder(a.name, b.name),
    ),
    ({ name }) => keys.normalise(name),
  );
  const facts = grouped(rows.facts, ({ entity_type, entity_id }) =>
    entityId({ type: entity_type, id: entity_id }),
  );
  const subjects = grouped(rows.relations, ({ subject_type: type, subject_id: id }) =>
    entityId({ type, id }),
  );
  const objects = grouped(rows.relations, ({ object_type: type, object_id: id }) => entityId({ type, id }));
  const similar = similarIn(rows.names, keys);
  const found = (held: readonly HeldName[], at: number): NameRow[] =>
    held.map((name) => ({
      at: at + 1,
      type: name.type,
      id: name.id,
      matched: name.name,
      shown: nameOf(name),
    }));
  return {
    async findEntities(names, signal) {
      checkAborted(signal);
      const answers = names.flatMap((name, at) => {
        const key = keys.normalise(name);
        return key === '' ? [] : found(byKey.get(key) ?? [], at);
      });
      return nameMatches(names, answers);
    },
    async findSimilar(names, limit, signal) {
      checkAborted(signal);
      const answers = names.flatMap((name, at) => found(similar(name), at));
      return similarMatches(names, answers, limit, keys);
    },
    async facts(requests, signal) {
      checkAborted(signal);
      const asked = requests.flatMap((request): FactRow[] =>
        (facts.get(entityId(request)) ?? [])
          .filter(({ attribute }) => request.attributes?.includes(attribute) ?? true)
          .map(rowOfFact),
      );
      return orderedFacts(asked);
    },
    async relations(entities, signal) {
      checkAborted(signal);
      const ids = new Set(entities.map(entityId));
      const asked = [...ids].flatMap((id) => [...(subjects.get(id) ?? []), ...(objects.get(id) ?? [])]);
      const shown = asked.map((one) =>
        rowOfRelation(one, {
          subject_name: nameOf({ type: one.subject_type, id: one.subject_id }),
          object_name: nameOf({ type: one.object_type, id: one.object_id }),
        }),
      );
      const once = new Map(shown.map((row) => [JSON.stringify(row), row]));
      return [...once.values()].toSorted(byRelation).map(relationOf);
    },
    async entitiesOf(types, limit, signal) {
      checkAborted(signal);
      const own = rows.names.filter(({ type }) => types.includes(type));
      const each = [...grouped(own, entityId).values()].toSorted(byEntity).slice(0, limit);
      return each.flatMap((names) => entityOf(names) ?? []);
    },
  };
}

function byEntity([one]: readonly HeldName[], [other]: readonly HeldName[]): number {
  return one === undefined || other === undefined
    ? 0
    : inOrder(one.type, other.type) || inOrder(one.id, other.id);
}

/** What an entity is called, its id left out; null where nothing names it. */
function entityOf(held: readonly HeldName[]): EntityNames | null {
  const [first] = held;
  if (first === undefined) return null;
  const sorted = held.toSorted((a, b) => a.rank - b.rank || inOrder(a.name, b.name));
  const names = new Set(sorted.filter(({ rank }) => rank < ID_RANK).map(({ name }) => name));
  return { type: first.type, id: first.id, names: [...names] };
}

function byRelation(one: ReturnType<typeof rowOfRelation>, other: typeof one): number {
  const columns = ['subject_type', 'subject_id', 'relation', 'object_type', 'object_id'] as const;
  for (const column of columns) {
    const order = inOrder(one[column], other[column]);
    if (order !== 0) return order;
  }
  return (
    inOrder(one.valid_from ?? '', other.valid_from ?? '') ||
    inOrder(one.valid_to ?? LAST, other.valid_to ?? LAST) ||
    inOrder(one.source, other.source) ||
    inOrder(one.as_of ?? LAST, other.as_of ?? LAST)
  );
}

/** After every day: the database puts what is unbounded last. */
const LAST = '\uffff';

/** Every name of an entity, each once. */
export function namesInMemory({ names }: GraphRows, { type, id }: EntityKey): readonly HeldName[] {
  const own = names.filter((name) => name.type === type && name.id === id);
  const once = new Map(own.map((name) => [JSON.stringify(name), name]));
  return [...once.values()].toSorted((a, b) => a.rank - b.rank || inOrder(a.name, b.name));
}
