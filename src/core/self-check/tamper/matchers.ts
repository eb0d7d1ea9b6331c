import type { Relation } from './test-facts.ts';

/** What is known of a matcher: how it compares, and how much of a wrong answer it lets through. */
export interface Matcher {
  readonly relation: Relation;
  readonly strength: number;
  /** Canonical text of the value that it expects without saying so. */
  readonly value?: string;
  /** Its strength where nothing is given to it. */
  readonly bare?: number;
  readonly negated?: boolean;
}

const equal: Matcher = { relation: 'equal', strength: 100 };
const unequal: Matcher = { ...equal, negated: true };
const valued = (value: string): Matcher => ({ ...equal, value });
const truth: Matcher = { relation: 'truth', strength: 20 };
const part: Matcher = { relation: 'part', strength: 65 };
const order: Matcher = { relation: 'order', strength: 50 };
const type: Matcher = { relation: 'type', strength: 42 };
const throws: Matcher = { relation: 'throws', strength: 80, bare: 60 };
const quiet: Matcher = { ...throws, negated: true };
const calledWith: Matcher = { relation: 'called', strength: 80 };
const called: Matcher = { relation: 'called', strength: 50 };
const times: Matcher = { relation: 'called', strength: 70 };
const close: Matcher = { relation: 'close', strength: 90 };
const snapshot: Matcher = { relation: 'snapshot', strength: 60 };

function each(words: string, matcher: Matcher): [string, Matcher][] {
  return words.split(' ').map((word) => [word, matcher]);
}

/** Of expect (jest, vitest, chai), of assert (node, chai), of unittest, numpy and pandas, JUnit, AssertJ, testify, xUnit, NUnit, MSTest and Rust. */
export const matchers: ReadonlyMap<string, Matcher> = new Map([
  ...each(
    'toBe toEqual toStrictEqual equal equals eq eql eqls strictEqual deepEqual deepStrictEqual is same',
    equal,
  ),
  ...each('notEqual notStrictEqual notDeepEqual notDeepStrictEqual', unequal),
  ...each('toBeNull null isNull', valued('null')),
  ...each('toBeUndefined undefined isUndefined', valued('undefined')),
  ...each('toBeNaN NaN isNaN', valued('NaN')),
  ...each('true isTrue toBeTrue', valued('true')),
  ...each('false isFalse toBeFalse', valued('false')),
  ...each('toBeTruthy toBeFalsy toBeDefined ok exist exists isOk isDefined isNotNull toExist isNotOk', truth),
  ...each(
    'toContain toContainEqual include includes contain contains toMatch match toMatchObject toHaveProperty',
    part,
  ),
  ...each('property keys members deepInclude toContainKeys string toHaveText toContainText', part),
  ...each('toHaveLength lengthOf length empty', { ...part, strength: 60 }),
  ...each('toBeGreaterThan toBeGreaterThanOrEqual toBeLessThan toBeLessThanOrEqual above below', order),
  ...each('least most within greaterThan lessThan gt gte lt lte isAbove isBelow', order),
  ...each('toBeInstanceOf instanceof instanceOf toBeTypeOf a an typeOf isString isNumber isObject', type),
  ...each('toThrow toThrowError throw throws rejects', throws),
  ...each('doesNotThrow doesNotReject', quiet),
  ...each('toHaveBeenCalledWith toHaveBeenLastCalledWith toHaveBeenNthCalledWith calledWith', calledWith),
  ...each('toHaveBeenCalled called toHaveReturned', called),
  ...each('toHaveBeenCalledTimes callCount calledOnce toHaveBeenCalledOnce', times),
  ...each('toBeCloseTo closeTo approximately', close),
  ...each('toMatchSnapshot toMatchFileSnapshot snapshot', snapshot),
  ...each('toMatchInlineSnapshot toThrowErrorMatchingInlineSnapshot', { relation: 'snapshot', strength: 90 }),
  ...each('fail unreachable', { relation: 'fails', strength: 60 }),
  ...each(
    'assertEqual assertEquals assertIs assertListEqual assertDictEqual assertTupleEqual assertSetEqual',
    equal,
  ),
  ...each('assertSequenceEqual assertMultiLineEqual assertCountEqual assert_equal assert_array_equal', equal),
  ...each('assert_frame_equal assert_series_equal', equal),
  ...each('assertNotEqual assertIsNot', unequal),
  ...each('assertIsNone', valued('None')),
  ...each('assertTrue assertFalse assertIsNotNone assert_', truth),
  ...each('assertIn assertNotIn assertRegex assertDictContainsSubset', part),
  ...each('assertGreater assertGreaterEqual assertLess assertLessEqual', order),
  ...each('assertIsInstance assertNotIsInstance', type),
  ...each('assertRaises assertRaisesRegex assertWarns raises warns', throws),
  ...each('assertAlmostEqual assertAlmostEquals assert_allclose assert_almost_equal', close),
  ...each('assert_array_almost_equal', close),
  ...each('assert_called_with assert_called_once_with assert_any_call assert_has_calls', calledWith),
  ...each('assert_called assert_not_called', called),
  ...each('assert_called_once', times),
  ...each('Equal EqualValues Exactly Same EqualError isEqualTo isSameAs assertSame', equal),
  ...each('assertArrayEquals assertIterableEquals assertLinesMatch containsExactly hasToString', equal),
  ...each('NotEqual isNotEqualTo assertNotEquals assertNotSame', unequal),
  ...each('assertNull', valued('null')),
  ...each('Nil NoError', valued('nil')),
  ...each('True False NotNil Error assertNotNull isPresent', truth),
  ...each('Contains ElementsMatch Subset Regexp ErrorIs ErrorContains hasSize startsWith endsWith', part),
  ...each('Len Empty NotEmpty isEmpty isNotEmpty', { ...part, strength: 60 }),
  ...each('Greater GreaterOrEqual Less LessOrEqual isGreaterThan isLessThan isBetween', order),
  ...each('IsType assertInstanceOf isInstanceOf', type),
  ...each('Panics assertThrows assertThrowsExactly isThrownBy', throws),
  ...each('NotPanics assertDoesNotThrow', quiet),
  ...each('InDelta InEpsilon isCloseTo', close),
  ...each('AreEqual AreSame StrictEqual assert_eq', equal),
  ...each('AreNotEqual AreNotSame assert_ne', unequal),
  ...each('IsNull Null', valued('null')),
  ...each('IsTrue IsFalse NotNull IsNotNull', truth),
  ...each('Throws ThrowsAsync ThrowsAny ThrowsAnyAsync ThrowsException ThrowsExactly', throws),
  ...each('panic', { relation: 'fails', strength: 60 }),
]);

/** Strength of the same matcher turned round: most values pass an inequality. */
export function negatedStrength({ relation, strength }: Matcher, value: string | null): number {
  if (relation === 'throws') return 10;
  if (relation === 'truth') return 20;
  if (relation === 'equal') return value === 'null' || value === 'undefined' || value === 'None' ? 20 : 30;
  return Math.max(10, strength - 25);
}
