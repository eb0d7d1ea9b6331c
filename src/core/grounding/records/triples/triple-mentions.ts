import type { Term } from '../../../language/term.ts';
import type { Thing, TripleWorld } from './triple-world.ts';

/** Share of a name from which on it is meant. */
export const NAMED = 0.5;

/** Where a thing is named in a claim: terms `[first, last]`, and the share of its name that stands there. */
export interface ThingMention {
  readonly thing: Thing;
  readonly first: number;
  readonly last: number;
  readonly share: number;
}

/** The best place of each thing, things that are not named at all with a share of 0. */
export function thingMentions(world: TripleWorld, terms: readonly Term[]): ThingMention[] {
  const places = new Map<string, number[]>();
  terms.forEach(({ stem }, at) => places.set(stem, [...(places.get(stem) ?? []), at]));
  return [...world.things.values()].map((thing) => best(thing, places, terms));
}

function best(
  thing: Thing,
  places: ReadonlyMap<string, readonly number[]>,
  terms: readonly Term[],
): ThingMention {
  const date = /^\d{4}-\d{2}-\d{2}/.test(thing.name) ? dateMention(thing, terms) : null;
  if (date !== null) return date;
  let found: ThingMention = { thing, first: -1, last: -1, share: 0 };
  const size = thing.stems.length;
  for (const start of new Set(thing.stems.flatMap((stem) => places.get(stem) ?? []))) {
    const window = terms.slice(start, start + size + 3);
    const last = window.findLastIndex(({ stem }) => thing.stems.includes(stem));
    const stems = new Set(window.map(({ stem }) => stem));
    const share = thing.stems.filter((stem) => stems.has(stem)).length / size;
    if (share > found.share) found = { thing, first: start, last: start + last, share };
  }
  return found;
}

/** A date counts by its year, and by day and month where the claim has them. */
function dateMention(thing: Thing, terms: readonly Term[]): ThingMention | null {
  const [year = '', month = '', day = ''] = thing.name.split(/[-T]/).map((part) => String(Number(part)));
  const at = terms.findIndex(({ stem }) => stem === year);
  if (at === -1) return null;
  const around = terms.slice(Math.max(0, at - 4), at + 4).map(({ stem }) => stem.replace(/^0/, ''));
  const full = around.includes(day) || around.includes(month);
  return { thing, first: Math.max(0, at - 2), last: at, share: full ? 1 : 0.8 };
}
