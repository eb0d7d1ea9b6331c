import type { Discourse } from './entity-discourse.ts';
import { hasSense, type Item, meaningOf } from './entity-item.ts';
import { entityItems } from './entity-items.ts';
import { isKorean } from './entity-columns.ts';
import type { EntityWorld } from './entity-prepare.ts';
import { entityPlaces, type Place } from './entity-subjects.ts';

/** One sentence, read: its items, who is spoken of at each, and of which time it speaks. */
export interface Frame {
  readonly text: string;
  readonly world: EntityWorld;
  readonly discourse: Discourse;
  readonly items: readonly Item[];
  readonly places: readonly Place[];
  readonly korean: boolean;
  /** It speaks of what is still to come, which records cannot know. */
  readonly future: boolean;
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

export function readFrame(text: string, world: EntityWorld, discourse: Discourse): Frame {
  const items = entityItems(text, world.lexicon);
  const places = entityPlaces(items, world, discourse);
  return {
    text,
    world,
    discourse,
    items,
    places,
    korean: isKorean(text),
    future: isFuture(items),
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
