import type { Signals } from '../../held.ts';
import type { Term } from '../../../language/term.ts';
import { NAMED, type ThingMention } from './triple-mentions.ts';
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
  const meant = new Set(mentions.filter(({ share }) => share >= NAMED).map(({ thing }) => thing.name));
  const isMeant = (name: string): boolean => meant.has(name) || before.has(name);
  const expressed = world.triples.filter(
    ({ subject, object }) => isMeant(subject) && isMeant(object) && (meant.has(subject) || meant.has(object)),
  );
  const stems = new Set(terms.map(({ stem }) => stem));
  const told = expressed.filter(({ predicate }) =>
    world.predicates.get(predicate)?.some((stem) => stems.has(stem)),
  );
  return {
    strange_share: strange.length / content,
    strange_numbers: Math.min(2, strange.filter((at) => terms[at]?.kind === 'number').length),
    strange_names: Math.min(3, strange.filter((at) => terms[at]?.kind === 'name').length),
    least_name: named.reduce((least, { share }) => Math.min(least, share), 1),
    lowered_names: Math.min(3, loweredNames(world, terms)),
    untold: expressed.length === 0 ? 1 : 1 - told.length / expressed.length,
    unpaired: named.length === 0 ? 1 : 1 - joinedNames(named, expressed) / named.length,
    repeated_names: Math.min(3, repeatedNames(world, terms)),
    length_ratio: Math.min(3, content / Math.max(1, accounted(world))),
  };
}

function accounted({ triples, things }: TripleWorld): number {
  const sizeOf = (name: string): number => things.get(name)?.stems.length ?? 0;
  return triples.reduce((sum, { subject, object }) => sum + sizeOf(subject) / 2 + sizeOf(object) + 1, 0);
}

function loweredNames({ written }: TripleWorld, terms: readonly Term[]): number {
  return terms.filter(({ surface }) => surface === surface.toLowerCase() && written.has(surface)).length;
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
