import type {
  ClaimedValue,
  CombinationAssertion,
  UnreadPart,
  ValueAssertion,
} from '../../contract/assertion.ts';
import type { Span } from '../../contract/span.ts';
import type { Attribute, Vocabulary } from '../../contract/vocabulary.ts';
import { isNegated } from '../language/negation.ts';
import type { Quantity } from '../language/quantity.ts';
import type { Unit } from '../language/unit.ts';
import { comparable, unitOf } from '../language/units.ts';
import { COORDINATION } from './coordination.ts';
import { bindCount } from './bind-counts.ts';
import { timeAt } from './bind-time.ts';
import { claimedValue } from './claimed.ts';
import { distance } from './distance.ts';
import { otherRate } from './rate.ts';
import { type Frame, type FrameSearch, impliedFrame, isFrame, labelledFrame } from './frame.ts';
import { attributeWords } from './lexicon.ts';
import type { EntityMention } from './mention.ts';
import { namedEntity } from './named-entity.ts';
import { type Bound, joined, NOTHING } from './reading.ts';
import type { Surface } from './surface.ts';
import { saysLoss } from './word-families.ts';

const FAR = 9;
const POOLING: readonly [RegExp, NonNullable<ValueAssertion['pooling']>][] = [
  [/평균|\baverag|\bmean\b/iu, 'mean'],
  [/총\s|총(?=[가-힣])|합계|누적|모두\s|\btotal|\bcombined|\bsum\b|\boverall\b/iu, 'sum'],
  [/최고치|정점|\bpeak/iu, 'max'],
];

export function isNumeric(attribute: Attribute): boolean {
  return attribute.kind === 'measure' || attribute.kind === 'count';
}

const COUNTED_UNITS = /^(?:people|items|count|ratio|score|fte|effort)/u;

/** "four games" can be a number of things, never of won or metres; "480 allocated hours" is one of hours. */
function countsIn(noun: string, unit: Unit | null): boolean {
  if (unit === null || COUNTED_UNITS.test(unit.dimension)) return true;
  return unitOf(noun)?.dimension === unit.dimension;
}

/** True where the quantity could be a value of the attribute, as far as units tell. */
export function fitsUnit(quantity: Quantity, attribute: Attribute): boolean {
  if (attribute.unit === undefined) return true;
  if (quantity.unit === null)
    return quantity.counted === undefined || countsIn(quantity.counted, unitOf(attribute.unit));
  return comparable(quantity.unit, unitOf(attribute.unit));
}

/** True where both have a unit and the units agree: enough to tell the attribute without its name. */
export function sharesUnit(quantity: Quantity, attribute: Attribute): boolean {
  if (quantity.unit === null || attribute.unit === undefined || !fitsUnit(quantity, attribute)) return false;
  return quantity.unit.dimension !== 'items' || quantity.unit.symbol === unitOf(attribute.unit)?.symbol;
}

function pooling(surface: Surface, frame: Frame): { pooling?: NonNullable<ValueAssertion['pooling']> } {
  const label = frame.label;
  const outside =
    label === null ? surface.text : surface.text.slice(0, label.start) + surface.text.slice(label.end);
  const found = POOLING.find(([pattern]) => pattern.test(outside));
  return found === undefined ? {} : { pooling: found[1] };
}

/** "못 미쳤다" and "does not exceed" are comparators: their negative word negates nothing more. */
function isNegatedValue(text: string, quantity: Quantity): boolean {
  const words = quantity.comparator_span;
  if (words === undefined) return isNegated(text, quantity);
  return isNegated(
    text.slice(0, words.start) + ' '.repeat(words.end - words.start) + text.slice(words.end),
    quantity,
  );
}

/** "Lost more than 9 billion": the loss is larger, the result lower. */
const MIRRORED = { eq: 'eq', gt: 'lt', gte: 'lte', lt: 'gt', lte: 'gte', range: 'range' } as const;

/** A loss of 220 million is a profit of -220 million. */
function signed(surface: Surface, quantity: Quantity, frame: Frame): ClaimedValue {
  const claimed = claimedValue(quantity);
  const words = attributeWords(frame.attribute, frame.definition);
  if (claimed.value <= 0 || !saysLoss(surface.text, quantity.start, words)) return claimed;
  const comparator = MIRRORED[claimed.comparator];
  if (claimed.high === undefined) return { ...claimed, comparator, value: -claimed.value };
  return { ...claimed, comparator, value: -claimed.high, high: -claimed.value };
}

/** The assertion that the attribute of the frame has the value of the quantity. */
export function valueAssertion(
  surface: Surface,
  quantity: Quantity,
  frame: Frame,
  used: readonly Span[],
): ValueAssertion {
  return {
    kind: 'value',
    start: quantity.start,
    end: quantity.end,
    negated: isNegatedValue(surface.text, quantity),
    subject: frame.subject,
    attribute: frame.attribute,
    claimed: signed(surface, quantity, frame),
    ...pooling(surface, frame),
    ...(frame.named ? {} : { implied: true }),
    ...timeAt(surface, quantity, used),
  };
}

function search(vocabulary: Vocabulary, accepts: (attribute: Attribute) => boolean): FrameSearch {
  return { vocabulary, accepts: (attribute) => isNumeric(attribute) && accepts(attribute) };
}

const RANK = /순위|랭킹|등수|\brank|\bposition|\bplace\b|\bstanding/iu;

/** An ordinal is the value of a rank and of nothing else. */
function fitsRank(quantity: Quantity, attribute: Attribute): boolean {
  return (
    quantity.kind !== 'ordinal' ||
    [...attribute.labels.ko, ...attribute.labels.en].some((word) => RANK.test(word))
  );
}

const NEXT_WORD = /^\s?([A-Za-z]{2,})/u;
const NO_UNIT =
  /^(?:in|of|for|and|or|to|at|on|by|from|as|with|per|than|but|while|which|that|a|an|the|is|was|are|were|during|last|this|next|since|until|before|after|compared|according|points?|out|over|under|more|less|fewer|higher|lower|each|so|it|its|has|had|have|not)$/iu;

/** A bare number with a word behind it that is no unit we know and no word of the vocabulary: 11.7 TJ. */
function hasUnknownUnit(surface: Surface, quantity: Quantity): boolean {
  if (quantity.unit !== null || quantity.counted !== undefined) return false;
  const word = NEXT_WORD.exec(surface.text.slice(quantity.end))?.[1];
  if (word === undefined || NO_UNIT.test(word)) return false;
  const start = surface.text.indexOf(word, quantity.end);
  const known = [
    ...surface.labels,
    ...surface.entities,
    ...surface.periods,
    ...surface.changes,
    ...surface.comparisons,
  ];
  return !known.some((span) => span.start <= start && start < span.end);
}

/** The frame of a quantity by words and unit; a bare number only where the words are near. */
function wordedFrame(surface: Surface, vocabulary: Vocabulary, quantity: Quantity): Frame | null {
  if (hasUnknownUnit(surface, quantity)) return null;
  const accepts = (attribute: Attribute): boolean =>
    fitsUnit(quantity, attribute) &&
    !otherRate(surface.text, quantity, attribute) &&
    fitsRank(quantity, attribute);
  const frame = labelledFrame(surface, quantity, search(vocabulary, accepts));
  if (!isFrame(frame)) return null;
  const near =
    quantity.unit !== null || frame.label === null || distance(surface.layout, frame.label, quantity) <= FAR;
  return near ? frame : null;
}

/** The worded frame, unless another number stands nearer to its words and a word of another attribute is there. */
function ownedFrame(surface: Surface, vocabulary: Vocabulary, quantity: Quantity): Frame | null {
  const frame = wordedFrame(surface, vocabulary, quantity);
  const { label } = frame ?? { label: null };
  if (frame === null || label === null) return frame;
  const others = surface.quantities.filter(
    (other) => other !== quantity && fitsUnit(other, frame.definition),
  );
  const own = distance(surface.layout, label, quantity);
  const taken = quantity.end !== label.start && others.some((other) => other.end === label.start);
  if (!taken && !others.some((other) => distance(surface.layout, label, other) < own)) return frame;
  const accepts = (attribute: Attribute): boolean =>
    attribute !== frame.definition && sharesUnit(quantity, attribute);
  const other = impliedFrame(surface, quantity, search(vocabulary, accepts));
  if (isFrame(other) && other.named) return other;
  return taken ? null : frame;
}

const STATED_KO = /^(?:은|는|이|가)?\s*(?:약|총|현재|모두|대략)?\s*$/u;
const STATED_EN =
  /^\s*(?:(?:of|at|in|for|on)\s[^,;]{0,40}\s)?(?:is|was|are|were|of|stands\s+at|stood\s+at|:)\s*(?:about|around|roughly|currently)?\s*$/iu;
const SHARE = /차지|비중|\bshare\b|\bof\s+(?:the\s+)?total\b/iu;

/** A number that the sentence says to be the attribute, in a unit that cannot be: "가동률은 76.7명이다". */
function misfitFrame(
  surface: Surface,
  vocabulary: Vocabulary,
  quantity: Quantity,
  used: readonly Span[],
): Frame | null {
  const dimension = quantity.unit?.dimension ?? '';
  if (dimension === 'time' || dimension === 'month' || (dimension === 'ratio' && SHARE.test(surface.text)))
    return null;
  const frame = labelledFrame(
    surface,
    quantity,
    search(vocabulary, () => true),
  );
  if (!isFrame(frame) || frame.label === null || used.includes(frame.label)) return null;
  if (fitsUnit(quantity, frame.definition)) return null;
  if (isMoney(quantity.unit) && isMoney(unitOf(frame.definition.unit ?? ''))) return frame;
  if (frame.label.end > quantity.start) return null;
  const between = surface.text.slice(frame.label.end, quantity.start);
  return STATED_KO.test(between) || STATED_EN.test(between) ? frame : null;
}

function isMoney(unit: Unit | null): boolean {
  return unit?.dimension.startsWith('currency') === true;
}

/** The frame that the unit alone tells. */
function unitFrame(surface: Surface, vocabulary: Vocabulary, quantity: Quantity): Frame | null {
  if (ONE.test(quantity.text)) return null;
  const accepts = (attribute: Attribute): boolean =>
    sharesUnit(quantity, attribute) && !otherRate(surface.text, quantity, attribute);
  const frame = impliedFrame(surface, quantity, search(vocabulary, accepts));
  return isFrame(frame) ? frame : null;
}

/** The frame that the unit and a word of the attribute tell together. */
function namedFrame(surface: Surface, vocabulary: Vocabulary, quantity: Quantity): Frame | null {
  const frame = unitFrame(surface, vocabulary, quantity);
  return frame?.named === true ? frame : null;
}

/** "한 번", "a single": one as a turn of phrase. */
const ONE = /^(?:한\s|하나|one\b|a\s)/iu;

/** "The total of A and B", "A와 B의 차이": one number for several subjects is no value of any of them. */
function isShared(surface: Surface, frame: Frame, quantity: Quantity): boolean {
  const joinedTo = surface.entities.some((other) => {
    const [left, right] = other.start < frame.mention.start ? [other, frame.mention] : [frame.mention, other];
    const inBrackets = /\(\s*$/u.test(surface.text.slice(0, quantity.start));
    return left !== right && !inBrackets && COORDINATION.test(surface.text.slice(left.end, right.start));
  });
  const sum = pooling(surface, frame).pooling === 'sum';
  const times = surface.periods.filter(({ ends }) => ends === undefined).length;
  return joinedTo || (sum && times > 1);
}

const SUM = /합계|총합|합쳐|합하면|합친|합산|모두\s|\btotal|\bcombined|\btogether\b|\bsum\b/iu;
const DIFFERENCE = /차이|격차|\bdifference\b|\bgap\b/iu;

/** The subjects that one number combines, and how; null where the claim does not say in words that it does. */
function combination(
  surface: Surface,
  quantity: Quantity,
  frame: Frame,
  used: readonly Span[],
): { assertion: CombinationAssertion; mentions: readonly Span[] } | null {
  const operation = DIFFERENCE.test(surface.text) ? 'difference' : SUM.test(surface.text) ? 'sum' : null;
  const types = new Set([frame.subject.type]);
  const mentions = groupOf(surface, frame.mention).filter((mention) => namedEntity(mention, types) !== null);
  const subjects = mentions.flatMap((mention) => namedEntity(mention, types) ?? []);
  if (operation === null || subjects.length < 2 || (operation === 'difference' && subjects.length > 2))
    return null;
  const { start, end } = quantity;
  const negated = isNegatedValue(surface.text, quantity);
  const place = { kind: 'combination' as const, start, end, negated };
  const what = {
    subjects,
    attribute: frame.attribute,
    operation,
    claimed: signed(surface, quantity, frame),
  } as const;
  return { assertion: { ...place, ...what, ...timeAt(surface, quantity, used) }, mentions };
}

/** The mention with all that 와, 과, "and" or a comma join to it, in order. */
function groupOf(surface: Surface, mention: EntityMention): EntityMention[] {
  const at = surface.entities.indexOf(mention);
  const joins = (left: number): boolean => {
    const [one, two] = [surface.entities[left], surface.entities[left + 1]];
    return (
      one !== undefined && two !== undefined && COORDINATION.test(surface.text.slice(one.end, two.start))
    );
  };
  let [first, last] = [at, at];
  while (first > 0 && joins(first - 1)) first -= 1;
  while (joins(last)) last += 1;
  return surface.entities.slice(first, last + 1);
}

function unreadNumber({ start, end, text }: Quantity): UnreadPart {
  return { kind: 'unread', start, end, negated: false, text, reason: 'unsupported', why: 'quantity' };
}

function boundTo(surface: Surface, quantity: Quantity, frame: Frame | null, used: readonly Span[]): Bound {
  if (frame === null) return NOTHING;
  const label = frame.label === null ? [] : [frame.label];
  const combined = combination(surface, quantity, frame, used);
  if (combined !== null)
    return { assertions: [combined.assertion], used: [quantity, ...label, ...combined.mentions] };
  if (isShared(surface, frame, quantity)) {
    const mates = surface.entities.filter((other) =>
      other.candidates.some(({ entity }) => entity.type === frame.subject.type),
    );
    return { assertions: [unreadNumber(quantity)], used: [quantity, ...label, ...mates] };
  }
  return {
    assertions: [valueAssertion(surface, quantity, frame, used)],
    used: [quantity, ...label, frame.mention],
  };
}

const RESPECTIVELY = /각각|\brespectively\b|\band\b[^.]*\band\b/iu;

/** "A and B have 96 % and 82 % respectively": the n-th number belongs to the n-th name. */
function bindRespectively(
  surface: Surface,
  vocabulary: Vocabulary,
  quantities: readonly Quantity[],
  used: readonly Span[],
): Bound {
  const { entities } = surface;
  if (!RESPECTIVELY.test(surface.text) || entities.length !== quantities.length) return NOTHING;
  const bounds = quantities.map((quantity, index) => {
    const mention = entities[index];
    const alone = { ...surface, entities: mention === undefined ? [] : [mention] };
    return boundTo(
      alone,
      quantity,
      wordedFrame(alone, vocabulary, quantity) ?? unitFrame(alone, vocabulary, quantity),
      used,
    );
  });
  return bounds.every((bound) => bound.assertions.length > 0) ? joined(bounds) : NOTHING;
}

const LASTS_AFTER = /^\s*(?:동안|간(?=\s|의)|내에|안에|연속|째|만에|후|뒤|에\s*걸쳐)/u;
const LASTS_BEFORE =
  /\b(?:for|within|over|during|in|after|past|last|next)\s+(?:the\s+)?(?:past\s+|last\s+|next\s+)?$/iu;

/** "3주 동안", "for three weeks": how long something lasts, not what is said of it. */
function isLasting({ text, labels }: Surface, quantity: Quantity): boolean {
  const dimension = quantity.unit?.dimension ?? '';
  if ((dimension !== 'time' && dimension !== 'month') || quantity.comparator_span !== undefined) return false;
  if (LASTS_AFTER.test(text.slice(quantity.end))) return true;
  const before = LASTS_BEFORE.exec(text.slice(0, quantity.start));
  return before !== null && !labels.some((label) => label.end > before.index && label.end <= quantity.start);
}

type Binder = (quantity: Quantity, used: readonly Span[]) => Bound;

/** Binds what one way can bind; the next way gets the rest. */
function inTurn(quantities: readonly Quantity[], used: readonly Span[], ways: readonly Binder[]): Bound {
  let left = quantities;
  let done = NOTHING;
  for (const bind of ways) {
    const results = left.map((quantity) => ({ quantity, bound: bind(quantity, [...used, ...done.used]) }));
    left = results.filter(({ bound }) => bound.assertions.length === 0).map(({ quantity }) => quantity);
    done = joined([done, ...results.map(({ bound }) => bound)]);
  }
  return done;
}

/** Binds every number that nothing else has used: by words and unit, by words against the unit, by the unit, as a count. */
export function bindValues(surface: Surface, vocabulary: Vocabulary, used: readonly Span[]): Bound {
  const free = surface.quantities
    .filter((quantity) => !isLasting(surface, quantity))
    .filter((quantity) => !used.includes(quantity) && quantity.kind !== 'multiple');
  const paired = bindRespectively(surface, vocabulary, free, used);
  if (paired.assertions.length > 0) return paired;
  return inTurn(free, used, [
    (quantity, taken) => boundTo(surface, quantity, ownedFrame(surface, vocabulary, quantity), taken),
    (quantity, taken) => boundTo(surface, quantity, namedFrame(surface, vocabulary, quantity), taken),
    (quantity, taken) => boundTo(surface, quantity, misfitFrame(surface, vocabulary, quantity, taken), taken),
    (quantity, taken) => boundTo(surface, quantity, unitFrame(surface, vocabulary, quantity), taken),
    (quantity, taken) => bindCount(surface, vocabulary, quantity, taken),
  ]);
}
