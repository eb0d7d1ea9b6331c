import type { ColumnSynonyms } from '../record-table.ts';
import { madeOnce } from '../../../language/made-once.ts';
import type { Phrase } from './attribute-leaf.ts';
import { phraseOf } from './attribute-phrases.ts';
import { KEY_SYNONYMS } from './attribute-synonyms.ts';

/** Things that places, products and services are commonly said to have, in English and Korean; more than their keys name. */
const THINGS = [
  'delivery; online ordering; order online; online booking; credit cards; cash only; website; gift cards; shuttle; private room',
  'discount; gym; fitness center; spa; sauna; swimming pool; garden; laundry; room service; air conditioning; elevator; playground',
  'wheelchair access; pet friendly; smoking area; security; insurance; warranty; free shipping; free returns; installation',
  'customer support; free trial; subscription; membership; loyalty program; television; heating; balcony; kitchen; concierge',
  'luggage storage; conference room; meeting room; charging station; bicycle parking; rental; seating capacity',
  '수영장; 헬스장; 사우나; 예약; 주차; 와이파이; 놀이터; 엘리베이터; 셔틀버스; 회의실; 세탁; 할인; 온라인 주문; 반려동물',
];

/** Heads of the lines of the synonym table that name such things. */
const HEADS: ReadonlySet<string> = new Set([
  'wifi',
  'reservations',
  'delivery',
  'wheelchair',
  'credit cards',
  'parking',
]);

/** Things that may be said to be there though no key names them. */
export interface Things {
  /** Their phrases by their first stem. */
  readonly phrases: ReadonlyMap<string, readonly Phrase[]>;
  /** The phrases and their plurals, as they are written. */
  readonly words: ReadonlySet<string>;
}

const COMMON = [
  ...THINGS.flatMap((line) => line.split('; ')),
  ...KEY_SYNONYMS.filter(([head = '']) => HEADS.has(head)).flat(),
];
const commonThings = madeOnce(() => thingsOf(COMMON));

function thingsOf(written: readonly string[]): Things {
  const phrases = new Map<string, Phrase[]>();
  for (const phrase of written.map(phraseOf)) {
    const [first = ''] = phrase;
    phrases.set(first, [...(phrases.get(first) ?? []), phrase]);
  }
  return { phrases, words: new Set(written.flatMap((words) => [words, `${words}s`])) };
}

/** The common things and those that a mapping has words for: what it names is known, whether these records have its key or not. */
export function knownThings(mapped: ColumnSynonyms = {}): Things {
  const words = Object.values(mapped).flat();
  return words.length === 0 ? commonThings() : thingsOf([...COMMON, ...words]);
}
