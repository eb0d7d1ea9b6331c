import { type DayMention, dayMentions } from './hours-days.ts';
import { type HoursStatement, paired, statement } from './hours-pairing.ts';
import { timeRanges } from './hours-ranges.ts';

/** The hours that a sentence states. Days before or behind their times, by what the sentence ends with. */
export function hoursStatements(text: string): HoursStatement[] {
  if (COMPARING.test(text)) return [];
  const days = withoutExceptions(dayMentions(text));
  const ranges = VARYING.test(text) ? [] : timeRanges(text);
  const closed = closedDays(text, days);
  const open = days.filter((mention) => !closed.includes(mention));
  return [
    ...closed.map((mention) => statement(mention, null, true)),
    ...specific(paired(text, open, ranges)),
  ];
}

/** Days held against each other state no hours. */
const COMPARING = /\b(?:extended|longer|later) (?:opening |evening |closing )?(?:hours|times)\b/i;
const VARYING = /\bvar(?:y|ies|ying)\b[^.]{0,16}\b(?:between|from)\b|\bdepending on\b/i;

/** Days with times of their own are no longer meant by what is said of more days. */
function specific(statements: readonly HoursStatement[]): HoursStatement[] {
  return statements.map((general) => {
    const own = statements
      .filter((other) => isWithin(other, general))
      .reduce((all, { days }) => all | (days ?? 0), 0);
    return general.days === null || own === 0 ? general : { ...general, days: general.days & ~own };
  });
}

function isWithin(inner: HoursStatement, outer: HoursStatement): boolean {
  if (inner.days === null || outer.days === null || inner.days === outer.days) return false;
  const timed = outer.to !== null && inner.to !== null;
  const within = (inner.days & ~outer.days) === 0 || (outer.loose && (inner.days & outer.days) !== 0);
  return timed && !inner.loose && within;
}

/** Days that are taken away leave the days named before them. */
function withoutExceptions(mentions: readonly DayMention[]): DayMention[] {
  const kept: DayMention[] = [];
  for (const mention of mentions) {
    const before = kept.at(-1);
    if (mention.except && before !== undefined)
      kept[kept.length - 1] = { ...before, days: before.days & ~mention.days };
    else if (!mention.except) kept.push(mention);
  }
  return kept;
}

const CLOSED_BEFORE =
  /\b(?:closed|not open|isn['’]t open|does(?: not|n['’]t) open|not operate)\b[^.,;]{0,24}$/i;
const CLOSED_AFTER =
  /^[^,;.\d]{0,14}?(?:휴무|휴관|휴업|휴진|쉽니다|쉰다|쉬며|쉬고|쉬는(?! 날 없이)|닫습니다|(?:영업|운영)하지 않|문을 열지 않)|^\s*(?:(?:when|as)\s+)?(?:(?:it|they)\s*)?(?:(?:is|are|['’]s)\s*)?closed\b|^\s*(?::\s*)?closed\b/i;

function closedDays(text: string, days: readonly DayMention[]): DayMention[] {
  return days.filter(
    ({ start, end }) =>
      CLOSED_BEFORE.test(text.slice(Math.max(0, start - 40), start)) ||
      CLOSED_AFTER.test(text.slice(end, end + 30)),
  );
}
