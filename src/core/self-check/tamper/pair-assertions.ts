import { groupBy } from '../cross-run/group-by.ts';
import { namesCalled } from './make-assertion.ts';
import type { Assertion } from './test-facts.ts';

/** A canonical text as a tree: a name, a text or a number with what stands in its brackets. */
interface Tree {
  readonly label: string;
  readonly children: readonly Tree[];
}

const PIECE = /"(?:[^"\\]|\\.){0,600}"|[\p{L}\p{N}_$#]{1,200}|[()[\]{}]/gu;
const OPENS = new Set(['(', '[', '{']);
const CLOSES = new Set([')', ']', '}']);
const LEAF = /^["\p{L}\p{N}_$#]/u;

/** Pieces in brackets are children of what stands before them; signs between pieces are none. */
function treesOf(text: string): readonly Tree[] {
  const open: { label: string; children: Tree[] }[] = [{ label: '', children: [] }];
  for (const [piece] of text.matchAll(PIECE)) {
    const own = open.at(-1);
    if (own === undefined) break;
    if (OPENS.has(piece)) {
      const before = piece === '(' ? own.children.pop() : undefined;
      open.push({ label: `${before?.label ?? ''}${piece}`, children: [] });
    } else if (CLOSES.has(piece) && open.length > 1) {
      open.pop();
      open.at(-1)?.children.push(own);
    } else if (LEAF.test(piece)) own.children.push({ label: piece, children: [] });
  }
  return open[0]?.children ?? [];
}

/** Every subtree as a text, with how often it stands there; `named`: with its names, else with its values and form alone. */
function subtrees(text: string, named: boolean): Trees {
  const counts = new Map<string, number>();
  const written = ({ label, children }: Tree): string => {
    const own = named || /^["\d([{]/.test(label) ? label : label.replaceAll(/[\p{L}\p{N}_$#]+/gu, '_');
    const whole = children.length === 0 ? own : `${own}${children.map(written).join(',')})`;
    for (const part of new Set([own, whole])) counts.set(part, (counts.get(part) ?? 0) + 1);
    return whole;
  };
  treesOf(text).forEach(written);
  return counts;
}

type Trees = ReadonlyMap<string, number>;
/** What a subtree weighs: the less, the more assertions hold it. */
type Weight = (tree: string) => number;

/** The share of subtrees that stand on both sides. */
function dice(one: Trees, other: Trees, weight: Weight): number {
  let [shared, all] = [0, 0];
  for (const trees of [one, other]) for (const [tree, count] of trees) all += count * weight(tree);
  for (const [tree, count] of one) shared += Math.min(count, other.get(tree) ?? 0) * weight(tree);
  return all === 0 ? 0 : (2 * shared) / all;
}

function weightIn(all: readonly Trees[]): Weight {
  const held = new Map<string, number>();
  for (const trees of all) for (const tree of trees.keys()) held.set(tree, (held.get(tree) ?? 0) + 1);
  return (tree) => 1 / (held.get(tree) ?? 1);
}

/** An assertion as the trees of what it asks and of what it expects. */
interface Asked {
  readonly assertion: Assertion;
  readonly at: number;
  /** As it is written, but for layout. */
  readonly written: string;
  /** It looks at what code answers. */
  readonly looks: boolean;
  readonly subject: Trees;
  readonly form: Trees;
  readonly expected: Trees;
}

function asked(assertion: Assertion, at: number, text: string): Asked {
  const { subject, expected } = assertion;
  return {
    assertion,
    at,
    written: text.slice(assertion.start, assertion.end).replaceAll(/\s+/g, ''),
    looks: namesCalled(subject).size > 0,
    subject: subtrees(subject, true),
    form: subtrees(subject, false),
    expected: subtrees(expected ?? '', true),
  };
}

interface Candidate {
  readonly before: Asked;
  readonly after: Asked;
  readonly likeness: number;
}

const ALIKE: Weight = () => 1;

/** Without a share of its question an assertion became another one only where it asks in the same form. */
function likeness(one: Asked, other: Asked, weight: Weight): number {
  const [a, b] = [one.assertion, other.assertion];
  const named = dice(one.subject, other.subject, weight);
  const form = dice(one.form, other.form, ALIKE);
  const isUnchanged = one.written === other.written && one.looks === other.looks;
  const isSameSubject = a.subject === b.subject;
  const isSameKind = a.relation === b.relation && a.negated === b.negated;
  const isSameValue = a.expected !== null && a.expected === b.expected;
  if (one.looks && !other.looks && !isSameSubject) return 0;
  if (named === 0 && !isUnchanged && !(isSameKind && form === 1 && (a.literal || isSameValue))) return 0;
  const demand = isSameValue ? 1 : dice(one.expected, other.expected, ALIKE);
  return (
    (isSameSubject ? 4 : 0) +
    (isUnchanged ? 2 : 0) +
    3 * named +
    form / 2 +
    demand / 2 +
    (isSameKind ? 1 / 4 : 0)
  );
}

/** How many candidates an assertion has: those of a long test stay linear. */
const NEAREST = 30;

function candidates(before: readonly Asked[], after: readonly Asked[]): Candidate[] {
  const weight = weightIn([...before, ...after].map(({ subject }) => subject));
  const bySubject = groupBy(after, ({ assertion }) => assertion.subject);
  return before.flatMap((one) => {
    const from = Math.max(0, Math.min(one.at - NEAREST / 2, after.length - NEAREST));
    const near = after.slice(from, from + NEAREST);
    const same = bySubject.get(one.assertion.subject)?.slice(0, NEAREST) ?? [];
    return [...new Set([...near, ...same])].flatMap((other) => {
      const like = likeness(one, other, weight);
      return like > 0 ? [{ before: one, after: other, likeness: like }] : [];
    });
  });
}

/** Assertions with the text of their file. */
type Side = readonly [assertions: readonly Assertion[], text: string];

export interface Paired {
  readonly pairs: readonly (readonly [Assertion, Assertion])[];
  readonly alone: readonly Assertion[];
}

/**
 * What assertions became that do not stand on both sides, by the difference of their trees: those that share most first,
 * of equals those that are nearest. What is left over may have become one that can never fail.
 */
export function pairAssertions([before, was]: Side, [after, is]: Side): Paired {
  const old = before.map((each, at) => asked(each, at, was));
  const now = after.map((each, at) => asked(each, at, is));
  const ranked = candidates(old, now).toSorted(
    (a, b) =>
      b.likeness - a.likeness || Math.abs(a.before.at - a.after.at) - Math.abs(b.before.at - b.after.at),
  );
  const pairs = new Map<Assertion, Assertion>();
  const taken = new Set<Assertion>();
  const take = (one: Assertion, other: Assertion): void => {
    if (pairs.has(one) || taken.has(other)) return;
    pairs.set(one, other);
    taken.add(other);
  };
  for (const each of ranked) take(each.before.assertion, each.after.assertion);
  const empty = after.filter((each) => each.tautology && !taken.has(each));
  for (const one of before.filter((each) => !pairs.has(each))) {
    const next = empty.shift();
    if (next !== undefined) take(one, next);
  }
  return { pairs: [...pairs], alone: before.filter((each) => !pairs.has(each)) };
}
