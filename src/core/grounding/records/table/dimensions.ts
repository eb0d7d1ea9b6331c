import { englishWordStem } from '../../../language/english-word-stem.ts';
import type { Hint } from './claim-reading.ts';

/** An adjective in one degree: which end of which columns it speaks of. */
export interface Dimension {
  readonly pattern: RegExp;
  readonly degree: 'superlative' | 'comparative';
  readonly direction: 'max' | 'min';
  readonly hints: readonly Hint[];
}

const TIME =
  'date year built opened founded established born day launched released start 날짜 일자 연도 년도 개점일 설립 개관 개장 출시 시작 창립 준공';

/** comparative; superlative; direction; columns where that direction holds; columns where the other one does. */
const ENGLISH: readonly (readonly [string, string, 'max' | 'min', string, string])[] = [
  [
    'higher|greater|above',
    'highest|greatest|top|peak(?:ed|s)?|maximum|max',
    'max',
    'height elevation altitude',
    '',
  ],
  ['lower|below', 'lowest|bottom|minimum|min', 'min', 'height elevation altitude', ''],
  ['more|exceed(?:s|ed)?|outnumber(?:s|ed)?|outscore[sd]?|surpass(?:es|ed)?', 'most', 'max', '', ''],
  ['less|fewer', 'least|fewest', 'min', '', ''],
  ['larger|bigger', 'largest|biggest', 'max', 'size area population capacity', ''],
  ['smaller', 'smallest', 'min', 'size area population capacity', ''],
  ['taller', 'tallest', 'max', 'height', ''],
  ['longer|lengthier', 'longest|lengthiest', 'max', 'length duration distance time years span', ''],
  ['shorter', 'shortest', 'min', 'length duration distance height time', ''],
  ['heavier', 'heaviest', 'max', 'weight mass', ''],
  ['lighter', 'lightest', 'min', 'weight mass', ''],
  ['faster|quicker', 'fastest|quickest', 'max', 'speed pace', 'time duration'],
  ['slower', 'slowest', 'min', 'speed pace', 'time duration'],
  ['older', 'oldest', 'max', 'age', TIME],
  ['younger', 'youngest', 'min', 'age', TIME],
  ['newer', 'newest|most recent|latest', 'max', TIME, 'age'],
  ['later', 'latest|last', 'max', `${TIME} departs arrives time`, ''],
  ['earlier|sooner', 'earliest|soonest|first', 'min', `${TIME} departs arrives time`, ''],
  ['wider|broader', 'widest|broadest', 'max', 'width', ''],
  ['narrower', 'narrowest', 'min', 'width', ''],
  ['deeper', 'deepest', 'max', 'depth', ''],
  ['shallower', 'shallowest', 'min', 'depth', ''],
  ['costlier|pricier|more expensive', 'costliest|priciest|most expensive', 'max', 'price cost fare fee', ''],
  ['cheaper|less expensive', 'cheapest|least expensive', 'min', 'price cost fare fee', ''],
  ['better', 'best', 'max', '', 'rank place position pos time'],
  ['worse', 'worst', 'min', '', 'rank place position pos time'],
];

/** stem of the adjective; direction; columns where it holds; columns where the other direction does. */
const KOREAN: readonly (readonly [string, 'max' | 'min', string, string])[] = [
  ['높|큰|크[다고며]|컸|많|넓', 'max', '높이 크기 면적', ''],
  ['낮|작[은다았]|적[은다었게고]|좁', 'min', '높이 크기 면적', ''],
  ['길[다고었]|긴', 'max', '길이 시간 기간 거리', ''],
  ['짧', 'min', '길이 시간 기간 거리', ''],
  ['무거|무겁', 'max', '무게 중량', ''],
  ['가벼|가볍', 'min', '무게 중량', ''],
  ['빠른|빠르|빨랐', 'max', '속도', '시간 기록'],
  ['느린|느리|느렸', 'min', '속도', '시간 기록'],
  ['오래|나이가? 많|늙', 'max', '나이 연령', TIME],
  ['어린|어리|어렸|젊', 'min', '나이 연령', TIME],
  ['최근|새로운|늦', 'max', TIME, '나이'],
  ['먼저|일찍|이른|이르|빨리', 'min', `${TIME} 출발 도착`, ''],
  ['비싼|비싸|비쌌', 'max', '가격 요금 비용', ''],
  ['싼|싸[다고]|저렴', 'min', '가격 요금 비용', ''],
];
const KOREAN_ONE: readonly (readonly [string, 'max' | 'min'])[] = [
  ['최고(?!령)|최대|최다|최장', 'max'],
  ['최저|최소|최단|최하위|꼴찌', 'min'],
];

function hintsOf(words: string, direction: 'max' | 'min'): Hint[] {
  const stems = words.split(' ').filter((word) => word !== '');
  return stems.length === 0
    ? []
    : [{ words: stems.map((word) => (/^[a-z]/.test(word) ? englishWordStem(word) : word)), direction }];
}

function opposite(direction: 'max' | 'min'): 'max' | 'min' {
  return direction === 'max' ? 'min' : 'max';
}

function english(): Dimension[] {
  return ENGLISH.flatMap(([comparative, superlative, direction, same, other]) => {
    const hints = [...hintsOf(same, direction), ...hintsOf(other, opposite(direction))];
    const pattern = (source: string) => new RegExp(`\\b(?:${source})\\b`, 'gi');
    return [
      { pattern: pattern(comparative), degree: 'comparative', direction, hints },
      { pattern: pattern(superlative), degree: 'superlative', direction, hints },
    ] as const;
  });
}

function korean(): Dimension[] {
  const adjectives = KOREAN.flatMap(([stem, direction, same, other]): Dimension[] => {
    const hints = [...hintsOf(same, direction), ...hintsOf(other, opposite(direction))];
    return [
      {
        pattern: new RegExp(`(?:가장|제일|번째로)\\s?(?:[가-힣]{1,4} )?(?:${stem})`, 'g'),
        degree: 'superlative',
        direction,
        hints,
      },
      { pattern: new RegExp(`(?<=보다[^.]{0,24})(?:${stem})`, 'g'), degree: 'comparative', direction, hints },
    ];
  });
  const single = KOREAN_ONE.map(
    ([source, direction]): Dimension => ({
      pattern: new RegExp(source, 'g'),
      degree: 'superlative',
      direction,
      hints: [],
    }),
  );
  return [...adjectives, ...single];
}

export const DIMENSIONS: readonly Dimension[] = [...english(), ...korean()];
