import type { ChangeAssertion, ClaimedTime } from '../../contract/assertion.ts';
import type { Span } from '../../contract/span.ts';
import type { Attribute, Vocabulary } from '../../contract/vocabulary.ts';
import type { Change } from '../language/change.ts';
import { isNegated } from '../language/negation.ts';
import type { Period } from '../language/period.ts';
import type { Quantity } from '../language/quantity.ts';
import { timeAt } from './bind-time.ts';
import { fitsUnit, isNumeric, sharesUnit } from './fits-unit.ts';
import { claimedTime, claimedValue } from './claimed.ts';
import { isBase, STEP_BEFORE } from './compared.ts';
import { distance, nearest } from './distance.ts';
import { type Frame, type FrameSearch, impliedFrame, isFrame, labelledFrame } from './frame.ts';
import { type Bound, joined, NOTHING } from './reading.ts';
import type { Surface } from './surface.ts';

const YEAR_BEFORE =
  /(?:작년|지난해|전년)\s*(?:같은|동)|(?:한|1|일)\s?(?:해|년)\s*전|전년|작년\s*동기|지난해\s*같은|year[- ](?:over|on)[- ]year|\byoy\b|(?:a|one)\s+year\s+(?:earlier|ago|before)|same\s+\S+\s+(?:last|of\s+the\s+previous)\s+year/iu;
/** "rises to 5,900 m" of a mountain: the present tense of a height, no change. */
const STANDING = /^(?:rises|climbs|soars|jumps)$/iu;
const CHANGE_UNITS = new Set(['ratio', 'point']);

type Role = 'amount' | 'from_value' | 'to_value';

/** The role of a number beside a change: "by 12 %" the amount, "from 10" and "to 12" its ends. */
function roleOf(text: string, quantity: Quantity, change: Change): Role {
  const after = text.slice(quantity.end);
  const before = text.slice(0, quantity.start);
  if (/^\s*에서/u.test(after) || /\bfrom\s+(?:about\s+)?$/iu.test(before)) return 'from_value';
  if (/^\s*(?:으?로|까지|이?\s*되)/u.test(after) && !/^\s*로\s*인/u.test(after)) return 'to_value';
  if (
    /\b(?:to|at|reaching|reached)\s+(?:(?:about|around|nearly|almost|roughly|some|approximately|over|under|just)\s+)*$/iu.test(
      before,
    )
  )
    return 'to_value';
  if (
    quantity.start >= change.end &&
    /^[\s]*(?:한|된|해|하여|하며|하면서|했고|하고|어|은|난)/u.test(text.slice(change.end))
  ) {
    return 'to_value';
  }
  return 'amount';
}

function sameClause(surface: Surface, a: Span, b: Span): boolean {
  const [low, high] = a.end <= b.start ? [a.end, b.start] : [b.end, a.start];
  return !surface.layout.boundaries.some((at) => at > low && at < high);
}

function rolesAt(surface: Surface, change: Change, used: readonly Span[]): Map<Role, Quantity> {
  const roles = new Map<Role, Quantity>();
  const mine = surface.quantities.filter(
    (quantity) =>
      !used.includes(quantity) &&
      quantity.kind !== 'ordinal' &&
      sameClause(surface, quantity, change) &&
      nearest(surface.layout, surface.changes, quantity) === change,
  );
  const near = [...mine].sort(
    (a, b) => distance(surface.layout, a, change) - distance(surface.layout, b, change),
  );
  for (const quantity of near) {
    const role = roleOf(surface.text, quantity, change);
    if (!roles.has(role)) roles.set(role, quantity);
  }
  return roles;
}

function accepts(roles: ReadonlyMap<Role, Quantity>): (attribute: Attribute) => boolean {
  return (attribute) =>
    isNumeric(attribute) &&
    [...roles].every(
      ([role, quantity]) =>
        fitsUnit(quantity, attribute) ||
        (role === 'amount' &&
          (quantity.kind === 'multiple' || CHANGE_UNITS.has(quantity.unit?.dimension ?? ''))),
    );
}

function frameOfChange(
  surface: Surface,
  search: FrameSearch,
  change: Change,
  roles: ReadonlyMap<Role, Quantity>,
): Frame | null {
  const labelled = labelledFrame(surface, change, search);
  if (isFrame(labelled)) return labelled;
  const shared = (attribute: Attribute): boolean =>
    search.accepts(attribute) && [...roles.values()].some((quantity) => sharesUnit(quantity, attribute));
  const implied = impliedFrame(surface, change, { ...search, accepts: shared });
  return isFrame(implied) ? implied : null;
}

interface Times {
  readonly base: ClaimedTime | 'previous' | 'year_before';
  readonly at: { time?: ClaimedTime };
  readonly used: readonly Span[];
}

/** Two times beside "from … to …": the earlier is the base. */
function pairOfTimes(free: readonly Period[]): readonly [Period, Period] | null {
  const known = free.filter(
    (period) => period.from !== null && period.to !== null && period.bound !== 'before',
  );
  const [first, second] = known;
  if (first === undefined || second === undefined || known.length !== 2) return null;
  return (first.from ?? '') < (second.from ?? '') ? [first, second] : [second, first];
}

function endsOf(
  free: readonly Period[],
  isStep: boolean,
): { base: ClaimedTime; time: ClaimedTime; used: readonly Span[] } | null {
  const range = free.find((period) => period.ends !== undefined);
  const [first, last] = range?.ends ?? (isStep ? pairOfTimes(free) : null) ?? [];
  const base = first === undefined ? null : claimedTime({ ...first, bound: 'at' });
  const time = last === undefined ? null : claimedTime({ ...last, bound: 'at' });
  const places: readonly (Span | undefined)[] = range === undefined ? [first, last] : [range];
  return base === null || time === null
    ? null
    : { base, time, used: places.filter((place) => place !== undefined) };
}

/** "from 30 in Q4 2025 to 32 now": the only time is that of the first value. */
function timeOfStart(
  { text }: Surface,
  free: readonly Period[],
  start: Span | undefined,
): Period | undefined {
  const [only] = free;
  if (only === undefined || free.length > 1 || start === undefined || only.ends !== undefined)
    return undefined;
  const beside = /^\s+(?:in|at|as\s+of)\s+(?:the\s+)?$/iu.test(text.slice(start.end, only.start));
  return beside ? only : undefined;
}

/** 작년 같은 달: the year only says how far back to count. */
const SAME_OF = /^\s*(?:같은|동기|동월|동분기)/u;

/** The two times of a change: a stated range or pair, else a time marked as base (대비, "than in"), else the one before. */
export function timesOf(
  surface: Surface,
  anchor: Span,
  used: readonly Span[],
  isStep: boolean,
  start?: Span,
): Times {
  const known = surface.periods.filter((period) => !used.includes(period));
  const sameOf = known.filter((period) => SAME_OF.test(surface.text.slice(period.end)));
  const free = known.filter((period) => !sameOf.includes(period));
  const basePeriod = free.find((period) => isBase(surface.text, period)) ?? timeOfStart(surface, free, start);
  const ends = endsOf(free, isStep && basePeriod === undefined);
  if (ends !== null) return { base: ends.base, at: { time: ends.time }, used: ends.used };
  const counted = basePeriod !== undefined && free.length > 1 && STEP_BEFORE.test(basePeriod.text);
  const base = basePeriod === undefined || counted ? null : claimedTime(basePeriod);
  const at = timeAt(surface, anchor, [...used, ...sameOf, ...(basePeriod === undefined ? [] : [basePeriod])]);
  const places = [
    ...sameOf,
    ...free.filter((period) => period.text === at.time?.text),
    ...(basePeriod === undefined ? [] : [basePeriod]),
  ];
  if (YEAR_BEFORE.test(surface.text) && (base === null || base.granularity === 'year'))
    return { base: 'year_before', at, used: places };
  return { base: base ?? 'previous', at, used: places };
}

function bindChange(surface: Surface, vocabulary: Vocabulary, change: Change, used: readonly Span[]): Bound {
  const roles = rolesAt(surface, change, used);
  const standing =
    STANDING.test(surface.text.slice(change.start, change.end)) &&
    !roles.has('amount') &&
    !roles.has('from_value');
  if (standing && surface.periods.length === 0) return NOTHING;
  const frame = frameOfChange(surface, { vocabulary, accepts: accepts(roles) }, change, roles);
  if (frame === null) return NOTHING;
  const times = timesOf(
    surface,
    change,
    used,
    roles.has('from_value') && roles.has('to_value'),
    roles.get('from_value'),
  );
  const values = Object.fromEntries([...roles].map(([role, quantity]) => [role, claimedValue(quantity)]));
  const assertion: ChangeAssertion = {
    kind: 'change',
    start: change.start,
    end: change.end,
    negated: isNegated(surface.text, change),
    subject: frame.subject,
    attribute: frame.attribute,
    direction: change.direction,
    base: times.base,
    ...values,
    ...times.at,
  };
  const label = frame.label === null ? [] : [frame.label];
  return {
    assertions: [assertion],
    used: [change, frame.mention, ...label, ...roles.values(), ...times.used],
  };
}

/** Binds every rise, fall or standing still to a subject, an attribute, two times and its numbers. */
export function bindChanges(surface: Surface, vocabulary: Vocabulary, used: readonly Span[]): Bound {
  const bounds: Bound[] = [];
  for (const change of surface.changes) {
    if (used.some((span) => span.start < change.end && change.start < span.end)) continue;
    bounds.push(bindChange(surface, vocabulary, change, [...used, ...joined(bounds).used]));
  }
  return joined(bounds);
}
