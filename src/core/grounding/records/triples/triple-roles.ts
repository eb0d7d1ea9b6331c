import type { Term } from '../../../language/term.ts';
import { NAMED, type ThingMention } from './triple-mentions.ts';
import type { TripleWorld } from './triple-world.ts';

/** A predicate word between things: `apart` where no triple joins them so, `swapped` where one does the other way round. */
export interface RoleFaults {
  readonly apart: number;
  readonly swapped: number;
}

/** Predicates that are read from subject to object: isPartOf, foundedBy. */
const POINTING = /(?:Of|By|In|To|For|From|With|At|As)$|^(?:is|has|was)[A-Z]/;
const REACH = 8;

/** Holds each word that names one predicate against the things beside it. */
export function roleFaults(
  world: TripleWorld,
  terms: readonly Term[],
  mentions: readonly ThingMention[],
): RoleFaults {
  const named = mentions.filter(({ share }) => share >= NAMED);
  let apart = 0;
  let swapped = 0;
  terms.forEach(({ stem }, at) => {
    const predicates = [...world.predicates].filter(([, stems]) => stems[0] === stem || stems.includes(stem));
    if (predicates.length !== 1 || named.some(({ first, last }) => first <= at && at <= last)) return;
    const [[predicate] = ['']] = predicates;
    const fault = faultAt(world, terms, named, at, predicate);
    if (fault === 'apart') apart += 1;
    if (fault === 'swapped') swapped += 1;
  });
  return { apart: apart + miscounted(world, terms, named), swapped };
}

function faultAt(
  world: TripleWorld,
  terms: readonly Term[],
  named: readonly ThingMention[],
  at: number,
  predicate: string,
): 'apart' | 'swapped' | null {
  const before = named
    .filter(({ last }) => last < at && at - last <= REACH)
    .sort((a, b) => b.last - a.last)[0];
  const behind = named
    .filter(({ first }) => first > at && first - at <= REACH)
    .sort((a, b) => a.first - b.first)[0];
  if (before === undefined || behind === undefined) return null;
  const own = world.triples.filter((triple) => triple.predicate === predicate);
  const names = [before.thing.name, behind.thing.name];
  if (!own.some(({ subject, object }) => names.includes(subject) || names.includes(object))) return 'apart';
  const isOf =
    !POINTING.test(predicate) &&
    terms[at + 1]?.surface.toLowerCase() === 'of' &&
    isVerbBetween(terms, before.last, at);
  const reversed = own.some(
    ({ subject, object }) => subject === before.thing.name && object === behind.thing.name,
  );
  const right = own.some(
    ({ subject, object }) => object === before.thing.name && subject === behind.thing.name,
  );
  return isOf && reversed && !right ? 'swapped' : null;
}

/** X is the leader of Y. */
function isVerbBetween(terms: readonly Term[], from: number, to: number): boolean {
  return terms.slice(from + 1, to).some(({ surface }) => /^(?:is|was|are|were)$/i.test(surface));
}

/** Numbers said beside a word of another predicate: 2900 students where they are the staff. */
function miscounted(world: TripleWorld, terms: readonly Term[], named: readonly ThingMention[]): number {
  return named.filter(({ thing, last }) => {
    if (!/^[\d.,]+$/.test(thing.name)) return false;
    const noun =
      terms.slice(last + 1, last + 4).find(({ kind }) => kind === 'word' || kind === 'name')?.stem ?? '';
    const own = world.triples.filter(({ object }) => object === thing.name).map(({ predicate }) => predicate);
    const naming = [...world.predicates]
      .filter(([, stems]) => stems.includes(noun))
      .map(([predicate]) => predicate);
    return naming.length > 0 && !naming.some((predicate) => own.includes(predicate));
  }).length;
}
