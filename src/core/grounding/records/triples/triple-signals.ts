import { editDistance } from './triple-edit-distance.ts';
import type { Signals } from '../../held.ts';
import type { Term } from '../../../language/term.ts';
import { NAMED, type ThingMention } from './triple-mentions.ts';
import { roleFaults } from './triple-roles.ts';
import type { TripleWorld } from './triple-world.ts';

/** What a claim was found to be beside the triples. */
export interface TripleReading {
  readonly terms: readonly Term[];
  readonly mentions: readonly ThingMention[];
  /** Terms that no triple accounts for. */
  readonly strange: readonly number[];
  /** Things that the sentences before have named: a pronoun may stand for them. */
  readonly before: ReadonlySet<string>;
}

const WHOLE = 0.99;

/** Content words that neither names, nor predicates, nor words of telling account for. */
export function strangeTerms(world: TripleWorld, terms: readonly Term[]): number[] {
  return terms.flatMap(({ stem, kind }, at) => {
    if (kind === 'function') return [];
    if (kind === 'number') return isKnownNumber(world, stem) ? [] : [at];
    return world.known.has(stem) ? [] : [at];
  });
}

function isKnownNumber(world: TripleWorld, stem: string): boolean {
  const value = Number(stem);
  if (world.known.has(stem) || world.numbers.has(value) || Number.isNaN(value)) return true;
  return [...world.numbers].some((number) => Math.abs(number - value) < Math.abs(number) * 0.001 + 1e-9);
}

/** The measurements of one claim against triples. */
export function tripleSignals(world: TripleWorld, reading: TripleReading): Signals {
  const { terms, mentions, strange, before } = reading;
  const content = Math.max(1, terms.filter(({ kind }) => kind !== 'function').length);
  const named = mentions.filter(({ share }) => share > 0);
  const numbers = strange.filter((at) => terms[at]?.kind === 'number').length;
  const shares = new Map(mentions.map(({ thing, share }) => [thing.name, share]));
  const isNamed = (name: string) => (shares.get(name) ?? 0) >= NAMED;
  const isMeant = (name: string) => isNamed(name) || before.has(name);
  const expressed = world.triples.filter(
    ({ subject, object }) => isMeant(subject) && isMeant(object) && (isNamed(subject) || isNamed(object)),
  );
  const stems = new Set(terms.map(({ stem }) => stem));
  const told = expressed.filter(({ predicate }) =>
    world.predicates.get(predicate)?.some((stem) => stems.has(stem)),
  );
  const roles = roleFaults(world, terms, mentions);
  return {
    strange_share: strange.length / content,
    strange_words: Math.log1p(strange.length - numbers),
    strange_numbers: Math.min(2, numbers),
    strange_names: Math.min(3, strange.filter((at) => terms[at]?.kind === 'name').length),
    garbled_words: Math.min(3, strange.filter((at) => isGarbled(world, terms[at])).length),
    partial_names: Math.min(3, named.filter(({ share }) => share < WHOLE).length),
    least_name: named.reduce((least, { share }) => Math.min(least, share), 1),
    lowered_names: Math.min(3, loweredNames(world, terms)),
    untold: expressed.length === 0 ? 1 : 1 - told.length / expressed.length,
    unpaired: named.length === 0 ? 1 : 1 - joinedNames(named, expressed) / named.length,
    repeated: Math.min(3, repeatedPairs(terms)),
    repeated_names: Math.min(3, repeatedNames(world, terms)),
    role_faults: Math.min(2, roles.apart),
    swapped: Math.min(1, roles.swapped),
    distance: meanDistance(mentions, expressed),
    triples: Math.log1p(world.triples.length),
    length_ratio: Math.min(3, content / Math.max(1, accounted(world))),
  };
}

function accounted(world: TripleWorld): number {
  return world.triples.reduce(
    (sum, { subject, object }) =>
      sum +
      (world.things.get(subject)?.stems.length ?? 0) / 2 +
      (world.things.get(object)?.stems.length ?? 0) +
      1,
    0,
  );
}

/** A word that is almost one of the names. */
function isGarbled(world: TripleWorld, term: Term | undefined): boolean {
  const lower = term?.surface.toLowerCase() ?? '';
  if (lower.length < 4) return false;
  return [...world.written.keys()].some(
    (name) =>
      name.length > 3 &&
      Math.abs(name.length - lower.length) < 3 &&
      (name.slice(0, 3) === lower.slice(0, 3) || name.slice(-3) === lower.slice(-3)) &&
      editDistance(name, lower, 3) < 3,
  );
}

function loweredNames(world: TripleWorld, terms: readonly Term[]): number {
  return terms.filter(({ surface }) => surface === surface.toLowerCase() && world.written.has(surface))
    .length;
}

/** Pairs of neighbouring content words that stand there more than once. */
function repeatedPairs(terms: readonly Term[]): number {
  const content = terms.filter(({ kind }) => kind !== 'function').map(({ stem }) => stem);
  const pairs = content.slice(1).map((stem, at) => `${content[at]} ${stem}`);
  return pairs.length - new Set(pairs).size;
}

/** Things named more often than triples speak of them. */
function repeatedNames(world: TripleWorld, terms: readonly Term[]): number {
  let extra = 0;
  for (const { name, stems } of world.things.values()) {
    const [first = ''] = stems;
    const times = terms.filter(({ stem }) => stem === first).length;
    const spoken = world.triples.filter(({ subject, object }) => subject === name || object === name).length;
    extra += Math.max(0, times - Math.max(1, spoken));
  }
  return extra;
}

/** How many named things stand in a triple whose other end is named too. */
function joinedNames(named: readonly ThingMention[], expressed: TripleWorld['triples']): number {
  return named.filter(({ thing }) =>
    expressed.some(({ subject, object }) => subject === thing.name || object === thing.name),
  ).length;
}

function meanDistance(mentions: readonly ThingMention[], expressed: TripleWorld['triples']): number {
  if (expressed.length === 0) return 0;
  const at = new Map(mentions.map((mention) => [mention.thing.name, mention]));
  const sum = expressed.reduce((all, { subject, object }) => {
    const [a, b] = [at.get(subject), at.get(object)];
    if (a === undefined || b === undefined) return all;
    return all + Math.min(20, Math.max(0, Math.max(a.first, b.first) - Math.min(a.last, b.last)));
  }, 0);
  return sum / expressed.length / 20;
}
