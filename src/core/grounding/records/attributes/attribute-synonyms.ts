import { DATA_LIKES, KEY_LIKES } from '../../../lexicon/data-words.ts';
import { phrasesOfLists } from '../../../lexicon/word-lists.ts';

/** Words of keys that say nothing of what is kept under them. */
export const LIGHT_KEY_WORDS: ReadonlySet<string> = new Set(
  (
    'is has have are can does accepts accept accepted allows allow allowed offers offer offered provides provide provided ' +
    'supports support supported includes included enabled available availability good great suitable for of the and in to with by ' +
    'info information details detail data field value options option type flag 가능 여부 정보 사용 제공 허용 유무'
  ).split(' '),
);

/** Keys that only gather others. */
export const CONTAINER_WORDS: ReadonlySet<string> = new Set(
  'attributes attribute amenities amenity features feature facilities facility services service options properties property details info data fields specs specifications flags meta metadata 속성 편의시설 시설 서비스 정보 상세'.split(
    ' ',
  ),
);

/** Keys whose members are qualities, said without the key: a casual place, a modern building. */
export const QUALITY_WORDS: ReadonlySet<string> = new Set(
  'atmosphere style mood tone character quality condition theme look 분위기 스타일'.split(' '),
);

/** Phrases of like meaning; a key named by one of a line may be named by the others. */
export const KEY_SYNONYMS: readonly (readonly string[])[] = [KEY_LIKES, DATA_LIKES].flatMap(phrasesOfLists);

/** Keys that name nothing without the key above them: price.amount. */
export const BARE_KEYS: ReadonlySet<string> = new Set(
  'amount value number count quantity text content total 값 금액'.split(' '),
);

/** Units at the end of a key: weight_g, price_usd. */
export const UNIT_WORDS: ReadonlySet<string> = new Set(
  'g kg mg lb lbs oz cm mm m km ft in mi usd eur krw gbp jpy won ms s sec secs min mins hr hrs gb mb kb tb pct percent percentage l ml kwh kw w v hz mah mv sqm db c f kcal days day months month weeks years year krw 원 초 분 시간 일 개월 년 퍼센트 그램 미터 점 개 명 회'.split(
    ' ',
  ),
);
