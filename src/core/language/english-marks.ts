import type { Span } from '../../contract/span.ts';
import { matchesOf } from './matches-of.ts';

/** Words that tell how often, on which day, in which part of a year, or at which end: marks of one family exclude each other. */
export interface Mark extends Span {
  readonly family: 'every' | 'day' | 'end' | 'part' | 'near' | 'pair' | 'stand';
  readonly value: string;
}

type Reader = readonly [Mark['family'], RegExp, (groups: readonly (string | undefined)[]) => string | null];

const UNIT = '(second|minute|hour|day|night|week|fortnight|month|quarter|year|annum)';
const COUNTED = String.raw`(?<=(?:\d[\d.,]*|\b(?:once|twice|times|half|one|two|three|four|five|six|seven|eight|nine|ten|dozen|hundred|thousand))(?: [a-z]+){0,2} )an?`;
const NUMBERS: Readonly<Record<string, string>> = {
  other: '2',
  second: '2',
  two: '2',
  three: '3',
  third: '3',
  four: '4',
  five: '5',
  six: '6',
  ten: '10',
};
const ADVERBS: Readonly<Record<string, string>> = {
  hourly: 'hour',
  daily: 'day',
  nightly: 'night',
  weekly: 'week',
  fortnightly: '2 week',
  monthly: 'month',
  quarterly: 'quarter',
  yearly: 'year',
  annual: 'year',
  annually: 'year',
};
const ORDINALS: Readonly<Record<string, string>> = {
  first: '1',
  second: '2',
  third: '3',
  fourth: '4',
  final: '4',
  last: '4',
};
const NEAR: Readonly<Record<string, string>> = {
  last: 'last',
  previous: 'last',
  past: 'last',
  this: 'this',
  current: 'this',
  next: 'next',
  coming: 'next',
  following: 'next',
};

function everyOf(unit: string | undefined, count = ''): string | null {
  const lower = (unit ?? '').toLowerCase();
  if (lower === 'fortnight') return '2 week';
  const plain = lower === 'annum' ? 'year' : lower;
  const number = NUMBERS[count.toLowerCase()] ?? count;
  return number === '' || number === '1' ? plain : `${number} ${plain}`;
}

const READERS: readonly Reader[] = [
  [
    'every',
    new RegExp(String.raw`\b(?:per|each|every|${COUNTED}) ${UNIT}\b`, 'giu'),
    ([, unit]) => everyOf(unit),
  ],
  [
    'every',
    /\bevery (other|second|two|three|third|four|five|six|ten|\d+) (hour|day|week|month|year)s?\b/giu,
    ([, count, unit]) => everyOf(unit, count),
  ],
  [
    'every',
    /\b(hourly|daily|nightly|weekly|fortnightly|monthly|quarterly|yearly|annual|annually)\b/giu,
    ([, word]) => ADVERBS[(word ?? '').toLowerCase()] ?? null,
  ],
  ['day', /\b(?:on|by|until|to) the day of\b|\bthe same day\b/giu, () => 'same'],
  ['day', /\bthe (?:previous day|(?:day|night|evening) before)\b/giu, () => 'before'],
  ['day', /\bthe (?:(?:next|following) day|day after)\b/giu, () => 'after'],
  [
    'end',
    /\b(?<!\b(?:at|for the|for|go|went) )(?:first|earliest)\b(?! (?:half|quarter|time|name|aid|floor|class|language|two|three|few|of all|and foremost|\d|come|hand|lady|minister))/giu,
    () => 'first',
  ],
  [
    'end',
    /\b(?<!\b(?:at|at the) )(?:last|latest)\b(?! (?:half|quarter|time|name|year|week|month|night|summer|winter|spring|autumn|minute|few|two|three|but|resort|\d|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december))/giu,
    () => 'last',
  ],
  [
    'part',
    /\b(first|second|third|fourth|final|last) (quarter|half)\b/giu,
    ([, which, part]) => `${part?.toLowerCase()} ${ORDINALS[(which ?? '').toLowerCase()]}`,
  ],
  ['part', /\bQ([1-4])\b/gu, ([, which]) => `quarter ${which}`],
  [
    'near',
    /\b(last|previous|past|this|current|next|coming) (year|month|week|season|summer|winter|spring|autumn)\b/giu,
    ([, which, unit]) => `${unit?.toLowerCase()} ${NEAR[(which ?? '').toLowerCase()]}`,
  ],
  ['pair', /\bboth(?= [^,.;]{1,60}? and\b)|\band\b(?=[^,.;]{1,60}\bboth\b)/giu, () => 'both'],
  ['pair', /\beither(?= [^,.;]{1,60}? or\b)/giu, () => 'either'],
  ['stand', /\bvot(?:e|ed|es|ing) (?:for|in favou?r of)\b/giu, () => 'for'],
  ['stand', /\bvot(?:e|ed|es|ing) against\b|\boppos(?:e|ed|es|ing)\b/giu, () => 'against'],
];

/** Nearly all texts have none of these. */
const KEYWORD =
  /\b(?:per|each|every|hourly|daily|nightly|weekly|fortnightly|monthly|quarterly|yearly|annual|an? (?:second|minute|hour|day|night|week|fortnight|month|quarter|year|annum)|day|before|first|last|earliest|latest|quarter|half|Q[1-4]|previous|past|this|current|next|coming|both|either|vot(?:e|ed|es|ing)|oppos)/iu;

/** The marks of a text, in order. */
export function findMarks(text: string): Mark[] {
  if (!KEYWORD.test(text)) return [];
  const found = READERS.flatMap(([family, pattern, valueOf]) =>
    matchesOf(text, pattern).flatMap((match): Mark[] => {
      const value = valueOf(match);
      return value === null
        ? []
        : [{ family, value, start: match.index, end: match.index + match[0].length }];
    }),
  );
  return found.sort((one, other) => one.start - other.start);
}

/** Whether two marks of one family exclude each other: a quarter and a half may both be meant. */
export function areExclusive(one: Mark, other: Mark): boolean {
  if (one.family !== other.family || one.value === other.value) return false;
  if (one.family === 'part' || one.family === 'near')
    return one.value.split(' ')[0] === other.value.split(' ')[0];
  return true;
}
