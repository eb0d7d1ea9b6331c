import type { ClaimedValue, CountAssertion, ValueAssertion } from '../../contract/assertion.ts';
import type { Span } from '../../contract/span.ts';
import type { Attribute, Vocabulary } from '../../contract/vocabulary.ts';
import { isNegated } from '../language/negation.ts';
import type { Quantity } from '../language/quantity.ts';
import { comparable, unitOf } from '../language/units.ts';
import { timeAt } from './bind-time.ts';
import { claimedValue } from './claimed.ts';
import { distance } from './distance.ts';
import { type Frame, type FrameSearch, impliedFrame, isFrame, labelledFrame } from './frame.ts';
import { namedEntity } from './named-entity.ts';
import { attributeWords } from './lexicon.ts';
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

/** True where the quantity could be a value of the attribute, as far as units tell. */
export function fitsUnit(quantity: Quantity, attribute: Attribute): boolean {
  if (quantity.unit === null || attribute.unit === undefined) return true;
  return comparable(quantity.unit, unitOf(attribute.unit));
}

/** True where both have a unit and the units agree: enough to tell the attribute without its name. */
function sharesUnit(quantity: Quantity, attribute: Attribute): boolean {
  return quantity.unit !== null && attribute.unit !== undefined && fitsUnit(quantity, attribute);
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

/** A loss of 220 million is a profit of -220 million. */
function signed(surface: Surface, quantity: Quantity, frame: Frame): ClaimedValue {
  const claimed = claimedValue(quantity);
  const words = attributeWords(frame.attribute, frame.definition);
  if (!saysLoss(surface.text, words) || claimed.value <= 0) return claimed;
  return {
    ...claimed,
    value: -claimed.value,
    ...(claimed.high === undefined ? {} : { high: -claimed.high }),
  };
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
    ...timeAt(surface, frame.label ?? quantity, used),
  };
}

function search(vocabulary: Vocabulary, accepts: (attribute: Attribute) => boolean): FrameSearch {
  return { vocabulary, accepts: (attribute) => isNumeric(attribute) && accepts(attribute) };
}

/** The frame of a quantity: by words and unit, else by the unit alone. */
export function frameOfQuantity(surface: Surface, vocabulary: Vocabulary, quantity: Quantity): Frame | null {
  const byWords = labelledFrame(
    surface,
    quantity,
    search(vocabulary, (attribute) => fitsUnit(quantity, attribute)),
  );
  const near = (frame: Frame): boolean =>
    quantity.unit !== null || frame.label === null || distance(surface.layout, frame.label, quantity) <= FAR;
  if (isFrame(byWords) && near(byWords)) return byWords;
  const byUnit = impliedFrame(
    surface,
    quantity,
    search(vocabulary, (attribute) => sharesUnit(quantity, attribute)),
  );
  return isFrame(byUnit) ? byUnit : null;
}

function relationCount(
  surface: Surface,
  vocabulary: Vocabulary,
  quantity: Quantity,
  used: readonly Span[],
): Bound {
  const labels = surface.labels.flatMap((mention) =>
    mention.labels
      .filter(({ kind }) => kind === 'relation' || kind === 'inverse')
      .map((label) => ({ mention, label })),
  );
  for (const { mention, label } of labels) {
    const to = vocabulary[label.type]?.relations[label.name]?.to ?? '';
    for (const [type, inverse] of [
      [label.type, false],
      [to, true],
    ] as const) {
      const subjects = surface.entities.map((entity) => namedEntity(entity, new Set([type])));
      const subject = subjects.find((candidate) => candidate !== null);
      if (subject === undefined || subject === null) continue;
      const counted: CountAssertion = {
        kind: 'count',
        start: quantity.start,
        end: quantity.end,
        negated: isNegated(surface.text, quantity),
        subject,
        relation: label.name,
        inverse,
        claimed: claimedValue(quantity),
        ...timeAt(surface, quantity, used),
      };
      return { assertions: [counted], used: [quantity, mention] };
    }
  }
  return NOTHING;
}

const COUNTED = /^(?:people|items|count)/u;

function bindQuantity(
  surface: Surface,
  vocabulary: Vocabulary,
  quantity: Quantity,
  used: readonly Span[],
): Bound {
  const frame = frameOfQuantity(surface, vocabulary, quantity);
  if (frame !== null) {
    const places = frame.label === null ? [quantity] : [quantity, frame.label];
    return { assertions: [valueAssertion(surface, quantity, frame, used)], used: [...places, frame.mention] };
  }
  const counts = quantity.unit !== null && COUNTED.test(quantity.unit.dimension);
  return counts ? relationCount(surface, vocabulary, quantity, used) : NOTHING;
}

/** A number beside an attribute's words that no fitting number has used: bound in spite of its unit, to be told apart. */
function bindMisfit(
  surface: Surface,
  vocabulary: Vocabulary,
  quantity: Quantity,
  used: readonly Span[],
): Bound {
  const frame = labelledFrame(
    surface,
    quantity,
    search(vocabulary, () => true),
  );
  if (!isFrame(frame) || frame.label === null || used.includes(frame.label)) return NOTHING;
  if (distance(surface.layout, frame.label, quantity, surface.quantities) > FAR) return NOTHING;
  const assertions = [valueAssertion(surface, quantity, frame, used)];
  return { assertions, used: [quantity, frame.label, frame.mention] };
}

const RESPECTIVELY = /각각|\brespectively\b/iu;

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
    return bindQuantity(alone, vocabulary, quantity, used);
  });
  return bounds.every((bound) => bound.assertions.length > 0) ? joined(bounds) : NOTHING;
}

/** Binds every number that nothing else has used to a subject, an attribute and a time. */
export function bindValues(surface: Surface, vocabulary: Vocabulary, used: readonly Span[]): Bound {
  const free = surface.quantities.filter(
    (quantity) => !used.includes(quantity) && quantity.kind === 'cardinal',
  );
  const paired = bindRespectively(surface, vocabulary, free, used);
  if (paired.assertions.length > 0) return paired;
  const fitting = free.map((quantity) => ({
    quantity,
    bound: bindQuantity(surface, vocabulary, quantity, used),
  }));
  const first = joined(fitting.map(({ bound }) => bound));
  const left = fitting.filter(({ bound }) => bound.assertions.length === 0);
  const taken = [...used, ...first.used];
  return joined([first, ...left.map(({ quantity }) => bindMisfit(surface, vocabulary, quantity, taken))]);
}
