import { AMOUNT_SIGNS, BEFORE_KOREAN, PER_KOREAN } from '../lexicon/bounds.ts';
import {
  DAY_HALVES,
  DOUBTFUL_TIMES,
  KOREAN_HOURS,
  KOREAN_RELATIVE,
  KOREAN_RELATIVE_HEADS,
  KOREAN_WEEKDAYS,
  NAMED_TIMES,
  SHORT_WEEKDAYS,
  WEEKDAY_GROUPS,
} from '../lexicon/calendar.ts';
import { NATIVE, SINO, VAGUE_KOREAN, WHOLE_AMOUNTS } from '../lexicon/korean-numbers.ts';
import { wordTable } from '../lexicon/lexicon.ts';
import { COUNTERS } from '../lexicon/units-count.ts';
import { MEASURES } from '../lexicon/units-measure.ts';
import { MONEY } from '../lexicon/units-money.ts';
import { TIMES } from '../lexicon/units-time.ts';
import { isHangul } from './characters.ts';

const starts = [
  wordTable<unknown>(BEFORE_KOREAN),
  wordTable<unknown>(PER_KOREAN),
  wordTable<unknown>(AMOUNT_SIGNS),
  wordTable<unknown>(WHOLE_AMOUNTS),
  wordTable<unknown>(SINO),
  wordTable<unknown>(NATIVE),
  wordTable<unknown>(VAGUE_KOREAN),
  wordTable<unknown>(DAY_HALVES),
  wordTable<unknown>(NAMED_TIMES, DOUBTFUL_TIMES),
  wordTable<unknown>(KOREAN_HOURS),
  wordTable<unknown>(KOREAN_WEEKDAYS, SHORT_WEEKDAYS, WEEKDAY_GROUPS),
  wordTable<unknown>(KOREAN_RELATIVE, KOREAN_RELATIVE_HEADS),
].flatMap(({ classes }) => [...classes.keys()]);
const units = [...wordTable<unknown>(MEASURES, TIMES, MONEY, COUNTERS).classes.keys()];
const inside = [
  ...wordTable<unknown>(SINO).classes.keys(),
  ...wordTable<unknown>(NATIVE).classes.keys(),
  '시',
  '반',
  '번',
  '째',
  '에',
  '여',
  '어',
  '분',
];

/** Two syllables that a value may begin with; and single ones, behind which only part of a value may stand. */
const pairs = new Set([
  ...starts.filter((word) => word.length > 1).map((word) => word.slice(0, 2)),
  '상반',
  '하반',
]);
const singles = new Set([...starts.filter((word) => word.length === 1), '제', '첫', '반']);
const seconds = new Set([...inside, ...units].map((word) => word.charAt(0)));

/** Whether a value may begin with the Hangul at `at`. */
export function beginsKorean(text: string, at: number): boolean {
  if (pairs.has(text.slice(at, at + 2))) return true;
  if (!singles.has(text.charAt(at))) return false;
  return !isHangul(text.charCodeAt(at + 1)) || seconds.has(text.charAt(at + 1));
}
