import type { UnreadPart } from '../../contract/assertion.ts';
import type { Span } from '../../contract/span.ts';
import type { Vocabulary } from '../../contract/vocabulary.ts';
import type { Quantity } from '../language/quantity.ts';
import { COORDINATION } from './coordination.ts';
import type { Frame } from './frame.ts';
import { misfitFrame, namedFrame, ownedFrame, unitFrame } from './quantity-frames.ts';
import { type Bound, NOTHING, joined } from './reading.ts';
import type { Surface } from './surface.ts';
import { pooling, valueAssertion } from './value-assertion.ts';

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

function unreadNumber({ start, end, text }: Quantity): UnreadPart {
  return { kind: 'unread', start, end, negated: false, text, reason: 'unsupported', why: 'quantity' };
}

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

function boundTo(surface: Surface, quantity: Quantity, frame: Frame | null, used: readonly Span[]): Bound {
  if (frame === null) return NOTHING;
  const label = frame.label === null ? [] : [frame.label];
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

/** Binds every number that nothing else has used: by words and unit, by words against the unit, by the unit. */
export function bindValues(surface: Surface, vocabulary: Vocabulary, used: readonly Span[]): Bound {
  const free = surface.quantities
    .filter((quantity) => !isLasting(surface, quantity))
    .filter((quantity) => !used.includes(quantity) && quantity.kind !== 'multiple');
  return inTurn(free, used, [
    (quantity, taken) => boundTo(surface, quantity, ownedFrame(surface, vocabulary, quantity), taken),
    (quantity, taken) => boundTo(surface, quantity, namedFrame(surface, vocabulary, quantity), taken),
    (quantity, taken) => boundTo(surface, quantity, misfitFrame(surface, vocabulary, quantity, taken), taken),
    (quantity, taken) => boundTo(surface, quantity, unitFrame(surface, vocabulary, quantity), taken),
  ]);
}
