import type { ChangeAssertion } from '../../contract/assertion.ts';
import type { Span } from '../../contract/span.ts';
import type { Attribute, Vocabulary } from '../../contract/vocabulary.ts';
import type { Comparison } from '../language/comparison.ts';
import { isNegated } from '../language/negation.ts';
import type { Quantity } from '../language/quantity.ts';
import { comparesWithBefore, isBase, timesOf } from './bind-changes.ts';
import { fitsUnit, isNumeric } from './fits-unit.ts';
import { claimedValue } from './claimed.ts';
import { type Frame, isFrame, labelledFrame } from './frame.ts';
import type { EntityMention } from './mention.ts';
import { type Bound, joined, NOTHING } from './reading.ts';
import type { Surface } from './surface.ts';

const THAN_KO =
  /보다|에\s*비해|에\s*비하여|대비|(?:을|를)\s+(?=앞|추월|제치|제쳤|웃|상회|능가|밑|하회)|에\s+(?=못\s*미|미치지)/gu;
const OTHER_BEFORE =
  /\b(?:than|to|with|exceed(?:s|ed|ing)?|surpass(?:es|ed)?|outnumber(?:s|ed)?|outperform(?:s|ed)?|outsold|outsells?|outpace[sd]?|overt(?:ook|akes?)|trail(?:s|ed)|lag(?:s|ged)?\s+behind)\s+(?:that\s+of\s+|those\s+of\s+|(?:at|in|for|of|on)\s+)?(?:the\s+)?$/iu;

/** The entity that stands behind "than" or before 보다. */
function otherOf(surface: Surface): EntityMention | undefined {
  const english = surface.entities.find((mention) => OTHER_BEFORE.test(surface.text.slice(0, mention.start)));
  if (english !== undefined) return english;
  const than = [...surface.text.matchAll(THAN_KO)].at(-1)?.index ?? -1;
  return surface.entities.filter((mention) => mention.end <= than).at(-1);
}

/** 데이터플랫폼팀(ORG-0003) names it twice. */
function isSame(one: EntityMention, other: EntityMention): boolean {
  const own = one.candidates.map(({ entity }) => `${entity.type} ${entity.id}`);
  return other.candidates.some(({ entity }) => own.includes(`${entity.type} ${entity.id}`));
}

const JUST_BEFORE = /^(?:포인트|p)?\s*(?:더|가량|정도|쯤|만큼|이상|이나|나)?\s*$/iu;

/** The stated difference: it stands just before the comparison (2억 원 많다, 5 % higher) or behind "by". */
function amountOf(surface: Surface, comparison: Comparison, used: readonly Span[]): Quantity | undefined {
  const { text } = surface;
  return surface.quantities.find((quantity) => {
    if (used.includes(quantity)) return false;
    if (quantity.end <= comparison.start) return JUST_BEFORE.test(text.slice(quantity.end, comparison.start));
    return /\bby\s+(?:about\s+|around\s+|some\s+|more\s+than\s+)?$/iu.test(text.slice(0, quantity.start));
  });
}

const VERSUS = /^\s*(?:vs\.?|versus|대|against|compared\s+(?:to|with))\s*$/iu;

/** "(5.6 % vs. 44 %)": the first number is the subject's, the second that of the other. */
function versusPair(surface: Surface): readonly [Quantity, Quantity] | null {
  const { quantities, text } = surface;
  for (const [index, first] of quantities.entries()) {
    const second = quantities[index + 1];
    if (second !== undefined && VERSUS.test(text.slice(first.end, second.start))) return [first, second];
  }
  return null;
}

function accepts(amount: Quantity | undefined): (attribute: Attribute) => boolean {
  return (attribute) =>
    isNumeric(attribute) &&
    (amount === undefined ||
      fitsUnit(amount, attribute) ||
      amount.kind === 'multiple' ||
      ['ratio', 'point'].includes(amount.unit?.dimension ?? ''));
}

function frameBeside(
  surface: Surface,
  vocabulary: Vocabulary,
  comparison: Comparison,
  amount: Quantity | undefined,
): Frame | null {
  const found = labelledFrame(surface, comparison, { vocabulary, accepts: accepts(amount) });
  return isFrame(found) ? found : null;
}

function placesOf(frame: Frame, comparison: Comparison, amount: Quantity | undefined): Span[] {
  const places: Span[] = [comparison, frame.mention];
  if (frame.label !== null) places.push(frame.label);
  if (amount !== undefined) places.push(amount);
  return places;
}

/** "A has more than B": rows say it of both (GR55). Its amount, and two values beside each other, are of no single one. */
function betweenEntities(surface: Surface, comparison: Comparison, used: readonly Span[]): Bound {
  const other = otherOf(surface);
  if (other === undefined || surface.entities.every((mention) => isSame(mention, other))) return NOTHING;
  const amount = amountOf(surface, comparison, used);
  const { start, end } = comparison;
  const text = surface.text.slice(start, end);
  const unread = {
    kind: 'unread',
    start,
    end,
    negated: false,
    text,
    reason: 'unsupported',
    why: 'claim',
  } as const;
  const amounts = [...(amount === undefined ? [] : [amount]), ...(versusPair(surface) ?? [])];
  return { assertions: [unread], used: [comparison, ...amounts, ...surface.entities] };
}

const DIRECTION = { more: 'up', less: 'down', equal: 'none' } as const;

/** "Higher than last year" compares the subject with itself: a change. */
function bindTimes(
  surface: Surface,
  vocabulary: Vocabulary,
  comparison: Comparison,
  used: readonly Span[],
): Bound {
  const hasBase = surface.periods.some(
    (candidate) => !used.includes(candidate) && isBase(surface.text, candidate),
  );
  if (!hasBase && !comparesWithBefore(surface.text)) return NOTHING;
  const times = timesOf(surface, comparison, used, false);
  const amount = amountOf(surface, comparison, used);
  const frame = frameBeside(surface, vocabulary, comparison, amount);
  if (frame === null) return NOTHING;
  const assertion: ChangeAssertion = {
    kind: 'change',
    start: comparison.start,
    end: comparison.end,
    negated: isNegated(surface.text, comparison),
    subject: frame.subject,
    attribute: frame.attribute,
    direction: DIRECTION[comparison.direction],
    base: times.base,
    ...(amount === undefined ? {} : { amount: claimedValue(amount) }),
    ...times.at,
  };
  return { assertions: [assertion], used: [...placesOf(frame, comparison, amount), ...times.used] };
}

/** Binds "more than" and "보다 높다" between two times of one entity. */
export function bindComparisons(surface: Surface, vocabulary: Vocabulary, used: readonly Span[]): Bound {
  const bounds: Bound[] = [];
  for (const comparison of surface.comparisons) {
    const taken = [...used, ...joined(bounds).used];
    const between = betweenEntities(surface, comparison, taken);
    bounds.push(between.assertions.length > 0 ? between : bindTimes(surface, vocabulary, comparison, taken));
  }
  return joined(bounds);
}
