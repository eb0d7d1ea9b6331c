import { ONE, order } from '../../statement/exact.ts';
import type { Duration, Quantity, Value } from '../../statement/value.ts';
import { sum as add } from '../../values/arithmetic.ts';
import { alike } from '../facts/alike.ts';
import { dimensionOf } from '../facts/dimension.ts';
import type { Key } from '../facts/fact.ts';
import { counted } from './amounts.ts';
import { attributeOf, peersOf } from './operands.ts';
import {
  type Answer,
  type Operator,
  placesOf,
  type Question,
  sizedKind,
  statedOf,
  UNDECIDED,
} from './question.ts';

type Measured = Quantity | Duration;

const BOTH = 'both';
const COUNTING = /^count:/u;

/** One visit to A and one to B. */
function isOneOf(value: Value | null): boolean {
  return value?.kind === 'quantity' && value.unit === null && value.low !== null && value.low === value.high
    ? order(value.low.value, ONE) === 0
    : false;
}

/** How many things there are, before the noun for them: the three plans, 두 요금제. */
function sizesIn({ tokens, asked }: Question): readonly Quantity[] {
  const kind = tokens[sizedKind(asked)];
  return asked.values.flatMap(({ value, end }) => {
    const isSize = kind !== undefined && tokens.find(({ start }) => start >= end) === kind;
    return isSize && value?.kind === 'quantity' && value.unit === null ? [value] : [];
  });
}

/** Whose values are added: those that the claim names, else all, where it says so or how many they are. */
function addends(question: Question, sizes: readonly Quantity[]): readonly Key[] {
  const { anchors, tokens, means } = question;
  if (anchors.length > 0) return anchors.map(({ key }) => key);
  const peers = peersOf(question);
  const isPair = peers.length === 2 && tokens.some(({ form }) => form.toLowerCase() === BOTH);
  const isSize = sizes.some((size) => means.compare(size, counted(size, peers.length)) === 'equal');
  const isAll = sizes.length === 0 && placesOf('all', tokens).length > 0;
  return isAll || isPair || isSize ? peers : [];
}

/** 다섯 학생 모두 하루 이상 결석했다: what each of them has, and no sum. */
function saysOfEach({ tokens }: Question): boolean {
  const each = placesOf('all', tokens);
  return placesOf('together', tokens).every((at) => each.includes(at));
}

/** 지점은 모두 6개다: how many things there are, of no attribute. */
function countsThings(said: Value, { words, means }: Question): boolean {
  const isCount =
    dimensionOf(said) === 'number' || ('unit' in said && COUNTING.test(said.unit?.dimension ?? ''));
  return isCount && words.every(({ word }) => means.words.light.has(word));
}

/** A and B have 200 together; all of them have 600. */
export const sum: Operator = (question): Answer | null => {
  const { tokens, asked, means } = question;
  if (placesOf('together', tokens).length === 0) return null;
  const sizes = sizesIn(question);
  const stated = statedOf(question).filter(
    (value) => !isOneOf(value) && !sizes.some((size) => size === value),
  );
  const [said] = stated;
  if (said === undefined || said === null) return null;
  if (stated.length !== 1 || ((sizes.length > 0 || question.anchors.length === 0) && saysOfEach(question)))
    return UNDECIDED;
  if (countsThings(said, question)) return UNDECIDED;
  const keys = addends(question, sizes);
  if (keys.length < 2 || asked.negative) return UNDECIDED;
  const dimension = said.kind === 'quantity' ? (said.unit?.dimension ?? null) : 'duration';
  const found = attributeOf(keys, keys, [{ side: 'up', dimension, usual: null }], question);
  const values = (found?.operands ?? []).flatMap(({ value, fact }) => {
    const one = alike(said, value, fact);
    return one.kind === 'quantity' || one.kind === 'duration' ? [one] : [];
  });
  const [first, ...rest] = values;
  if (found === null || first === undefined || values.length !== keys.length) return UNDECIDED;
  const total = rest.reduce<Measured | null>((all, one) => (all === null ? null : add(all, one)), first);
  const outcome = total === null ? 'incomparable' : means.compare(said, total);
  const facts = found.operands.map(({ fact }) => fact);
  if (outcome === 'equal' || outcome === 'within') return { match: 'supported', facts };
  return outcome === 'excluded' ? { match: 'contradicted', facts } : UNDECIDED;
};
