/** What a word of the language itself says about records, whatever they are about. */
export type Sense =
  | 'lead'
  | 'most'
  | 'least'
  | 'high'
  | 'only_other'
  | 'only'
  | 'future'
  | 'next'
  | 'who'
  | 'he'
  | 'it'
  | 'they'
  | 'both'
  | 'total'
  | 'average'
  | 'gathered'
  | 'past'
  | 'by_agent'
  | 'bound';

/** Words and phrases by their sense; the first word decides nothing but where a phrase begins. */
export const SENSES: Readonly<Record<Sense, readonly string[]>> = {
  lead: ['led', 'leads', 'paced', 'paces', 'topped', 'tops', 'leading', '이끌었다', '이끌며'],
  most: ['highest', 'most', 'largest', 'biggest', 'greatest', 'maximum', '최고', '최다', '최대'],
  least: ['lowest', 'fewest', 'smallest', 'least', 'minimum', '최저', '최소'],
  high: ['high', 'best', 'leading'],
  only_other: ['only other', 'only others', 'other only'],
  only: ['only', '유일한', '유일하게'],
  future: [
    'will',
    'next up',
    'up next',
    'on deck',
    'upcoming',
    'look to',
    'looks to',
    'head to',
    'heads to',
    'head back',
    'heads back',
    'heads',
    'await',
    'awaits',
    'tomorrow',
    'is going to',
    'plans to',
    'are set to',
    'is set to',
    '예정',
    '예정이다',
    '앞두고',
    '내일',
    '다음',
  ],
  next: ['next', 'again'],
  who: ['who', 'whose'],
  he: ['he', 'she', 'his', 'her', 'him', '그는', '그녀는', '그가', '그의', '그녀의'],
  it: ['it', 'its', '이곳', '이곳은'],
  they: ['they', 'their', 'them', '그들은', '이들은'],
  both: ['both', 'respectively', '각각', 'each', 'apiece', 'piece'],
  total: [
    'combined',
    'combined for',
    'combining for',
    'total',
    'together',
    'altogether',
    '합계',
    '합쳐',
    '모두',
    '합하면',
    '총',
  ],
  gathered: ['combined for', 'combining for'],
  average: ['average', 'averaging', 'averages', 'averaged', '평균'],
  past: [
    'last',
    'past',
    'previous',
    'coming off',
    'outburst',
    'since',
    'straight',
    'in a row',
    'on the year',
    'this year',
    '지난',
    '작년',
    '전년',
  ],
  by_agent: ['by', 'including'],
  bound: ['at least', 'at most', 'no more than', 'no fewer than', 'not least', 'at the least'],
};

/** Days of the week, Monday 1 to Sunday 7. */
export const WEEKDAYS: ReadonlyMap<string, number> = new Map([
  ...['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map(
    (day, at) => [day, at + 1] as const,
  ),
  ...['월요일', '화요일', '수요일', '목요일', '금요일', '토요일', '일요일'].map(
    (day, at) => [day, at + 1] as const,
  ),
]);

/** A mention behind one of these is not what the clause is about. */
export const PREPOSITIONS: ReadonlySet<string> = new Set(
  'for of against over to with in at from on than past versus vs about without into under near off behind'.split(
    ' ',
  ),
);

/** Words that open a clause with a subject of its own. */
export const CLAUSE_WORDS: ReadonlySet<string> = new Set(
  'while but as whereas although though because since where when and however meanwhile'.split(' '),
);

/** Between a number and its column these change nothing. */
export const NEUTRAL: ReadonlySet<string> = new Set(
  'of the a an in from his her their its in total overall more all whole big only just solid huge mere impressive combined on at for'.split(
    ' ',
  ),
);

export const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'the']);

/** 가장 높다, 가장 많은: a superlative of two words, by the first syllable of the second. */
export const KOREAN_MOST = /가장\s?(?:높|많|크|큰|컸|길|긴|빠)[가-힣]*/gu;
export const KOREAN_LEAST = /가장\s?(?:낮|적|작|짧)[가-힣]*/gu;
