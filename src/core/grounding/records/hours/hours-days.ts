import type { Span } from '../../../../contract/span.ts';
import { ALL_DAYS, type Days, daysBetween, WEEKDAYS, WEEKEND } from './hours-week.ts';

/** Days that a text names. */
export interface DayMention extends Span {
  readonly days: Days;
  /** True for weekdays said as one, which one exception does not make false. */
  readonly loose: boolean;
  /** True for what is taken away: except Sundays. */
  readonly except: boolean;
}

const NAMES = [
  'mon(?:day)?s?',
  'tue(?:s|sday)?s?',
  'wed(?:nesday)?s?',
  'thu(?:r|rs|rsday)?s?',
  'fri(?:day)?s?',
  'sat(?:urday)?s?',
  'sun(?:day)?s?',
];
const KOREAN = '월화수목금토일';
const NAME = `(?:\\b(?:${NAMES.join('|')})\\b\\.?|[월화수목금토일]요일|(?<![가-힣\\d])[월화수목금토일](?=[~\\-∼–,·/:]|$))`;
const TO = '\\s*(?:-|–|—|~|∼|to|through|thru|till|until|부터)\\s*';
const ALL =
  '(?:every ?day|daily|all week(?: long)?|(?:throughout|all through) the week|(?:seven|7) days (?:a|per|each) week|매일|연중무휴|쉬는 날 없이|휴무 없이|일주일 내내|주 ?7일)';
const TERM = new RegExp(
  `(?<from>${NAME})${TO}(?<to>${NAME})(?:까지)?|(?<name>${NAME})|(?<all>${ALL})(?: of the week)?|(?<weekday>\\bweek ?days?\\b|평일|주중)|(?<weekend>\\bweek ?ends?\\b|주말)`,
  'giu',
);
const EXCEPT = /(?:except(?:ing)?|excluding|apart from|other than|besides|closed)(?: for| on)?\s*(?:the )?$/i;
const LISTED = /^[\s,]*(?:(?:and|or|&|과|와|및|·|,|\/)\s*)*(?:on\s+)?$/i;

/** The number of a weekday name in English or Korean, Monday 0; -1 for anything else. */
export function dayNumber(name: string): number {
  const lower = name.trim().toLowerCase().replace(/\.$/, '');
  const korean = /^[월화수목금토일](?:요일)?$/.test(lower) ? KOREAN.indexOf(lower.charAt(0)) : -1;
  return korean === -1 ? NAMES.findIndex((pattern) => new RegExp(`^(?:${pattern})$`).test(lower)) : korean;
}

/** The days that a text names, in order; days in a list are one mention. */
export function dayMentions(text: string): DayMention[] {
  const found: DayMention[] = [];
  for (const match of text.matchAll(TERM)) {
    if (isOtherWord(match[0])) continue;
    const days = daysOf(match.groups ?? {});
    const start = match.index;
    const end = start + match[0].length;
    const except = /^(?:except|exclud|apart|other|besides)/i.test(
      EXCEPT.exec(text.slice(Math.max(0, start - 20), start))?.[0] ?? '',
    );
    const before = found.at(-1);
    if (
      before !== undefined &&
      !except &&
      LISTED.test(text.slice(before.end, start)) &&
      before.days !== ALL_DAYS &&
      days !== ALL_DAYS
    )
      found[found.length - 1] = { ...before, end, days: before.days | days };
    else
      found.push({
        start,
        end,
        days,
        except,
        loose: days === WEEKDAYS && match.groups?.['weekday'] !== undefined,
      });
  }
  return found;
}

function daysOf({ from, to, name, all, weekday }: Readonly<Record<string, string | undefined>>): Days {
  if (from !== undefined && to !== undefined) return daysBetween(dayNumber(from), dayNumber(to));
  if (name !== undefined) return 1 << dayNumber(name);
  if (all !== undefined) return ALL_DAYS;
  return weekday === undefined ? WEEKEND : WEEKDAYS;
}

/** The sun and sat are days only with a capital. */
function isOtherWord(word: string): boolean {
  return /^(?:sun|sat|wed|mon|suns)\.?$/.test(word);
}
