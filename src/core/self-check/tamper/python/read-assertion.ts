import type { SyntaxFile, SyntaxNode } from '../../../../contract/syntax.ts';
import type { Seen } from '../make-assertion.ts';
import { type Matcher, pythonMatchers } from '../matchers.ts';
import { lastWord, part, parts, textOf } from '../tree.ts';
import { canonical, type Names } from './canonical.ts';

/** What reads need to know: the file and what names stand for. */
export interface Reading {
  readonly file: SyntaxFile;
  readonly names: Names;
}

type Spot = Pick<Seen, 'start' | 'end' | 'matcher'>;
const equal: Matcher = { relation: 'equal', strength: 100 };
const truth: Matcher = { relation: 'truth', strength: 20 };
const HELPER = /^_?(?:assert|verify|check|ensure|expect|should)(?:_\w+|[A-Z]\w*)?$/;

/** Arguments of a call: those by place, and those by name. */
export function givenTo(
  file: SyntaxFile,
  call: SyntaxNode,
): { places: SyntaxNode[]; named: Map<string, SyntaxNode> } {
  const all = part(call, 'arguments')?.children ?? [];
  const named = new Map<string, SyntaxNode>();
  for (const each of all) {
    const [name, value] = [part(each, 'name'), part(each, 'value')];
    if (each.type === 'keyword_argument' && name && value) named.set(textOf(file, name), value);
  }
  return { places: all.filter(({ type }) => type !== 'keyword_argument'), named };
}

export function calledPath(file: SyntaxFile, call: SyntaxNode): string {
  const callee = call.type === 'call' ? part(call, 'function') : undefined;
  return callee ? textOf(file, callee).replaceAll(/\s+/g, '') : '';
}

function numberAt({ file, names }: Reading, node: SyntaxNode | undefined): number | null {
  const value = node ? Number(canonical(file, node, names)) : Number.NaN;
  return Number.isNaN(value) ? null : value;
}

/** The widest that `approx(value, rel, abs)` lets through, as an absolute difference. */
function approxTolerance(reading: Reading, call: SyntaxNode, value: number | null): number {
  const { places, named } = givenTo(reading.file, call);
  const rel = numberAt(reading, named.get('rel') ?? named.get('rtol') ?? places[1]);
  const abs = numberAt(reading, named.get('abs') ?? named.get('atol') ?? places[2]);
  const scale = Math.abs(value ?? 1);
  const relative = rel ?? (abs === null ? 1e-6 : 0);
  return Math.max(relative * scale, abs ?? 1e-12);
}

function approxSeen(
  reading: Reading,
  left: string,
  right: SyntaxNode,
  spot: Spot,
  negated: boolean,
): Seen | null {
  if (lastWord(calledPath(reading.file, right)) !== 'approx') return null;
  const [inner] = givenTo(reading.file, right).places;
  const expected = inner ? canonical(reading.file, inner, reading.names) : null;
  const value = expected === null || Number.isNaN(Number(expected)) ? null : Number(expected);
  return {
    ...spot,
    subject: left,
    expected,
    negated,
    tolerance: approxTolerance(reading, right, value),
    known: { relation: 'close', strength: 90 },
  };
}

const TYPE_OF = /^type\((.*)\)$/;
const DIFFERENCE = /^abs\(\((.*) - (.*)\)\)$/;

function comparisonSeen(reading: Reading, node: SyntaxNode, spot: Spot, negated: boolean): Seen {
  const { file, names } = reading;
  const signs = parts(node, 'operators').map(({ type }) => type);
  const [left, right] = node.children.filter(({ field }) => field !== 'operators');
  const whole = canonical(file, node, names);
  const [sign] = signs;
  const known: Matcher = { relation: 'order', strength: 50 };
  if (!left || !right || signs.length !== 1 || sign === undefined)
    return { ...spot, subject: whole, expected: null, negated, known };
  const [subject, expected] = [canonical(file, left, names), canonical(file, right, names)];
  const isNot = negated !== /!=|not/.test(sign);
  const near =
    approxSeen(reading, subject, right, spot, isNot) ?? approxSeen(reading, expected, left, spot, isNot);
  if (near) return near;
  const inner = TYPE_OF.exec(subject)?.[1];
  if (inner !== undefined)
    return { ...spot, subject: inner, expected, negated: isNot, known: { relation: 'type', strength: 42 } };
  if (/^(?:==|!=|is|is not|<>)$/.test(sign))
    return { ...spot, subject, expected, negated: isNot, known: equal };
  if (sign.endsWith('in'))
    return {
      ...spot,
      subject:
        expected.startsWith('[') || expected.startsWith('(') || expected.startsWith('range(')
          ? subject
          : expected,
      expected:
        expected.startsWith('[') || expected.startsWith('(') || expected.startsWith('range(')
          ? expected
          : subject,
      negated: isNot,
      known: { relation: 'part', strength: 65 },
    };
  const difference = DIFFERENCE.exec(subject);
  const tolerance = Number(expected);
  if (difference?.[1] !== undefined && sign.startsWith('<') && !Number.isNaN(tolerance))
    return {
      ...spot,
      subject: difference[1],
      expected: difference[2] ?? null,
      negated,
      tolerance,
      known: { relation: 'close', strength: 90 },
    };
  return { ...spot, subject, expected, negated, known };
}

const ALWAYS = /^(?:True|[1-9]\d*|"(?:[^"\\]|\\.)+")$/;

/** What a condition asserts: one for each part that `and` joins. */
export function conditionSeen(reading: Reading, node: SyntaxNode, spot: Spot, negated = false): Seen[] {
  const { file, names } = reading;
  if (node.type === 'parenthesized_expression' && node.children[0])
    return conditionSeen(reading, node.children[0], spot, negated);
  const argument = node.type === 'not_operator' ? part(node, 'argument') : undefined;
  if (argument) return conditionSeen(reading, argument, spot, !negated);
  if (node.type === 'comparison_operator') return [comparisonSeen(reading, node, spot, negated)];
  const [left, right] = [part(node, 'left'), part(node, 'right')];
  if (node.type === 'boolean_operator' && left && right) {
    const isAnd = part(node, 'operator')?.type === 'and';
    if (isAnd && !negated)
      return [...conditionSeen(reading, left, spot), ...conditionSeen(reading, right, spot)];
    const sides = [canonical(file, left, names), canonical(file, right, names)];
    if (!isAnd && sides.some((side) => ALWAYS.test(side)))
      return [{ ...spot, subject: 'True', expected: null, negated, known: truth }];
    return [
      {
        ...spot,
        subject: sides[0] ?? '',
        expected: canonical(file, node, names),
        negated,
        known: { relation: 'other', strength: 40 },
      },
    ];
  }
  const [first, second] = node.type === 'call' ? givenTo(file, node).places : [];
  if (/^(?:isinstance|issubclass|hasattr|callable)$/.test(calledPath(file, node)) && first)
    return [
      {
        ...spot,
        subject: canonical(file, first, names),
        expected: second ? canonical(file, second, names) : null,
        negated,
        known: { relation: 'type', strength: 42 },
      },
    ];
  return [{ ...spot, subject: canonical(file, node, names), expected: null, negated, known: truth }];
}

/** How far off unittest and numpy let a value be. */
function callTolerance(
  reading: Reading,
  name: string,
  call: SyntaxNode,
  expected: string | null,
): number | null {
  const { places, named } = givenTo(reading.file, call);
  const value = expected === null || Number.isNaN(Number(expected)) ? null : Number(expected);
  if (name === 'assert_allclose') {
    const rtol = numberAt(reading, named.get('rtol') ?? places[2]) ?? 1e-7;
    return rtol * Math.abs(value ?? 1) + (numberAt(reading, named.get('atol') ?? places[3]) ?? 0);
  }
  const digits =
    numberAt(reading, named.get('places') ?? named.get('decimal') ?? places[2]) ??
    (name.startsWith('assert_') ? 6 : 7);
  return numberAt(reading, named.get('delta')) ?? 0.5 * 10 ** -digits;
}

/** What a call asserts: unittest, numpy, mocks, helpers; null where it asserts nothing. */
export function callSeen(reading: Reading, call: SyntaxNode): Seen[] | null {
  const { file, names } = reading;
  const path = calledPath(file, call);
  const name = lastWord(path);
  const spot = { start: call.start, end: call.end, matcher: name };
  const known = pythonMatchers.get(name);
  const { places } = givenTo(file, call);
  const [first, second] = places;
  const textAt = (node: SyntaxNode | undefined): string | null =>
    node ? canonical(file, node, names) : null;
  if (known === undefined || !/^(?:self|cls|pytest|np|numpy|pd|pandas|tm|t)\b/.test(path)) {
    if (known?.relation === 'called' && path.includes('.'))
      return [
        {
          ...spot,
          known,
          subject: path.slice(0, path.lastIndexOf('.')),
          expected: places.map(textAt).join(','),
          negated: false,
        },
      ];
    const isHelper = HELPER.test(name) && (known === undefined || !path.includes('.'));
    return isHelper
      ? [
          {
            ...spot,
            known: { relation: 'helper', strength: 90 },
            subject: places.map(textAt).join(','),
            expected: null,
            negated: false,
          },
        ]
      : null;
  }
  if (known.relation === 'fails') return [{ ...spot, known, subject: '', expected: null, negated: false }];
  if (!first) return null;
  if (name === 'assertTrue' || name === 'assertFalse' || name === 'assert_')
    return conditionSeen(reading, first, spot, name === 'assertFalse');
  if (known.relation === 'throws') {
    const called = second ? `${textAt(second)}(${places.slice(2).map(textAt).join(',')})` : '';
    return [{ ...spot, known, subject: called, expected: textAt(first), negated: false }];
  }
  const expected = textAt(second);
  const tolerance = known.relation === 'close' ? callTolerance(reading, name, call, expected) : null;
  const isIn = name === 'assertIn' || name === 'assertNotIn';
  const negated = /Not/.test(name) || (known.negated ?? false);
  const seen = {
    ...spot,
    subject: textAt(first) ?? '',
    expected,
    negated: known.negated === true ? false : negated,
    tolerance,
    known,
  };
  return [isIn ? { ...seen, subject: expected ?? '', expected: seen.subject } : seen];
}
