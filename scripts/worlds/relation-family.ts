import { type Draft, type Draw, type Family, type Forms, mention, rotation, type Subject } from './family.ts';
import type { Falsity } from './claim.ts';
import { pick } from './random.ts';
import { fill } from './template.ts';

export interface Link {
  readonly subject: Subject;
  readonly object: Subject;
  /** Days, inclusive; absent = open. */
  readonly from?: string;
  readonly to?: string;
}

export interface RelationFamily {
  readonly name: string;
  readonly relation: string;
  /** Links that hold at the reference date. */
  readonly links: readonly Link[];
  /** Links that have ended: given as current they are stale. */
  readonly ended?: readonly Link[];
  readonly ghostSubjects: readonly Subject[];
  readonly ghostObjects: readonly Subject[];
  /** Slots `{s}`, `{o}`; both directions and voices. */
  readonly forms: Forms;
  readonly negated?: Forms;
  /** Subject and object can be exchanged in the sentence, which makes it false. */
  readonly reversible?: boolean;
  /** Pairs of which neither the claim nor its denial is plain: they are not said. */
  readonly unclear?: (subject: Subject, object: Subject) => boolean;
  readonly falsities: readonly Falsity[];
  /** The links do not hold at the time that the forms name: all sentences are false. */
  readonly never?: boolean;
}

/** Sentences that relate two entities, or give an enum its value. */
export function relationFamily(given: RelationFamily): Family {
  const turn = rotation();
  return { name: given.name, falsities: given.falsities, draw: (draw) => relationDraft(given, turn, draw) };
}

function relationDraft(given: RelationFamily, turn: ReturnType<typeof rotation>, draw: Draw): Draft | null {
  if (given.never && draw.falsity === null) return null;
  const stale = draw.falsity === 'stale';
  const link = pick(draw.random, stale ? (given.ended ?? []) : given.links);
  if (stale && holds(given.links, link.subject, link.object)) return null;
  const negate =
    given.negated !== undefined &&
    draw.random() < 0.35 &&
    (draw.falsity === null || draw.falsity === 'relation');
  const pair = negate ? negatedPair(given, draw, link) : saidPair(given, draw, link);
  if (pair === null) return null;
  const form = turn((negate && given.negated ? given.negated : given.forms)[draw.language]);
  const [s, o] = pair.map((side) => mention(draw.random, draw.language, side));
  return { text: fill(form, { s: s ?? '', o: o ?? '' }), truth: linkText(given.relation, link) };
}

/** The relation as text: `project PRJ-2025-0001 owner = org_unit ORG-0002`. */
export function linkText(relation: string, link: Link): string {
  const time =
    link.from === undefined && link.to === undefined ? '' : ` ${link.from ?? ''}..${link.to ?? ''}`;
  const object = link.object.bare ? link.object.id : `${link.object.type} ${link.object.id}`;
  return `${link.subject.type} ${link.subject.id} ${relation}${time} = ${object}`;
}

function holds(links: readonly Link[], subject: Subject, object: Subject): boolean {
  return links.some((link) => link.subject === subject && link.object === object);
}

function saidPair(given: RelationFamily, draw: Draw, link: Link): [Subject, Subject] | null {
  if (draw.falsity === 'entity') return strangePair(given, draw, link);
  if (draw.falsity !== 'relation') return [link.subject, link.object];
  if (given.reversible && draw.random() < 0.5) return [link.object, link.subject];
  return negatedPair(given, { ...draw, falsity: null }, link);
}

function strangePair(given: RelationFamily, draw: Draw, link: Link): [Subject, Subject] | null {
  if (given.ghostObjects.length > 0 && draw.random() < 0.4)
    return [link.subject, pick(draw.random, given.ghostObjects)];
  return given.ghostSubjects.length > 0 ? [pick(draw.random, given.ghostSubjects), link.object] : null;
}

/** The subject with an object that it never had; for a false denial, with its own. */
function negatedPair(given: RelationFamily, draw: Draw, link: Link): [Subject, Subject] | null {
  if (draw.falsity === 'relation') return [link.subject, link.object];
  const object = pick(draw.random, given.links).object;
  const ever = [...given.links, ...(given.ended ?? [])];
  const clash = holds(ever, link.subject, object) || (given.reversible && holds(ever, object, link.subject));
  const unclear = given.unclear?.(link.subject, object) ?? false;
  return clash || unclear || object === link.subject ? null : [link.subject, object];
}
