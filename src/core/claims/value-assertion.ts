import type { ClaimedValue, ValueAssertion } from '../../contract/assertion.ts';
import type { Span } from '../../contract/span.ts';
import { isNegated } from '../language/negation.ts';
import type { Quantity } from '../language/quantity.ts';
import { asReached, isLimit } from '../language/reached.ts';
import { timeAt } from './bind-time.ts';
import { claimedValue } from './claimed.ts';
import type { Frame } from './frame.ts';
import { attributeWords } from './lexicon.ts';
import type { Surface } from './surface.ts';
import { saysLoss } from './word-families.ts';

/** Words of a sum: of one thing over its time, or of several things. */
export const SUM_WORDS = '합계|모두\\s|\\btotal|\\bcombined|\\bsum\\b';

const POOLING: readonly [RegExp, NonNullable<ValueAssertion['pooling']>][] = [
  [/평균|\baverag|\bmean\b/iu, 'mean'],
  [new RegExp(`총\\s|총(?=[가-힣])|누적|${SUM_WORDS}|\\boverall\\b`, 'iu'), 'sum'],
  [/최고치|정점|\bpeak/iu, 'max'],
];

export function pooling(
  surface: Surface,
  frame: Frame,
): { pooling?: NonNullable<ValueAssertion['pooling']> } {
  const label = frame.label;
  const outside =
    label === null ? surface.text : surface.text.slice(0, label.start) + surface.text.slice(label.end);
  const words = attributeWords(frame.attribute, frame.definition).join(' ');
  const found = POOLING.find(([pattern]) => pattern.test(outside) && !pattern.test(words));
  return found === undefined ? {} : { pooling: found[1] };
}

/** "못 미쳤다" and "does not exceed" are comparators: their negative word negates nothing more. */
export function isNegatedValue(text: string, quantity: Quantity): boolean {
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
export function signed(surface: Surface, quantity: Quantity, frame: Frame): ClaimedValue {
  const claimed = claimedValue(asReached(surface.text, quantity));
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
    ...(frame.named && !isLimit(surface.text, quantity) ? {} : { implied: true }),
    ...timeAt(surface, quantity, used),
  };
}
