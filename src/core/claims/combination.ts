import type { CombinationAssertion } from '../../contract/assertion.ts';
import type { Span } from '../../contract/span.ts';
import type { Quantity } from '../language/quantity.ts';
import { timeAt } from './bind-time.ts';
import { COORDINATION } from './coordination.ts';
import type { Frame } from './frame.ts';
import type { EntityMention } from './mention.ts';
import { namedEntity } from './named-entity.ts';
import type { Surface } from './surface.ts';
import { isNegatedValue, pooling, signed, SUM_WORDS } from './value-assertion.ts';

/** "The total of A and B", "A와 B의 차이": one number for several subjects is no value of any of them. */
export function isShared(surface: Surface, frame: Frame, quantity: Quantity): boolean {
  const joinedTo = surface.entities.some((other) => {
    const [left, right] = other.start < frame.mention.start ? [other, frame.mention] : [frame.mention, other];
    const inBrackets = /\(\s*$/u.test(surface.text.slice(0, quantity.start));
    return left !== right && !inBrackets && COORDINATION.test(surface.text.slice(left.end, right.start));
  });
  const sum = pooling(surface, frame).pooling === 'sum';
  const times = surface.periods.filter(({ ends }) => ends === undefined).length;
  return joinedTo || (sum && times > 1);
}

const SUM = new RegExp(`총합|합쳐|합하면|합친|합산|${SUM_WORDS}|\\btogether\\b`, 'iu');
const DIFFERENCE = /차이|격차|\bdifference\b|\bgap\b/iu;

/** The subjects that one number combines, and how; null where the claim does not say in words that it does. */
export function combination(
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
