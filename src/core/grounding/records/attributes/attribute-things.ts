import { phraseOf } from './attribute-phrases.ts';
import type { Phrase } from './attribute-leaf.ts';
import { KEY_SYNONYMS } from './attribute-synonyms.ts';

/** Things that places, products and services are commonly said to have, in English and Korean; more than their keys name. */
const THINGS = [
  'delivery; catering; online ordering; order online; online booking; credit cards; cash only; live music; live entertainment',
  'seating capacity; website; full bar; rooftop; lounge; gift shop; gift cards; shuttle; private room; private event; banquet',
  'discount; happy hour; gym; fitness center; spa; sauna; swimming pool; garden; beach; laundry; room service; air conditioning',
  'elevator; playground; golf course; tennis court; wheelchair access; pet friendly; smoking area; security; insurance; warranty',
  'vegetarian; vegan; gluten free; dairy free; halal; kosher; free shipping; free returns; installation',
  'customer support; free trial; subscription; membership; loyalty program; drive through; curbside pickup; kids menu; television',
  'heating; balcony; kitchen; concierge; luggage storage; conference room; meeting room; charging station; bicycle parking; rental',
  '수영장; 헬스장; 사우나; 배달; 포장; 예약; 주차; 와이파이; 조식; 놀이방; 놀이터; 엘리베이터; 셔틀버스; 회의실; 세탁; 할인; 온라인 주문; 반려동물',
];

/** The phrases of common things by their first stem. */
export const COMMON_THINGS: ReadonlyMap<string, readonly Phrase[]> = index();

/** The single words of the table, with their plurals, as they are written. */
export const THING_WORDS: ReadonlySet<string> = new Set(
  [...THINGS.flatMap((line) => line.split('; ')), ...amenities()].flatMap((words) => [words, `${words}s`]),
);

function index(): ReadonlyMap<string, readonly Phrase[]> {
  const found = new Map<string, Phrase[]>();
  const phrases = [...THINGS.flatMap((line) => line.split('; ')), ...amenities()].map(phraseOf);
  for (const phrase of phrases) {
    const [first = ''] = phrase;
    found.set(first, [...(found.get(first) ?? []), phrase]);
  }
  return found;
}

/** The lines of the synonym table that name such things. */
function amenities(): string[] {
  const heads = new Set([
    'wifi',
    'reservations',
    'takeout',
    'delivery',
    'outdoor seating',
    'wheelchair',
    'credit cards',
    'parking',
  ]);
  return KEY_SYNONYMS.filter(([head = '']) => heads.has(head)).flatMap((line) => line);
}
