import type { Discourse } from './entity-discourse.ts';
import { hasSense, type Item, meaningOf } from './entity-item.ts';
import { entityItems } from './entity-items.ts';
import type { EntityWorld } from './entity-prepare.ts';
import { entityPlaces, type Place } from './entity-subjects.ts';

/** One sentence, read: its items, who is spoken of at each, and of which time it speaks. */
export interface Frame {
  readonly text: string;
  readonly world: EntityWorld;
  readonly discourse: Discourse;
  readonly items: readonly Item[];
  readonly places: readonly Place[];
  /** It speaks of what is still to come, which records cannot know. */
  readonly future: boolean;
  /** It names a year that is not the one of the records: what differs may be true of that one. */
  readonly dated: boolean;
  /** It tells what would be, not what is. */
  readonly supposed: boolean;
  /** Its numbers are given in the order of its names. */
  readonly inTurn: boolean;
  /** Items that a checker has read already. */
  readonly used: Set<number>;
}

function isFuture(items: readonly Item[]): boolean {
  return items.some((item, at) => {
    if (hasSense(item, 'future')) return true;
    if (!hasSense(item, 'next')) return false;
    const soon = items.slice(at + 1, at + 4).some((one) => meaningOf(one, 'weekday') !== undefined);
    return soon || meaningOf(items[at + 1], 'whole') !== undefined;
  });
}

const SUPPOSED = /\b(?:would|could|might|if|unless)\b/i;
const IN_TURN = /\brespectively\b/i;
/** A bare 2012 may be a number of things; behind in, since or of it is a year. */
const YEAR = /\b(?:in|since|of|from|until|during|year) ((?:19|20)\d{2})(?![\d,.-]*\d)\b/gi;
const OTHER_YEAR = /\b(?:years?|months?|weeks?|days?) ago\b|\blast (?:year|month|week|quarter)\b/i;

/** In 2023, last year: a time that the records are not of. */
function isDated(text: string, world: EntityWorld): boolean {
  if (OTHER_YEAR.test(text)) return true;
  const own = world.day?.iso.slice(0, 4);
  return [...text.matchAll(YEAR)].some(([, year]) => year !== own);
}

export function readFrame(text: string, world: EntityWorld, discourse: Discourse): Frame {
  const items = entityItems(text, world.lexicon);
  const places = entityPlaces(items, world, discourse);
  return {
    text,
    world,
    discourse,
    items,
    places,
    future: isFuture(items),
    dated: isDated(text, world),
    supposed: SUPPOSED.test(text),
    inTurn: IN_TURN.test(text),
    used: new Set(),
  };
}

/** How many items away a word may stand that still belongs to another: the time of a sentence stays linear. */
export const REACH = 60;

/** The first item from `from` on, within reach, that fits; -1 where none does. */
export function firstFrom(frame: Frame, from: number, fits: (at: number) => boolean): number {
  const end = Math.min(frame.items.length, from + REACH);
  for (let at = Math.max(0, from); at < end; at++) if (fits(at)) return at;
  return -1;
}

/** The last item before `from`, within reach, that fits; -1 where none does. */
export function lastBefore(from: number, fits: (at: number) => boolean): number {
  for (let at = from - 1; at >= Math.max(0, from - REACH); at--) if (fits(at)) return at;
  return -1;
}
