import { type Matcher, negatedStrength } from './matchers.ts';
import type { Assertion, Lost } from './test-facts.ts';

/** Made by a class: with `new`, in Python by a name with a capital alone. */
const OBJECT_MADE = /\bnew [\w$.]+\(|(?<![\w$.])[A-Z]\w*\(/g;
const PIECE = /"(?:[^"\\]|\\.)*"|[()]/g;
const OPENS: Readonly<Record<string, number>> = { '(': 1, ')': -1 };

/** Where the call that opens right before `from` ends; texts stand in double quotes. */
function endOfCall(text: string, from: number): number {
  let depth = 1;
  for (const { 0: piece, index } of text.slice(from).matchAll(PIECE)) {
    depth += OPENS[piece] ?? 0;
    if (depth === 0) return from + index + 1;
  }
  return text.length;
}

function isHanded(made: string, subject: string): boolean {
  const at = subject.indexOf(made, 1);
  return at > 0 && '(,[:='.includes(subject.charAt(at - 1));
}

/** An expected text without the objects that the subject is handed: what went in may be asked for again. */
function withoutHandedIn(expected: string, subject: string): string {
  return [...expected.matchAll(OBJECT_MADE)]
    .map(({ 0: head, index }) => expected.slice(index, endOfCall(expected, index + head.length)))
    .filter((made) => isHanded(made, subject))
    .reduce((text, made) => text.replaceAll(made, '_'), expected);
}

/** What a reader of one language saw of an assertion. */
export interface Seen {
  readonly start: number;
  readonly end: number;
  readonly matcher: string;
  readonly known: Matcher;
  readonly subject: string;
  readonly expected: string | null;
  readonly negated: boolean;
  readonly tolerance?: number | null;
  readonly adrift?: boolean;
}

const PRIMITIVE = /^-?(?:\d[\w.]*|"(?:[^"\\]|\\.)*"|true|false|null|undefined|True|False|None|\[\]|\{\})$/;
/** True for a canonical text that is the same in every run, whatever the code under test does. */
export function isConstant(text: string): boolean {
  return PRIMITIVE.test(text) && !/^[[{]/.test(text);
}

/** Makers of values: what they are given says it all. Types of syntax nodes are none. */
const MAKER =
  /(?:new )?\b(?![A-Z]\w*(?:Expression|Statement|Element|Literal|Declaration|Property)\()(?:[A-Z][\w$]*|(?:datetime\.)?(?:date|datetime|time|timedelta)|set|frozenset|tuple|list|dict|bytes|complex)\(/g;
const QUOTED = /"(?:[^"\\]|\\.)*"/g;
const KEY_OR_CONSTANT = /[\w$-]+(?=[:=])|\b(?:true|false|null|undefined|NaN|True|False|None)\b/g;

/** True where a text is written out, without names that could be computed. */
export function isWrittenOut(text: string): boolean {
  if (PRIMITIVE.test(text) || /^\/.*\/\w*$/.test(text)) return true;
  const made = text.replaceAll(QUOTED, '0').replaceAll(MAKER, '(').replaceAll(KEY_OR_CONSTANT, '0');
  return /^[[{(]/.test(made) && /^[\d\s:=,._[\]{}()-]*$/.test(made);
}

export function namesCalled(text: string): Set<string> {
  return new Set([...text.matchAll(/([\w$]+)\(/g)].map(([, name]) => name ?? ''));
}

const NO_CODE = new Set([
  'function',
  'len',
  'str',
  'int',
  'float',
  'list',
  'dict',
  'set',
  'tuple',
  'Number',
  'String',
  'Math',
]);

function isCircular(
  subject: string,
  expected: string | null,
  subjects: ReadonlyMap<string, string>,
): boolean {
  if (expected === null) return false;
  if (subject === expected)
    return /[\w$]\(/.test(expected) && !NO_CODE.has(/^([\w$]+)\(/.exec(expected)?.[1] ?? '');
  if (subject.includes(expected)) return false;
  const called = namesCalled(subject);
  return [...namesCalled(withoutHandedIn(expected, subject))].some(
    (name) => called.has(name) && subjects.has(name),
  );
}

function strengthOf({ known, expected }: Seen, negated: boolean): number {
  if (negated) return negatedStrength(known, expected);
  if (expected === null && known.bare !== undefined) return known.bare;
  if (expected !== null && /^(?:\w+\.)?(?:any|anything|ANY)\b/.test(expected)) return 35;
  if (
    expected !== null &&
    /^expect\.(?:objectContaining|arrayContaining|stringMatching|stringContaining)/.test(expected)
  )
    return Math.min(known.strength, 65);
  return known.strength;
}

export function makeAssertion(
  seen: Seen,
  subjects: ReadonlyMap<string, string>,
  lost: Lost | null,
): Assertion {
  const { known } = seen;
  const said = seen.expected ?? known.value ?? null;
  const isTurned =
    known.relation === 'equal' && said !== null && isWrittenOut(seen.subject) && !isWrittenOut(said);
  const [subject, expected] = isTurned ? [said, seen.subject] : [seen.subject, said];
  const negated = seen.negated !== (known.negated ?? false);
  const isPlain = known.relation === 'equal' || known.relation === 'truth' || known.relation === 'close';
  const same = subject === expected && !/[\w$]\(|[[{]/.test(subject);
  return {
    start: seen.start,
    end: seen.end,
    relation: known.relation,
    matcher: seen.matcher,
    strength: strengthOf({ ...seen, expected }, negated),
    subject,
    expected,
    literal: expected !== null && isWrittenOut(expected),
    negated,
    tolerance: seen.tolerance ?? null,
    tautology: isPlain && (same || (isConstant(subject) && (expected === null || isConstant(expected)))),
    circular: isPlain && isCircular(subject, expected, subjects),
    adrift: seen.adrift ?? false,
    lost,
  };
}
