import type { Span } from '../../contract/span.ts';
import { withMark } from './with-mark.ts';
import { claimedTime } from '../claims/claimed.ts';
import { BASE_AFTER, BASE_BEFORE, STEP_BEFORE } from '../claims/compared.ts';
import type { Surface } from '../claims/surface.ts';
import { matchesOf } from '../language/matches-of.ts';
import { formatPeriod } from '../language/period-format.ts';
import { previousPeriod, samePeriodLastYear } from '../language/period-shift.ts';
import { languageByScript } from '../language/script.ts';

type Days = readonly [from: string, to: string];

/** The two times between which something changed, and where the claim says them. */
export interface ChangeTimes {
  readonly base: Days;
  readonly to: Days;
  readonly places: readonly Span[];
}

const YEAR_BEFORE =
  /(?:작년|지난해|전년)\s*(?:같은|동)|전년\s*동|작년\s*동기|\byoy\b|year[- ](?:over|on)[- ]year|(?:a|one)\s+year\s+(?:earlier|ago|before)|same\s+\S+\s+(?:last|of\s+the\s+previous)\s+year/iu;
const STEPS = new RegExp(STEP_BEFORE.source, 'giu');
/** A place with what marks it as what is compared with: than the quarter before, 전월 대비; else with its preposition or particle. */
function marked(text: string, place: Span): Span {
  const { start, end } = place;
  const after = BASE_AFTER.exec(text.slice(end))?.[0].length ?? 0;
  const ahead = BASE_BEFORE.exec(text.slice(0, start))?.[0].length ?? 0;
  return ahead + after > 0
    ? { start: start - ahead, end: end + after }
    : withMark(text, { ...place, bound: 'at' });
}

/** The quarter before, 전월. */
export function stepsIn(text: string): Span[] {
  return matchesOf(text, STEPS).map(({ index, 0: words }) => ({ start: index, end: index + words.length }));
}

/** GR55: the two times of a change: those that it states, or the one that it states and the period before. */
export function changeTimes({ text, periods, changes }: Surface): ChangeTimes | null {
  if (changes.length === 0) return null;
  const steps = stepsIn(text);
  const isStep = (one: Span): boolean => steps.some((step) => step.start < one.end && one.start < step.end);
  const stated = periods.filter((one) => !isStep(one)).flatMap((one) => one.ends ?? [one]);
  const times = stated.flatMap((one) => claimedTime({ ...one, bound: 'at' }) ?? []);
  const [first, second, ...more] = times.toSorted((a, b) => (a.from < b.from ? -1 : 1));
  if (first === undefined || more.length > 0 || times.length < stated.length) return null;
  const before = YEAR_BEFORE.test(text) ? samePeriodLastYear(first) : previousPeriod(first);
  const base = second === undefined ? before : first;
  const to = second ?? first;
  const places = [...periods, ...steps].map((place) => marked(text, place));
  return { base: [base.from, base.to], to: [to.from, to.to], places };
}

/** The claim said of two times that have a name, its own words for them left out. */
export function saidOfTimes(rest: string, { base, to }: ChangeTimes): { lead: string; text: string } {
  const language = languageByScript(rest);
  const [from, until] = [base, to].map(([start, end]) => formatPeriod(start, end, language));
  if (language === 'ko') return { lead: `${from}보다 ${until}에 `, text: rest };
  const graded = /\b(?:high|low|larg|small|great|few|cheap|long|short|less|more)(?:er)?\b/iu.test(rest);
  return graded
    ? { lead: '', text: `${rest.trimEnd().replace(/\.$/u, '').trimEnd()} in ${until} than in ${from}.` }
    : { lead: `In ${from}, in ${until}, `, text: rest };
}
