import { RANGE_SIGNS } from '../lexicon/bounds.ts';
import { KOREAN_WEEKDAYS, SHORT_WEEKDAYS, WEEKDAY_GROUPS, WEEKDAYS } from '../lexicon/calendar.ts';
import { longestWord, wordTable } from '../lexicon/lexicon.ts';
import { afterGap, isHangul, isLatin, latinEnd, wordAt } from './characters.ts';
import { type PeriodPoint, weekdayPoint } from './period-point.ts';
import { endsKorean } from './unit-at.ts';

const english = wordTable(WEEKDAYS).classes;
const short = wordTable(SHORT_WEEKDAYS).classes;
const korean = wordTable(KOREAN_WEEKDAYS);
const groups = wordTable(WEEKDAY_GROUPS).classes;
const groupsKorean = wordTable(WEEKDAY_GROUPS);
const TO: ReadonlySet<string> = new Set(['to', 'through', 'thru', 'till', 'until']);
const WEEK = 7;

interface Named {
  readonly end: number;
  readonly weekday: number;
  readonly isShort: boolean;
}

function latinName(text: string, at: number): Named | null {
  const first = text.charAt(at);
  if (first < 'A' || first > 'Z') return null;
  const word = wordAt(text, at);
  const weekday = english.get(word) ?? short.get(word);
  if (weekday === undefined) return null;
  const end = latinEnd(text, at);
  const isShort = !english.has(word);
  return { end: isShort && text.charAt(end) === '.' ? end + 1 : end, weekday, isShort };
}

function nameAt(text: string, at: number): Named | null {
  if (isLatin(text.charCodeAt(at))) return latinName(text, at);
  const long = longestWord(korean, text, at, () => true);
  if (long !== null) return { end: long.end, weekday: long.is, isShort: false };
  const weekday = isHangul(text.charCodeAt(at)) ? short.get(text.charAt(at)) : undefined;
  return weekday === undefined ? null : { end: at + 1, weekday, isShort: true };
}

function jointEnd(text: string, first: Named): number {
  const at = afterGap(text, first.end);
  if (RANGE_SIGNS.includes(text.charAt(at) || ' ')) return afterGap(text, at + 1);
  if (at === first.end && text.startsWith('부터', at)) return afterGap(text, at + 2);
  const word = at > first.end ? wordAt(text, at) : '';
  return TO.has(word) ? afterGap(text, at + word.length) : -1;
}

function between(first: number, last: number): number[] {
  const count = ((last - first + WEEK) % WEEK) + 1;
  return Array.from({ length: count }, (_, place) => ((first - 1 + place) % WEEK) + 1);
}

function groupAt(text: string, at: number): PeriodPoint | null {
  if (isLatin(text.charCodeAt(at))) {
    const group = groups.get(wordAt(text, at));
    return group === undefined ? null : weekdayPoint(at, latinEnd(text, at), between(...group));
  }
  const found = longestWord(groupsKorean, text, at, (end) => endsKorean(text, end));
  return found === null ? null : weekdayPoint(at, found.end, between(...found.is));
}

/** Weekdays by name, `Mon-Fri`, 월~금, 평일. A short name counts beside another one only. */
export function weekdayAt(text: string, at: number): PeriodPoint | null {
  const group = groupAt(text, at);
  if (group !== null) return group;
  const first = nameAt(text, at);
  if (first === null) return null;
  const joint = jointEnd(text, first);
  const second = joint < 0 ? null : nameAt(text, joint);
  const isRange =
    second !== null &&
    (!second.isShort || !isHangul(text.charCodeAt(second.end)) || endsKorean(text, second.end));
  if (isRange && second.isShort === first.isShort)
    return weekdayPoint(at, second.end, between(first.weekday, second.weekday));
  if (first.isShort && !(isLatin(text.charCodeAt(at)) && text.charAt(afterGap(text, first.end)) === ','))
    return null;
  return weekdayPoint(at, first.end, [first.weekday]);
}

/** Whether a weekday may begin with this word, in lower case. */
export function beginsWeekday(word: string): boolean {
  return english.has(word) || short.has(word) || groups.has(word);
}
