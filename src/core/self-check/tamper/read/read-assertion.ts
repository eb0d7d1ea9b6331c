import type { SyntaxFile, SyntaxNode } from '../../../../contract/syntax.ts';
import { lastWord, part, parts, textOf } from '../../syntax/tree.ts';
import type { Seen } from '../make-assertion.ts';
import { type Matcher, matchers } from '../matchers.ts';
import { canonical, type Names, unwrapped } from './canonical.ts';
import {
  calledName,
  calledPath,
  type Chain,
  chainOf,
  type Given,
  givenTo,
  isFunction,
  type Link,
  sortedGiven,
} from './chain.ts';

const SPOKEN = new Set(
  'not resolves rejects to be been is that which and has have with at of same but does still also deep nested own ordered any all soft poll include includes contain a an should'.split(
    ' ',
  ),
);
const HELPER = /^_?(?:expect|assert|verify|check|ensure|should)(?:[A-Z_]\w*)?$/;
/** What assertions are called on, beside the context that a runner gives to a test. */
const ASSERTERS = /^(?:self|cls|pytest|np|numpy|pd|pandas|tm|t|require|Assert|Assertions)$/;

const equal: Matcher = { relation: 'equal', strength: 100 };
const truth: Matcher = { relation: 'truth', strength: 20 };
const order: Matcher = { relation: 'order', strength: 50 };
const type: Matcher = { relation: 'type', strength: 42 };
const part65: Matcher = { relation: 'part', strength: 65 };
const close: Matcher = { relation: 'close', strength: 90 };
const helper: Matcher = { relation: 'helper', strength: 90 };
const other: Matcher = { relation: 'other', strength: 70 };

/** What reads need to know: the file and what names stand for. */
export interface Reading {
  readonly file: SyntaxFile;
  readonly names: Names;
}

type Spot = Pick<Seen, 'start' | 'end' | 'matcher'>;

function textAt({ file, names }: Reading, node: SyntaxNode | undefined): string | null {
  return node === undefined ? null : canonical(file, node, names);
}

function textsAt(reading: Reading, nodes: readonly SyntaxNode[]): string {
  return nodes.map((node) => textAt(reading, node)).join(',');
}

function numberAt(reading: Reading, node: SyntaxNode | undefined): number | null {
  const value = Number(textAt(reading, node) ?? Number.NaN);
  return Number.isNaN(value) ? null : value;
}

/** A function given to an assertion stands for what it returns or does. */
function subjectText(reading: Reading, node: SyntaxNode): string {
  const inner = unwrapped(node);
  const body = isFunction(inner) ? part(inner, 'body') : undefined;
  if (!body) return canonical(reading.file, inner, reading.names);
  const only = body.type === 'BlockStatement' && body.children.length === 1 ? body.children[0] : body;
  return canonical(reading.file, only ?? body, reading.names).replace(/^(?:await |ReturnStatement\()/, '');
}

/** `typeof x` and `type(x)` prove less of x than x itself. */
function valueSeen(reading: Reading, node: SyntaxNode, rest: Omit<Seen, 'subject'>): Seen {
  const inner = unwrapped(node);
  const isTypeof = inner.type === 'UnaryExpression' && part(inner, 'operator')?.type === 'typeof';
  const operand = isTypeof
    ? part(inner, 'argument')
    : calledPath(reading.file, inner) === 'type'
      ? parts(inner, 'arguments')[0]
      : undefined;
  const subject = subjectText(reading, operand ?? inner);
  return operand && rest.known.relation === 'equal'
    ? { ...rest, subject, known: type }
    : { ...rest, subject };
}

/** The widest that `approx(value, rel, abs)` lets through, as an absolute difference. */
function approxTolerance(reading: Reading, call: SyntaxNode, value: number | null): number {
  const { places, named } = givenTo(reading.file, call);
  const rel = numberAt(reading, named.get('rel') ?? named.get('rtol') ?? places[1]);
  const abs = numberAt(reading, named.get('abs') ?? named.get('atol') ?? places[2]);
  return Math.max((rel ?? (abs === null ? 1e-6 : 0)) * Math.abs(value ?? 1), abs ?? 1e-12);
}

function approxSeen(
  reading: Reading,
  side: SyntaxNode,
  subject: SyntaxNode,
  rest: Spot & Pick<Seen, 'negated'>,
): Seen | null {
  if (lastWord(calledPath(reading.file, side)) !== 'approx') return null;
  const [inner] = givenTo(reading.file, side).places;
  const tolerance = approxTolerance(reading, side, numberAt(reading, inner));
  const expected = textAt(reading, inner);
  return {
    ...rest,
    subject: canonical(reading.file, subject, reading.names),
    expected,
    tolerance,
    known: close,
  };
}

const MINUS = ' - ';

/** Both sides of `abs((a - b))`. */
function differenceIn(text: string): readonly [first: string, second: string] | null {
  const call = text.replace(/^Math\./, '');
  const at = call.lastIndexOf(MINUS);
  if (!call.startsWith('abs((') || !call.endsWith('))') || at < 0) return null;
  return [call.slice('abs(('.length, at), call.slice(at + MINUS.length, -'))'.length)];
}

const GROUP = /^(?:\[|\(|range\()/;

/** `a === b`, `a in b`, `typeof a === 'x'`, `abs(a - b) < c` as the assertion that they make; else null. */
function comparisonSeen(reading: Reading, node: SyntaxNode, spot: Spot, negated: boolean): Seen | null {
  const sign = node.type === 'BinaryExpression' ? part(node, 'operator')?.type : undefined;
  const [left, right] = [part(node, 'left'), part(node, 'right')];
  if (sign === undefined || !left || !right) return null;
  const isNot = /^!|not/.test(sign) !== negated;
  const at = { ...spot, negated: isNot };
  const near = approxSeen(reading, right, left, at) ?? approxSeen(reading, left, right, at);
  if (near) return near;
  const expected = canonical(reading.file, right, reading.names);
  if (/^(?:[!=]==?|is|is not|<>)$/.test(sign))
    return valueSeen(reading, left, { ...at, expected, known: equal });
  const subject = canonical(reading.file, left, reading.names);
  if (/^(?:not )?in$/.test(sign))
    return GROUP.test(expected)
      ? { ...at, subject, expected, known: part65 }
      : { ...at, subject: expected, expected: subject, known: part65 };
  if (!/^[<>]=?$/.test(sign)) return null;
  const [first, second] = differenceIn(subject) ?? [];
  const tolerance = Number(expected);
  if (first !== undefined && second !== undefined && sign.startsWith('<') && !Number.isNaN(tolerance))
    return { ...spot, subject: first, expected: second, negated, tolerance, known: close };
  return { ...spot, subject, expected, negated, known: order };
}

const ALWAYS = /^(?:true|True|[1-9]\d*|"(?:[^"\\]|\\.)+")$/;
const TYPE_ASKED = /^(?:isinstance|issubclass|hasattr|callable)$/;

/** `a and b` asks for both, and so does `not (a or b)`; `a or b` for neither. */
function joinedSeen(reading: Reading, node: SyntaxNode, spot: Spot, negated: boolean): Seen[] | null {
  const [left, right] = [part(node, 'left'), part(node, 'right')];
  if (node.type !== 'LogicalExpression' || !left || !right) return null;
  const isAnd = /^(?:and|&&)$/.test(part(node, 'operator')?.type ?? '');
  if (isAnd !== negated) return [left, right].flatMap((side) => conditionSeen(reading, side, spot, negated));
  const sides = [left, right].map((side) => canonical(reading.file, side, reading.names));
  const at = { ...spot, negated, expected: null };
  if (!isAnd && sides.some((side) => ALWAYS.test(side))) return [{ ...at, subject: 'true', known: truth }];
  const known: Matcher = { relation: 'other', strength: 40 };
  return [{ ...at, subject: sides[0] ?? '', expected: textAt(reading, node), known }];
}

/** What a condition asserts: one for each part that `and` joins. */
export function conditionSeen(reading: Reading, given: SyntaxNode, spot: Spot, negated = false): Seen[] {
  const node = unwrapped(given);
  const isNot = node.type === 'NotExpression' || part(node, 'operator')?.type === '!';
  const [turned] = isNot ? node.children.filter(({ field }) => field !== 'operator') : [];
  if (turned) return conditionSeen(reading, turned, spot, !negated);
  const joined = joinedSeen(reading, node, spot, negated);
  if (joined) return joined;
  const compared = comparisonSeen(reading, node, spot, negated);
  if (compared) return [compared];
  const [first, second] = TYPE_ASKED.test(calledPath(reading.file, node)) ? parts(node, 'arguments') : [];
  if (first)
    return [
      {
        ...spot,
        subject: subjectText(reading, first),
        expected: textAt(reading, second),
        negated,
        known: type,
      },
    ];
  const known = node.type === 'ChainedExpression' ? order : truth;
  return [valueSeen(reading, node, { ...spot, expected: null, negated, known })];
}

/** How far off a value may be: digits, a difference, or a share of it, as the matcher counts. */
function toleranceOf(reading: Reading, name: string, { places, named }: Given): number {
  const at = (word: string, place: number): number | null =>
    numberAt(reading, named.get(word) ?? places[place]);
  if (name === 'assert_allclose')
    return (at('rtol', 2) ?? 1e-7) * Math.abs(at('', 1) ?? 1) + (at('atol', 3) ?? 0);
  if (name === 'toBeCloseTo') return 0.5 * 10 ** -(at('', 2) ?? 2);
  if (!name.startsWith('assert')) return at('', 2) ?? 0;
  const digits = at('places', 2) ?? at('decimal', 2) ?? (name.startsWith('assert_') ? 6 : 7);
  return numberAt(reading, named.get('delta')) ?? 0.5 * 10 ** -digits;
}

const NEGATED = /^(?:toBeFalsy|isNotOk|assertFalse|IsFalse|assertNot\w+|assertIsNot)$/;
/** Matchers of which the error comes first, then what throws it. */
const RAISES = /^(?:raises|warns|assert(?:Raises|Warns|Throws)\w*)$/;
const IN = /^assert(?:Not)?In$/;
/** Of testify, which names what is expected before what is compared with it. */
const EXPECTED_FIRST = /^(?:Not)?(?:Equal|EqualValues|Exactly|Same)$|^Are(?:Not)?(?:Equal|Same)$/;
/** Truths that say no more than that there is something. */
const THERE = /Defined|Null|None/;

function raisesSeen(
  reading: Reading,
  { places }: Given,
  rest: Omit<Seen, 'subject' | 'expected'>,
): Seen | null {
  const [error, call, ...given] = places;
  if (!error) return null;
  const called =
    call &&
    (isFunction(call) ? subjectText(reading, call) : `${textAt(reading, call)}(${textsAt(reading, given)})`);
  const subject = called ?? '';
  return { ...rest, subject, expected: textAt(reading, error) };
}

/** What a matcher asserts of the first thing given: `assert.equal(subject, expected)`, `expect(subject).toBe(expected)`. */
function matcherSeen(
  reading: Reading,
  name: string,
  all: readonly SyntaxNode[],
  spot: Spot,
  isNot: boolean,
): Seen[] | null {
  const known = matchers.get(name) ?? other;
  const given = sortedGiven(reading.file, all);
  const [first, second, third] = given.places;
  const negated = isNot || (NEGATED.test(name) && known.negated !== true);
  const at = { ...spot, matcher: name, known, negated };
  if (known.relation === 'fails') return [{ ...at, subject: '', expected: null }];
  if (RAISES.test(name)) return [raisesSeen(reading, given, at)].filter((seen) => seen !== null);
  if (first === undefined) return null;
  const expected = textAt(reading, second);
  const isTrue = known.value === 'true' || (known.relation === 'equal' && expected === 'true');
  if (isTrue || (known.relation === 'truth' && !THERE.test(name))) {
    const seen = conditionSeen(reading, first, at, negated);
    if (!isTrue || seen.every((one) => one.known.relation !== 'truth')) return seen;
  }
  if (IN.test(name) || EXPECTED_FIRST.test(name))
    return [{ ...at, subject: expected ?? '', expected: textAt(reading, first) }];
  const tolerance = known.relation === 'close' ? toleranceOf(reading, name, given) : null;
  const isAll = name === 'toHaveProperty' && third !== undefined;
  const said = isAll ? `${expected}:${textAt(reading, third)}` : expected;
  return [valueSeen(reading, first, { ...at, expected: said, tolerance })];
}

/** `expect(subject).not.matcher(expected)`, also in the words of chai; null where no matcher is called. */
function expectSeen(
  reading: Reading,
  subject: SyntaxNode,
  links: readonly Link[],
  spot: Spot,
): Seen[] | null {
  const last = links.findLast(
    ({ name, given }) => !SPOKEN.has(name) || (given !== null && matchers.has(name)),
  );
  const isNot = links.some(({ name }) => name === 'not');
  return last ? matcherSeen(reading, last.name, [subject, ...(last.given ?? [])], spot, isNot) : null;
}

/** `assert.equal(subject, expected)`, `assert.Equal(t, expected, subject)`; a text behind what throws is its message. */
function assertSeen(
  reading: Reading,
  { name, given: all }: Link,
  spot: Spot,
  context: string | null,
): Seen[] | null {
  const isOfContext = (node: SyntaxNode): boolean => textOf(reading.file, node) === context;
  const given = all?.filter((node, at) => at > 0 || !isOfContext(node));
  const [first, second] = given ?? [];
  const isMessage =
    matchers.get(name)?.relation === 'throws' &&
    !RAISES.test(name) &&
    second !== undefined &&
    /^["'`]/.test(reading.file.text.slice(second.start));
  return matcherSeen(reading, name, isMessage && first ? [first] : (given ?? []), spot, false);
}

/** An assertion that belongs to the object it is called on: `request(app).get('/').expect(200)`, `x.should.equal(1)`. */
function calledOnSubject(reading: Reading, { root, links }: Chain, spot: Spot): Seen[] | null {
  const should = links.findIndex(({ name }) => name === 'should');
  if (should >= 0) {
    const subject = should === 0 ? root : links[should - 1]?.node;
    return subject ? expectSeen(reading, subject, links.slice(should + 1), spot) : null;
  }
  const said = links.findLast(({ name, given }) => name === 'expect' && given !== null && given.length > 0);
  if (!said) return null;
  const before = links
    .filter(({ name }) => name !== 'expect')
    .map(({ name, given }) => `.${name}(${textsAt(reading, given ?? [])})`);
  const subject = canonical(reading.file, root, reading.names) + before.join('');
  const expected = textsAt(reading, said.given ?? []);
  return [{ ...spot, matcher: 'expect', subject, expected, negated: false, known: equal }];
}

/** A call of one name: `assert(x)`, or a function that is named like an assertion. */
function plainSeen(reading: Reading, name: string, given: readonly SyntaxNode[], spot: Spot): Seen[] | null {
  const [first] = given;
  const at = { ...spot, matcher: name };
  if (name === 'assert') return first ? conditionSeen(reading, first, at) : null;
  if (/^(?:java|rust)$/.test(reading.file.language) && matchers.has(name))
    return matcherSeen(reading, name, given, at, false);
  if (!HELPER.test(name)) return null;
  return [{ ...at, subject: textsAt(reading, given), expected: null, negated: false, known: helper }];
}

/** What a mock was called with. */
function mockSeen(reading: Reading, node: SyntaxNode, { name, given }: Link, spot: Spot): Seen[] | null {
  const known = matchers.get(name);
  if (known?.relation !== 'called' || !name.startsWith('assert_')) return null;
  const subject = calledPath(reading.file, node).slice(0, -name.length - 1);
  return [
    { ...spot, matcher: name, known, subject, expected: textsAt(reading, given ?? []), negated: false },
  ];
}

/** What a call or a chain asserts; null where it asserts nothing. Names of the test's own context count as `assert`. */
export function assertionSeen(reading: Reading, node: SyntaxNode, context: string | null): Seen[] | null {
  const { file } = reading;
  const spot = { start: node.start, end: node.end, matcher: '' };
  const chain = chainOf(file, node);
  const { root, links } = chain;
  const name = calledName(file, root);
  const given = parts(root, 'arguments');
  if (/^(?:expect|assertThat)$/.test(name ?? '') && given[0] && (name === 'expect' || links.length > 0))
    return expectSeen(reading, given[0], links, spot);
  const [first] = links;
  const last = links.at(-1);
  if (!first || !last) return name === null ? null : plainSeen(reading, name, given, spot);
  const base = root.type === 'Identifier' ? textOf(file, root) : '';
  if (base === 'expect' && first.given?.[0] && /^(?:soft|poll|element)$/.test(first.name))
    return expectSeen(reading, first.given[0], links.slice(1), spot);
  if (base === 'expect')
    return /^(?:fail|unreachable)$/.test(first.name) ? assertSeen(reading, first, spot, context) : null;
  const isKnown = matchers.has(last.name);
  const isAssert =
    base === 'assert' ||
    (base === 'chai' && first.name === 'assert') ||
    (base === context && (first.name === 'assert' || isKnown)) ||
    (ASSERTERS.test(base) && isKnown);
  if (isAssert && last.given) return assertSeen(reading, last, spot, context);
  const mocked = last.given ? mockSeen(reading, node, last, spot) : null;
  if (mocked) return mocked;
  const isMethod = file.language === 'python' && last.given !== null && !isKnown;
  return isMethod ? plainSeen(reading, last.name, last.given, spot) : calledOnSubject(reading, chain, spot);
}
