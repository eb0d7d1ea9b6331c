import type { ClaimedTime, DateAssertion, UnreadPart } from '../../contract/assertion.ts';
import type { Span } from '../../contract/span.ts';
import type { Vocabulary } from '../../contract/vocabulary.ts';
import { isNegated } from '../language/negation.ts';
import type { Period } from '../language/period.ts';
import { claimedTime } from './claimed.ts';
import { distance } from './distance.ts';
import { isFrame, labelledFrame } from './frame.ts';
import { type Bound, joined, NOTHING } from './reading.ts';
import type { Surface } from './surface.ts';

const FAR = 9;
const FROM_AFTER = /^\s*부터/u;
const FROM_BEFORE = /\b(?:from|since)\s+(?:the\s+)?$/iu;

/** "from 5 March" of an event says that day; "after 5 March" (이후) a later one or the same. */
function claimedDay(text: string, period: Period): ClaimedTime | null {
  const claimed = claimedTime(period);
  const from = FROM_AFTER.test(text.slice(period.end)) || FROM_BEFORE.test(text.slice(0, period.start));
  return claimed !== null && from ? { ...claimed, bound: 'at' } : claimed;
}

function bindPeriod(surface: Surface, vocabulary: Vocabulary, period: Period, used: readonly Span[]): Bound {
  const search = { vocabulary, accepts: (attribute: { kind: string }) => attribute.kind === 'date' };
  const frame = labelledFrame(surface, period, search);
  if (!isFrame(frame) || frame.label === null || used.includes(frame.label)) return NOTHING;
  const alone = surface.periods.length === 1;
  if (!alone && distance(surface.layout, frame.label, period, surface.periods) > FAR) return NOTHING;
  const claimed = claimedDay(surface.text, period);
  if (claimed === null) return NOTHING;
  const assertion: DateAssertion = {
    kind: 'date',
    start: period.start,
    end: period.end,
    negated: isNegated(surface.text, period),
    subject: frame.subject,
    attribute: frame.attribute,
    claimed,
  };
  return { assertions: [assertion], used: [period, frame.label, frame.mention] };
}

/** Dates that do not exist are read as such: they can be true of nothing. */
export function impossibleDates(surface: Surface): UnreadPart[] {
  return surface.periods
    .filter((period) => period.impossible)
    .map(({ start, end, text }) => ({
      kind: 'unread',
      start,
      end,
      text,
      negated: false,
      reason: 'malformed',
      why: 'time',
    }));
}

/** Binds dates to the date attributes whose words stand beside them. */
export function bindDates(surface: Surface, vocabulary: Vocabulary, used: readonly Span[]): Bound {
  const bounds: Bound[] = [];
  for (const period of surface.periods.filter((candidate) => !used.includes(candidate))) {
    bounds.push(bindPeriod(surface, vocabulary, period, [...used, ...joined(bounds).used]));
  }
  return joined(bounds);
}
