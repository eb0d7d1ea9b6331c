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

/** The place at an item; an unknown one behind the end. */
export function placeAt(frame: Frame, at: number): Place | undefined {
  return frame.places[at];
}
