import type { Lexicon } from './lexicon.ts';

/** What a word before or behind an amount or a time does to it. */
export type BoundWord =
  | 'age'
  | 'gte'
  | 'gt'
  | 'lte'
  | 'lt'
  | 'near'
  | 'range'
  | 'since'
  | 'until'
  | 'before'
  | 'after'
  | 'at';

export const BEFORE_ENGLISH: Lexicon<BoundWord> = {
  source:
    'Cambridge Grammar of the English Language, ch. 5 §11 (comparatives in numerals); Longman Dictionary',
  rows: [
    [
      'at least|no fewer than|no less than|not less than|not fewer than|a minimum of|minimum of|minimum|min.|starts at|start at|starting at|starting from|starts from|not under|not below|upwards of|upward of|no lower than|not lower than|no shorter than|not shorter than|no younger than|not younger than|no smaller than|not smaller than|no lighter than|not lighter than|no cheaper than|not cheaper than|no narrower than|not narrower than|no thinner than|not thinner than|no shallower than|not shallower than|no less expensive than|not less expensive than',
      'gte',
    ],
    [
      'more than|over|above|exceeds|exceed|exceeded|exceeding|in excess of|greater than|higher than|longer than|older than|larger than|bigger than|heavier than|dearer than|costlier than|pricier than|taller than|wider than|deeper than|thicker than|more expensive than|beyond|surpassed|surpasses|surpassing|north of|better than',
      'gt',
    ],
    [
      'no more than|not more than|at most|up to|a maximum of|maximum of|maximum|max.|within|not exceeding|not exceed|no greater than|no higher than|not greater than|not higher than|no longer than|not longer than|no older than|not older than|no larger than|not larger than|no bigger than|not bigger than|no heavier than|not heavier than|no dearer than|not dearer than|no costlier than|not costlier than|no pricier than|not pricier than|no taller than|not taller than|no wider than|not wider than|no deeper than|not deeper than|no thicker than|not thicker than|no farther than|not farther than|no further than|not further than|no more expensive than|not more expensive than|not over|not above|as much as|as many as',
      'lte',
    ],
    [
      'under|below|less than|fewer than|lower than|shorter than|younger than|smaller than|lighter than|cheaper than|narrower than|thinner than|shallower than|less expensive than|short of|south of',
      'lt',
    ],
    [
      'about|around|roughly|approximately|approx.|approx|some|nearly|almost|close to|circa|an estimated|estimated|near|just about|just under|just over',
      'near',
    ],
    ['from|between', 'range'],
    ['aged|ages|age', 'age'],
    ['since|starting|starting on|as of', 'since'],
    ['until|till|by|no later than|not later than|through', 'until'],
    ['before|prior to|earlier than', 'before'],
    ['after|following|later than', 'after'],
    ['in|on|during|of|at|for', 'at'],
  ],
};

/** Verbs behind which `over` is where something lies and `up to` where it comes to: stretches over 40 km, adds up to 40. */
export const REACHING_ENGLISH: Lexicon<'verb' | 'reached'> = {
  source:
    'Cambridge Grammar of the English Language, ch. 7 (prepositions of path); Longman Dictionary: add up',
  rows: [
    [
      'stretch|stretches|stretched|stretching|extend|extends|extended|extending|spread|spreads|spreading|sprawl|sprawls|sprawled|span|spans|spanned|run|runs|ran|range|ranges|add|adds|added|adding|sum|sums|summed',
      'verb',
    ],
    ['over|up to', 'reached'],
  ],
};

export const BEFORE_SIGNS: Lexicon<BoundWord> = {
  source: 'Unicode 16, Mathematical Operators',
  rows: [
    ['>=|≥|≧|=>|⩾', 'gte'],
    ['>|＞', 'gt'],
    ['<=|≤|≦|⩽', 'lte'],
    ['<|＜', 'lt'],
    ['~|≈|∼|≒|～', 'near'],
  ],
};

export const AFTER_ENGLISH: Lexicon<BoundWord> = {
  source: 'Cambridge Grammar of the English Language, ch. 5 §11; Longman Dictionary',
  rows: [
    [
      'or more|or over|or above|or higher|or greater|or longer|or older|or better|or later|and above|and over|and up|and older|and more|at least|minimum|at a minimum|upwards|plus',
      'gte',
    ],
    [
      'or less|or fewer|or under|or below|or lower|or younger|or shorter|or smaller|and under|and below|and younger|at most|maximum|at the most|max',
      'lte',
    ],
    ['or so|or thereabouts', 'near'],
  ],
};

export const BEFORE_KOREAN: Lexicon<BoundWord> = {
  source: '표준국어대사전: 부사와 관형사',
  rows: [
    ['최소한|최소|적어도|못해도|최저', 'gte'],
    ['최대한|최대|많아야|많아도|기껏해야|고작|최고', 'lte'],
    ['약|대략|거의|얼추|어림잡아|근', 'near'],
    ['만|총|모두|무려|도합|합계|미화|각|각각|전체|단|일금', 'at'],
  ],
};

/** Behind an amount and its particle. */
export const AFTER_KOREAN: Lexicon<BoundWord> = {
  source: '표준국어대사전: 이상, 이하, 초과, 미만, 넘다, 웃돌다, 밑돌다, 미치다',
  rows: [
    ['이상', 'gte'],
    ['초과|넘|웃돌|웃도|상회|돌파|능가', 'gt'],
    ['이하|이내|까지|한도|내로|안에', 'lte'],
    ['미만|밑돌|밑도|하회|못 미|미치지 못|못미|안 되|안 된|안되|미달|모자라|모자란|모자랐', 'lt'],
    ['남짓|가까이|정도|쯤|가량|안팎|내외|전후|가까운|가까웠|가깝|육박|언저리|선', 'near'],
  ],
};

/** Behind an amount and 보다. */
export const THAN_KOREAN: Lexicon<BoundWord> = {
  source: '표준국어대사전: 많다, 적다와 그 갈래',
  rows: [
    ['많|높|크|큰|컸|길|긴|비싸|비싼|무겁|무거|넓|늦|더 많|더 높|더 크|더 큰|더 길|더 긴', 'gt'],
    ['적|낮|작|짧|싸|싼|가볍|가벼|좁|이르|빠르|빠른|더 적|더 낮|더 작|더 짧', 'lt'],
  ],
};

/** Particles between an amount and the word that bounds it. */
export const BOUND_PARTICLES: Lexicon<'particle'> = {
  source: '표준국어대사전: 조사',
  rows: [
    ['을|를|이|가|은|는|에|에도|에는|보다|보다는|보다 더|도|대를|선을|의|에서', 'particle'],
    ['에 조금|에 약간|에 다소|에 살짝|에 크게|에 채|에는 조금|에는 약간', 'particle'],
    ['을 조금|를 조금|이 조금|을 약간|를 약간|을 훌쩍|를 훌쩍|을 훨씬|를 훨씬|이 훌쩍|이 훨씬', 'particle'],
  ],
};

/** What denies the bound before it: 넘지 않는다, 초과하지 않는다. */
export const DENIED_KOREAN: Lexicon<'denied'> = {
  source: '표준국어대사전: 않다, 못하다',
  rows: [
    ['지 않|지는 않|지 못|지는 못|하지 않|하지는 않|하지 못|할 수 없|을 수 없|지 아니|하지 아니', 'denied'],
  ],
};

/** Work over the usual hours, which bounds no amount before it: 9시간 초과 근무. */
export const OVERTIME_KOREAN: Lexicon<'overtime'> = {
  source: '표준국어대사전: 초과 근무, 초과 근로',
  rows: [['초과 근무|초과근무|초과 근로|초과근로|초과 노동|초과노동', 'overtime']],
};

/** Syllables behind 이상 that make it another word. */
export const NOT_BOUND_AFTER = '하한해함향적형';

/** What parts the ends of a range; figures on both sides. */
export const RANGE_SIGNS = '~∼～〜–—-‐‑‒−';

export const RANGE_WORDS: Lexicon<'to' | 'and'> = {
  source: 'Longman Dictionary; 표준국어대사전: 에서, 부터, 내지',
  rows: [
    ['to|through|up to|에서|부터|내지|에서부터', 'to'],
    ['and|or', 'and'],
  ],
};

/** Between and behind both ends of a Korean range: 5명과 9명 사이. Source: 표준국어대사전. */
export const PAIRING_PARTICLES = '과와';
export const IN_BETWEEN = '사이';

/** Verbs that make "from A to B" two values of one thing and no range. */
export const CHANGE_VERBS: Lexicon<'change'> = {
  source: 'Levin, English Verb Classes and Alternations, §45.6 (calibratable changes of state)',
  rows: [
    [
      'rose|rise|rises|rising|risen|fell|fall|falls|falling|fallen|grew|grow|grows|growing|grown|increased|increase|increases|increasing|decreased|decrease|decreases|decreasing|dropped|drop|drops|dropping|climbed|climb|climbs|climbing|went|go|goes|going|gone|jumped|jump|jumps|cut|cuts|cutting|raised|raise|raises|raising|lowered|lower|lowers|lowering|reduced|reduce|reduces|reducing|expanded|expand|expands|expanding|improved|improve|improves|shrank|shrink|shrunk|shrinking|declined|decline|declines|declining|slipped|slip|slips|changed|change|changes|changing|moved|move|moves|moving|up|down|doubled|tripled|soared|surged|plunged|slid|widened|narrowed|upgraded|downgraded|extended|promoted|converted|transitioned',
      'change',
    ],
  ],
};

/** What may stand before an amount in Korean and says for each of what it is. */
export const PER_KOREAN: Lexicon<string> = {
  source: '표준국어대사전: 매-, -당, 월, 연, 주',
  rows: [
    ['월|매월|매달|월평균|다달이', 'mo'],
    ['연|매년|연간|해마다|연평균', 'y'],
    ['주|매주|주당', 'wk'],
    ['하루|매일|일일|날마다|하루 평균|일평균', 'd'],
    ['시간당|매시간', 'h'],
    ['분당', 'min'],
    ['초당', 's'],
    ['인당|명당|1인당', '명'],
    ['개당', '개'],
    ['시속', 'km/h'],
    ['초속', 'm/s'],
  ],
};

/** Signs before an amount that make it less than nothing, or more. `?` is read differently in different houses. */
export const AMOUNT_SIGNS: Lexicon<'minus' | 'plus' | 'both' | '?'> = {
  source: 'AP Stylebook (minus sign); 한국 기업회계기준 서식 (△)',
  rows: [
    ['minus|negative|마이너스|영하|△|−|-|–|－', 'minus'],
    ['plus|플러스|영상|섭씨|+|＋', 'plus'],
    ['±|+/-', 'both'],
    ['▲|▼|▽', '?'],
  ],
};

/** Behind "three times": as much, not as often. */
export const AS_MUCH: Lexicon<'multiple'> = {
  source: 'Cambridge Grammar of the English Language, ch. 13 §4 (multiples)',
  rows: [
    [
      'as|the|more|larger|higher|bigger|greater|faster|less|longer|its|their|that|what|smaller|lower|heavier|stronger|cheaper|slower|likelier|better|over',
      'multiple',
    ],
  ],
};
