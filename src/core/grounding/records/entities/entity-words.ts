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
  lead: ['led', 'leads', 'paced', 'paces', 'topped', 'tops', 'leading'],
  most: ['highest', 'most', 'largest', 'biggest', 'greatest', 'maximum'],
  least: ['lowest', 'fewest', 'smallest', 'least', 'minimum'],
  high: ['high', 'best', 'leading'],
  only_other: ['only other', 'only others', 'other only'],
  only: ['only'],
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
  ],
  next: ['next', 'again'],
  who: ['who', 'whose'],
  he: ['he', 'she', 'his', 'her', 'him'],
  it: ['it', 'its'],
  they: ['they', 'their', 'them'],
  both: ['both', 'respectively', 'each', 'apiece', 'piece'],
  total: ['combined', 'combined for', 'combining for', 'total', 'together', 'altogether'],
  gathered: ['combined for', 'combining for'],
  average: ['average', 'averaging', 'averages', 'averaged'],
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
  ],
  by_agent: ['by', 'including'],
  bound: ['at least', 'at most', 'no more than', 'no fewer than', 'not least', 'at the least'],
};

/** Days of the week, Monday 1 to Sunday 7. */
export const WEEKDAYS: ReadonlyMap<string, number> = new Map(
  ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day, at) => [
    day,
    at + 1,
  ]),
);

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
