import type { Evidence } from '../../../contract/evidence.ts';
import { definitionsOf } from '../../language/source-list.ts';
import { addressesOf, addressKey, nameKey, namesOf } from './evidence-names.ts';

/** Ids of evidence; several where a source was cut into passages. */
export type Ids = readonly string[];

/** What citations can lead to: the evidence of an answer in its order, and what its text defines. */
export interface Citable {
  /** The place of an id, or the nth piece. */
  byNumber(number: string): Ids;
  /** Exactly this name. */
  byName(name: string): Ids;
  /** A name in other words: with an article, a page, authors and year, or only a part of the title. */
  byWords(words: string): Ids;
  byAddress(address: string): Ids;
  /** What the text itself says of a label: `[^1]: …`, the entries of its list of sources. */
  definition(label: string): string | undefined;
}

const SHORTEST = 3;
const SHORTEST_PART = 4;
const YEAR = /(?:19|20)\d\d/u;
const NO_AUTHORS: ReadonlySet<string> = new Set(['and', 'et', 'al', '외', '등']);

function index(
  evidences: readonly Evidence[],
  keysOf: (one: Evidence) => readonly string[],
): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const one of evidences) {
    for (const key of new Set(keysOf(one))) {
      const known = found.get(key);
      if (known === undefined) found.set(key, [one.evidence_id]);
      else known.push(one.evidence_id);
    }
  }
  return found;
}

/** Of the names that fit, those of the longest one; none where several names of that length fit. */
function longest(names: ReadonlyMap<string, Ids>, fits: (name: string) => boolean): Ids {
  let best: Ids[] = [];
  let length = 0;
  for (const [name, ids] of names) {
    if (name.length < Math.max(SHORTEST, length) || !fits(name)) continue;
    if (name.length > length) best = [];
    length = name.length;
    best.push(ids);
  }
  const [first = [], ...others] = best;
  return others.every((ids) => ids.join() === first.join()) ? first : [];
}

function authorsIn(words: string): ((name: string) => boolean) | null {
  const [year] = YEAR.exec(words) ?? [];
  const names = words.match(/\p{L}{2,}/gu)?.map((name) => name.toLowerCase()) ?? [];
  const authors = names.filter((name) => !NO_AUTHORS.has(name));
  if (year === undefined || authors.length === 0) return null;
  return (name) => name.includes(year) && authors.every((author) => name.includes(author));
}

function wordsFinder(names: ReadonlyMap<string, Ids>): (words: string) => Ids {
  return (words) => {
    const key = nameKey(words);
    if (key.length < SHORTEST) return [];
    const within = longest(names, (name) => key.includes(name));
    if (within.length > 0) return within;
    const isBy = authorsIn(words);
    const by = isBy === null ? [] : longest(names, isBy);
    if (by.length > 0 || key.length < SHORTEST_PART) return by;
    const holding = new Set([...names].flatMap(([name, ids]) => (name.includes(key) ? [ids.join()] : [])));
    const [only] = [...names].find(([name]) => name.includes(key)) ?? [];
    return holding.size === 1 && only !== undefined ? (names.get(only) ?? []) : [];
  };
}

/** Makes the evidence of an answer ready to be cited. Linear in it. */
export function citableOf(evidences: readonly Evidence[], text: string): Citable {
  const names = index(evidences, (one) => namesOf(one).map(nameKey));
  const addresses = index(evidences, addressesOf);
  const pages = index(evidences, (one) => addressesOf(one).map((place) => place.replace(/#.*$/u, '')));
  const definitions = definitionsOf(text);
  const ids = new Set(evidences.map(({ evidence_id }) => evidence_id));
  return {
    byNumber(number) {
      const id = ids.has(number) ? number : evidences[Number(number) - 1]?.evidence_id;
      return id === undefined ? [] : [id];
    },
    byName: (name) => names.get(nameKey(name)) ?? [],
    byWords: wordsFinder(names),
    byAddress(address) {
      const key = addressKey(address);
      return addresses.get(key) ?? pages.get(key.replace(/#.*$/u, '')) ?? [];
    },
    definition: (label) => definitions.get(label),
  };
}
