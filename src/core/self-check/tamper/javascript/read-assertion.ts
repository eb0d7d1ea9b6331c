import type { SyntaxFile, SyntaxNode } from '../../../../contract/syntax.ts';
import type { Seen } from '../make-assertion.ts';
import { javascriptMatchers, type Matcher } from '../matchers.ts';
import { part } from '../tree.ts';
import { canonical, type Names, unwrapped } from './canonical.ts';
import { type Chain, chainOf, isFunction, type Link } from './chain.ts';

const SPOKEN = new Set(
  'not resolves rejects to be been is that which and has have with at of same but does still also deep nested own ordered any all soft poll include includes contain a an should'.split(
    ' ',
  ),
);
const HELPER = /^(?:expect|assert|verify|check|ensure|should)(?:[A-Z_]\w*)?$/;
const other: Matcher = { relation: 'other', strength: 70 };

/** What reads need to know: the file and what names stand for. */
export interface Reading {
  readonly file: SyntaxFile;
  readonly names: Names;
}

/** A function given to an assertion stands for what it returns or does. */
function subjectText({ file, names }: Reading, node: SyntaxNode | undefined): string {
  if (node === undefined) return '';
  const inner = unwrapped(node);
  const body = isFunction(inner) ? part(inner, 'body') : undefined;
  if (!body) return canonical(file, inner, names);
  const only = body.type === 'BlockStatement' && body.children.length === 1 ? body.children[0] : body;
  const text = canonical(file, only ?? body, names);
  return text.replace(/^(?:await |ReturnStatement\()/, '');
}

type Spot = Pick<Seen, 'start' | 'end' | 'matcher'>;

const COMPARED = /^(?:===?|!==?)$/;
const ORDERED = /^(?:<|>|<=|>=)$/;

/** `a === b`, `a > b`, `typeof a === 'x'`, `Math.abs(a - b) < c` as the assertion that they make; else null. */
function comparisonSeen(reading: Reading, node: SyntaxNode, spot: Spot, negated: boolean): Seen | null {
  const operator = node.type === 'BinaryExpression' ? part(node, 'operator')?.type : undefined;
  const [left, right] = [part(node, 'left'), part(node, 'right')];
  if (operator === undefined || !left || !right) return null;
  const expected = canonical(reading.file, right, reading.names);
  if (COMPARED.test(operator)) {
    const isNot = operator.startsWith('!') !== negated;
    return valueSeen(reading, left, {
      ...spot,
      expected,
      negated: isNot,
      known: { relation: 'equal', strength: 100 },
    });
  }
  if (!ORDERED.test(operator)) return null;
  const subject = canonical(reading.file, left, reading.names);
  const difference = /^Math\.abs\(\((.*) - (.*)\)\)$/.exec(subject);
  const tolerance = Number(expected);
  if (difference?.[1] !== undefined && operator.startsWith('<') && !Number.isNaN(tolerance))
    return {
      ...spot,
      subject: difference[1],
      expected: difference[2] ?? null,
      negated,
      tolerance,
      known: { relation: 'close', strength: 90 },
    };
  return { ...spot, subject, expected, negated, known: { relation: 'order', strength: 50 } };
}

/** `typeof x` and `x.length` prove less of x than x itself. */
function valueSeen(reading: Reading, node: SyntaxNode, rest: Omit<Seen, 'subject'>): Seen {
  const inner = unwrapped(node);
  const operand =
    inner.type === 'UnaryExpression' && part(inner, 'operator')?.type === 'typeof' && part(inner, 'argument');
  const subject = subjectText(reading, operand || inner);
  if (operand && rest.known.relation === 'equal')
    return { ...rest, subject, known: { relation: 'type', strength: 42 } };
  return { ...rest, subject };
}

function textAt({ file, names }: Reading, node: SyntaxNode | undefined): string | null {
  return node === undefined ? null : canonical(file, node, names);
}

/** How far off a value may be: `toBeCloseTo` counts digits, chai says it. */
function toleranceOf(matcher: string, given: string | null): number {
  const number = given === null ? (matcher === 'toBeCloseTo' ? 2 : Number.NaN) : Number(given);
  return matcher === 'toBeCloseTo' ? 0.5 * 10 ** -number : Number.isNaN(number) ? 0 : number;
}

function truthSeen(reading: Reading, node: SyntaxNode, spot: Spot, negated: boolean): Seen {
  const inner = unwrapped(node);
  const compared = comparisonSeen(reading, inner, spot, negated);
  return (
    compared ??
    valueSeen(reading, inner, {
      ...spot,
      expected: null,
      negated,
      known: { relation: 'truth', strength: 20 },
    })
  );
}

/** `expect(subject).not.matcher(expected)`, also in the words of chai; null where no matcher is called. */
function expectSeen(
  reading: Reading,
  subjectNode: SyntaxNode,
  links: readonly Link[],
  spot: Spot,
): Seen | null {
  const last = links.findLast(
    ({ name, given }) => !SPOKEN.has(name) || (given !== null && javascriptMatchers.has(name)),
  );
  if (!last) return null;
  const known = javascriptMatchers.get(last.name) ?? other;
  const negated = links.some(({ name }) => name === 'not') || last.name === 'toBeFalsy';
  const [first, second] = last.given ?? [];
  const at = { ...spot, matcher: last.name };
  const expected = textAt(reading, first);
  const isTrue = known.value === 'true' || (known.relation === 'equal' && expected === 'true');
  if (isTrue || (known.relation === 'truth' && last.name !== 'toBeDefined')) {
    const compared = comparisonSeen(reading, unwrapped(subjectNode), at, negated);
    if (compared) return compared;
  }
  const tolerance = known.relation === 'close' ? toleranceOf(last.name, textAt(reading, second)) : null;
  const isAll = last.name === 'toHaveProperty' && second !== undefined;
  const said = isAll ? `${expected}:${textAt(reading, second)}` : expected;
  return valueSeen(reading, subjectNode, { ...at, known, negated, expected: said, tolerance });
}

/** `assert.equal(subject, expected)`, `assert(subject)`, `t.is(subject, expected)`. */
function assertSeen(reading: Reading, name: string, given: readonly SyntaxNode[], spot: Spot): Seen | null {
  const at = { ...spot, matcher: name };
  const [first, second, third] = given;
  const known = javascriptMatchers.get(name);
  if (first === undefined)
    return known?.relation === 'fails' ? { ...at, known, subject: '', expected: null, negated: false } : null;
  if (known === undefined)
    return valueSeen(reading, first, {
      ...at,
      known: other,
      expected: textAt(reading, second),
      negated: false,
    });
  if (known.relation === 'truth') return truthSeen(reading, first, at, name === 'isNotOk');
  const tolerance = known.relation === 'close' ? toleranceOf(name, textAt(reading, third)) : null;
  const isText =
    known.relation === 'throws' &&
    second !== undefined &&
    /^["'`]/.test(reading.file.text.slice(second.start));
  const expected = isText ? null : textAt(reading, second);
  return valueSeen(reading, first, { ...at, known, expected, negated: false, tolerance });
}

/** An assertion that belongs to the object it is called on: `request(app).get('/').expect(200)`, `x.should.equal(1)`. */
function calledOnSubject(reading: Reading, { root, links }: Chain, spot: Spot): Seen | null {
  const should = links.findIndex(({ name }) => name === 'should');
  if (should >= 0) {
    const subject = should === 0 ? root : links[should - 1]?.node;
    return subject ? expectSeen(reading, subject, links.slice(should + 1), spot) : null;
  }
  const said = links.findLast(({ name, given }) => name === 'expect' && given !== null && given.length > 0);
  if (!said) return null;
  const before = links
    .filter(({ name }) => name !== 'expect')
    .map(({ name, given }) => `.${name}(${(given ?? []).map((node) => textAt(reading, node)).join(',')})`);
  const subject = canonical(reading.file, root, reading.names) + before.join('');
  const expected = (said.given ?? []).map((node) => textAt(reading, node)).join(',');
  return {
    ...spot,
    matcher: 'expect',
    subject,
    expected,
    negated: false,
    known: { relation: 'equal', strength: 100 },
  };
}

/** What a call or a chain asserts; null where it asserts nothing. Names of the test's own context count as `assert`. */
export function assertionSeen(reading: Reading, node: SyntaxNode, context: string | null): Seen | null {
  const { file } = reading;
  const spot = { start: node.start, end: node.end, matcher: '' };
  const chain = chainOf(file, node);
  const { root, links } = chain;
  const callee = root.type === 'CallExpression' ? part(root, 'callee') : undefined;
  const name = callee?.type === 'Identifier' ? file.text.slice(callee.start, callee.end) : null;
  const given = root.children.filter(({ field }) => field === 'arguments');
  if (name === 'expect' && given[0]) return expectSeen(reading, given[0], links, spot);
  if (name === 'assert' && links.length === 0)
    return given[0] ? truthSeen(reading, given[0], { ...spot, matcher: 'assert' }, false) : null;
  if (name !== null && links.length === 0 && HELPER.test(name) && name !== 'expect')
    return {
      ...spot,
      matcher: name,
      subject: given.map((each) => textAt(reading, each)).join(','),
      expected: null,
      negated: false,
      known: { relation: 'helper', strength: 90 },
    };
  const base = root.type === 'Identifier' ? file.text.slice(root.start, root.end) : '';
  const [first] = links;
  if (base === 'expect' && first?.given?.[0] && /^(?:soft|poll|element)$/.test(first.name))
    return expectSeen(reading, first.given[0], links.slice(1), spot);
  if (base === 'expect')
    return first?.name === 'fail' || first?.name === 'unreachable'
      ? assertSeen(reading, 'fail', [], spot)
      : null;
  const said = links.at(-1);
  const isAssert =
    base === 'assert' ||
    (base === 'chai' && first?.name === 'assert') ||
    (base === context && (first?.name === 'assert' || javascriptMatchers.has(said?.name ?? '')));
  if (isAssert && said?.given) return assertSeen(reading, said.name, said.given, spot);
  return calledOnSubject(reading, chain, spot);
}
