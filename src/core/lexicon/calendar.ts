import type { BoundWord } from './bounds.ts';
import type { Lexicon } from './lexicon.ts';

/** Months by number. Those that are names or other words too are told apart in `DOUBTFUL_MONTHS`. */
export const MONTHS: Lexicon<number> = {
  source: 'Unicode CLDR 46, en: months, wide and abbreviated',
  rows: [
    ['january|jan', 1],
    ['february|feb', 2],
    ['march|mar', 3],
    ['april|apr', 4],
    ['may', 5],
    ['june|jun', 6],
    ['july|jul', 7],
    ['august|aug', 8],
    ['september|sept|sep', 9],
    ['october|oct', 10],
    ['november|nov', 11],
    ['december|dec', 12],
  ],
};

/** Months that need a day, a year or a preposition beside them. */
export const DOUBTFUL_MONTHS: Lexicon<'doubtful'> = {
  source: 'Merriam-Webster: march, may; US Census, frequent first names: April, June, August',
  rows: [['march|may|april|june|august|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec', 'doubtful']],
};

export const WEEKDAYS: Lexicon<number> = {
  source: 'Unicode CLDR 46, en: days, wide',
  rows: [
    ['monday|mondays', 1],
    ['tuesday|tuesdays', 2],
    ['wednesday|wednesdays', 3],
    ['thursday|thursdays', 4],
    ['friday|fridays', 5],
    ['saturday|saturdays', 6],
    ['sunday|sundays', 7],
  ],
};

/** Read only beside another weekday or a date. */
export const SHORT_WEEKDAYS: Lexicon<number> = {
  source: 'Unicode CLDR 46, en and ko: days, abbreviated',
  rows: [
    ['mon|월', 1],
    ['tue|tues|화', 2],
    ['wed|weds|수', 3],
    ['thu|thur|thurs|목', 4],
    ['fri|금', 5],
    ['sat|토', 6],
    ['sun|일', 7],
  ],
};

export const KOREAN_WEEKDAYS: Lexicon<number> = {
  source: 'Unicode CLDR 46, ko: days, wide',
  rows: [
    ['월요일', 1],
    ['화요일', 2],
    ['수요일', 3],
    ['목요일', 4],
    ['금요일', 5],
    ['토요일', 6],
    ['일요일', 7],
  ],
};

/** Several weekdays by one word: first and last. */
export const WEEKDAY_GROUPS: Lexicon<readonly [first: number, last: number]> = {
  source: '표준국어대사전: 평일, 주말; Merriam-Webster: weekday, weekend',
  rows: [
    ['weekdays|평일|주중', [1, 5]],
    ['weekends|주말', [6, 7]],
  ],
};

/** Part of a period whose ends nobody fixed. */
export const PERIOD_PARTS: Lexicon<'early' | 'middle' | 'late'> = {
  source: '표준국어대사전: 초, 중순, 말; Merriam-Webster: early, mid, late',
  rows: [
    ['early|초|초순|상순|초반', 'early'],
    ['mid|중순|중반', 'middle'],
    ['late|말|하순|후반|말일', 'late'],
  ],
};

export const SEASONS: Lexicon<'season'> = {
  source: 'Merriam-Webster: seasons; 표준국어대사전: 봄, 여름, 가을, 겨울',
  rows: [['spring|summer|autumn|winter|fall|봄|여름|가을|겨울', 'season']],
};

/** Words before a unit of time that count from the day of speaking. */
export const RELATIVE_WORDS: Lexicon<'relative'> = {
  source: 'Cambridge Grammar of the English Language, ch. 6 §9 (deictic temporal expressions)',
  rows: [['last|next|this|coming|previous|past|current', 'relative']],
};

/** What stands behind such a word. */
export const RELATIVE_HEADS: Lexicon<'head'> = {
  source: 'Cambridge Grammar of the English Language, ch. 6 §9 (deictic temporal expressions)',
  rows: [
    [
      'year|month|week|quarter|decade|century|spring|summer|autumn|winter|fall|weekend|night|morning|afternoon|evening|semester|season|fiscal',
      'head',
    ],
  ],
};

export const RELATIVE_DAYS: Lexicon<'relative'> = {
  source: 'Cambridge Grammar of the English Language, ch. 6 §9 (deictic temporal expressions)',
  rows: [['yesterday|today|tomorrow|tonight', 'relative']],
};

export const KOREAN_RELATIVE: Lexicon<'relative'> = {
  source: '표준국어대사전: 작년, 지난해, 올해 등 때를 가리키는 말',
  rows: [
    [
      '작년|지난해|올해|금년|내년|내후년|재작년|이듬해|전년도|전년|다음 해|다음해|지난달|지난 달|이번 달|이번달|다음 달|다음달|이달|지난주|지난 주|이번 주|이번주|다음 주|다음주|금주|어제|오늘|내일|모레|그저께|그제|글피|지난 분기|다음 분기|이번 분기|전월|전분기|당월|익월|익일|이튿날|금일|명일|올봄|올여름|올가을|올겨울|지난봄|지난여름|지난가을|지난겨울|작년도|내년도|금년도|차년도',
      'relative',
    ],
  ],
};

/** Before a date: 지난 3일, 오는 5월. */
export const KOREAN_RELATIVE_HEADS: Lexicon<'relative'> = {
  source: '표준국어대사전: 지나다, 오다 (관형사형)',
  rows: [['지난|오는|이번|다음', 'relative']],
};

/** Behind a date or a time of day. */
export const AFTER_TIME: Lexicon<BoundWord> = {
  source: '표준국어대사전: 까지, 부터, 이후, 이전; Longman Dictionary: onwards',
  rows: [
    ['까지|이전까지|한|이전| onward to', 'until'],
    ['부터|이후부터| 이후|이후| 이래|이래| onwards| onward| or later', 'since'],
    [' 이전', 'until'],
    [' 전까지| 전에| 전|전까지', 'before'],
    [' 후에| 후부터| 지나', 'after'],
    ['경|쯤|무렵|께| 경| 쯤| 무렵| 즈음', 'near'],
  ],
};

/** Halves of the day: hours are added to those below twelve. `night` begins before midnight and ends behind it. */
export const DAY_HALVES: Lexicon<'am' | 'pm' | 'night'> = {
  source: 'Unicode CLDR 46, dayPeriods en and ko; 표준국어대사전: 오전, 오후, 새벽',
  rows: [
    ['a.m.|am|a.m|오전|새벽|아침', 'am'],
    ['p.m.|pm|p.m|오후|저녁|낮', 'pm'],
    ['밤|한밤', 'night'],
  ],
};

export const NAMED_TIMES: Lexicon<number> = {
  source: 'NIST, Times of day FAQ (noon); 표준국어대사전: 정오',
  rows: [['noon|midday|정오', 43200]],
};

/** The beginning of a day, or its end: nobody knows which. */
export const DOUBTFUL_TIMES: Lexicon<'doubtful'> = {
  source: 'NIST, Times of day FAQ (midnight); 표준국어대사전: 자정',
  rows: [['midnight|자정', 'doubtful']],
};

export const ZONES: Lexicon<'zone'> = {
  source: 'IANA time zone database 2024b, abbreviations',
  rows: [
    [
      'KST|UTC|GMT|EST|EDT|ET|CST|CDT|CT|MST|MDT|MT|PST|PDT|PT|CET|CEST|BST|JST|IST|AEST|AEDT|HKT|SGT',
      'zone',
    ],
  ],
};

/** Hours of the clock in Korean words. */
export const KOREAN_HOURS: Lexicon<number> = {
  source: '표준국어대사전, 수 관형사',
  rows: [
    ['한', 1],
    ['두', 2],
    ['세', 3],
    ['네', 4],
    ['다섯', 5],
    ['여섯', 6],
    ['일곱', 7],
    ['여덟', 8],
    ['아홉', 9],
    ['열', 10],
    ['열한', 11],
    ['열두', 12],
  ],
};
