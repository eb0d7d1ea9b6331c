import type { Span } from '../../contract/span.ts';
import { matchesOf } from './matches-of.ts';

/** Words that tell how often, on which day, in which part of a year, at which end: marks of one family exclude each other. */
export interface KoreanMark extends Span {
  readonly family: 'every' | 'day' | 'end' | 'part' | 'near' | 'pair';
  readonly value: string;
}

type Reader = readonly [KoreanMark['family'], RegExp, (groups: readonly (string | undefined)[]) => string];

const UNITS: Readonly<Record<string, string>> = {
  초: 'second',
  분: 'minute',
  시간: 'hour',
  일: 'day',
  날: 'day',
  하루: 'day',
  주: 'week',
  주일: 'week',
  일주일: 'week',
  월: 'month',
  달: 'month',
  개월: 'month',
  연: 'year',
  년: 'year',
  해: 'year',
  분기: 'quarter',
};
const NUMBERS: Readonly<Record<string, string>> = {
  한: '',
  일: '',
  '1': '',
  두: '2',
  세: '3',
  네: '4',
  격: '2',
};

function every(count: string | undefined, unit: string | undefined): string {
  const number = NUMBERS[count ?? ''] ?? count ?? '';
  const name = UNITS[unit ?? ''] ?? unit ?? '';
  return number === '' ? name : `${number} ${name}`;
}

const START = '(?<![가-힣0-9])';
const READERS: readonly Reader[] = [
  [
    'every',
    new RegExp(`${START}(매|격)(초|분|시간|일|주|월|달|년|해|분기)(?![가-힣]*(?:말|초)(?![가-힣]))`, 'gu'),
    ([, kind, unit]) => every(kind === '격' ? '격' : '', unit),
  ],
  [
    'every',
    new RegExp(`${START}(?:(한|두|세|네|\\d+) ?)?(초|분|시간|날|주|주일|일주일|달|해|년|개월)마다`, 'gu'),
    ([, count, unit]) => every(count, unit),
  ],
  [
    'every',
    new RegExp(
      `${START}(?:(한|두|세|네|일|\\d+) ?)?(분|시간|하루|일주일|주일|주|달|개월|해|년)에(?= (?:약 )?(?:[\\d한두세네]))`,
      'gu',
    ),
    ([, count, unit]) => every(count, unit),
  ],
  ['every', new RegExp(`${START}(초|분|시간|일|주|월|연)당`, 'gu'), ([, unit]) => every('', unit)],
  [
    'every',
    new RegExp(
      `${START}(연|월|주|일)(?= ?(?:\\d[\\d,.]*(?:[만억천백]|원|회|번)|[한두세네] (?:번|차례)))`,
      'gu',
    ),
    ([, unit]) => every('', unit),
  ],
  ['every', new RegExp(`${START}하루(?= (?:\\d|[한두세네] (?:번|차례)))`, 'gu'), () => 'day'],
  ['every', new RegExp(`${START}날마다|${START}매일`, 'gu'), () => 'day'],
  ['day', /당일|(?<![가-힣])같은 날|(?<=[한은]) 날 바로/gu, () => 'same'],
  ['day', /전날|하루 전/gu, () => 'before'],
  ['day', /다음 ?날|이튿날|익일/gu, () => 'after'],
  ['end', /(?:가장|맨|제일) (?:먼저|처음)/gu, () => 'first'],
  ['end', /마지막으로|(?:가장|맨|제일) (?:늦게|나중에?)|꼴찌/gu, () => 'last'],
  ['part', /([1-4])분기/gu, ([, which]) => `quarter ${which}`],
  ['part', /(상|하)반기/gu, ([, which]) => `half ${which}`],
  ['near', /작년|지난해|전년/gu, () => 'year last'],
  ['near', /올해|금년/gu, () => 'year this'],
  ['near', /내년|다음 ?해/gu, () => 'year next'],
  ['near', /(지난|이번|다음) ?(주|달|봄|여름|가을|겨울)/gu, ([, which, unit]) => `${unit} ${which}`],
  ['pair', /둘 다|모두|양쪽|함께/gu, () => 'both'],
  ['pair', /(?:가운데|중)(?:에서)? (?:한|하나|1)|또는|혹은/gu, () => 'either'],
];
const KEYWORD =
  /[매격연월주일초분시]|마다|하루|[달해년]에|전날|날|먼저|처음|마지막|꼴찌|늦게|나중|분기|반기|작년|올해|내년|지난|이번|다음|모두|둘|양쪽|함께|가운데|중|또는|혹은/u;

/** The marks of a text, in order. */
export function findKoreanMarks(text: string): KoreanMark[] {
  if (!KEYWORD.test(text)) return [];
  const found = READERS.flatMap(([family, pattern, valueOf]) =>
    matchesOf(text, pattern).map((match): KoreanMark => {
      const start = match.index;
      return { family, value: valueOf(match), start, end: start + match[0].length };
    }),
  );
  return found.sort((one, other) => one.start - other.start);
}

/** Whether two marks of one family exclude each other. */
export function doKoreanMarksExclude(one: KoreanMark, other: KoreanMark): boolean {
  if (one.family !== other.family || one.value === other.value) return false;
  if (one.family === 'part' || one.family === 'near')
    return one.value.split(' ')[0] === other.value.split(' ')[0];
  return true;
}
