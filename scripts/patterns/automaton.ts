import { CharBase, type CharSet, JS, type NoParent } from 'refa';
import type { Concatenation as OwnedConcatenation, Element as OwnedElement } from 'refa';

type Element = NoParent<OwnedElement>;
type Concatenation = NoParent<OwnedConcatenation>;
type Assertion = Extract<Element, { type: 'Assertion' }>;

/** One part of a pattern. A letter reads; every other part is passed without reading. */
export type Part =
  | { readonly kind: 'letter'; readonly atoms: bigint; readonly next: number }
  | { readonly kind: 'either'; readonly next: readonly number[] }
  /** A loop, where it is entered or where one round is done: another round, or on. A round that read nothing fails. */
  | { readonly kind: 'loop'; readonly body: number; readonly next: number; readonly round: boolean }
  /** The letter before, or after, is one of these; `orEnd`: or there is none. */
  | {
      readonly kind: 'before' | 'after';
      readonly atoms: bigint;
      readonly orEnd: boolean;
      readonly next: number;
    }
  /** Holds or does not; what it looks at is read on the way. */
  | { readonly kind: 'perhaps'; readonly look: number; readonly next: number }
  | { readonly kind: 'accept' }
  | { readonly kind: 'dead' };

/** A pattern as parts that lead to each other. Its letters are sets of atoms: characters that it never tells apart. */
export interface Automaton {
  readonly parts: readonly Part[];
  readonly start: number;
  readonly all: bigint;
  /** The bodies of lookbehinds without a longest length, as they are read backwards. */
  readonly behind: readonly number[];
}

/** The proof cannot read the pattern, or would take too long. */
export class Beyond extends Error {}

const MOST_PARTS = 30_000;
const ACCEPT = 0;
const DEAD = 1;

function setsOf(alternatives: readonly Concatenation[]): CharSet[] {
  return alternatives
    .flatMap(({ elements }) => elements)
    .flatMap((element) => {
      if (element.type === 'CharacterClass') return [element.characters];
      return element.type === 'Unknown' ? [] : setsOf(element.alternatives);
    });
}

/** The one set of letters that an assertion asks for; null where it asks for more than one letter. */
function oneSet({ alternatives }: Assertion): CharSet | null {
  const sets = alternatives.map(({ elements: [only, ...more] }) =>
    only?.type === 'CharacterClass' && more.length === 0 ? only.characters : null,
  );
  const [first, ...rest] = sets.filter((set) => set !== null);
  return first === undefined || rest.length + 1 !== sets.length ? null : first.union(...rest);
}

const isEndless = (alternatives: readonly Concatenation[]): boolean =>
  alternatives.some(({ elements }) =>
    elements.some((element) => {
      if (element.type === 'Quantifier' && element.max === Infinity) return true;
      return 'alternatives' in element && isEndless(element.alternatives);
    }),
  );

interface Builder {
  readonly parts: Part[];
  readonly behind: number[];
  readonly maskOf: (set: CharSet) => bigint;
  readonly all: bigint;
  /** Reading backwards, every assertion holds or does not. */
  readonly backwards: boolean;
  readonly longest: number;
}

function add({ parts }: Builder, part: Part): number {
  if (parts.length >= MOST_PARTS) throw new Beyond('too large');
  return parts.push(part) - 1;
}

function assertion(builder: Builder, element: Assertion, next: number): number {
  const { kind, negate, alternatives } = element;
  const set = oneSet(element);
  if (set !== null && !builder.backwards) {
    const mask = builder.maskOf(set);
    const atoms = negate ? builder.all & ~mask : mask;
    return add(builder, { kind: kind === 'ahead' ? 'after' : 'before', atoms, orEnd: negate, next });
  }
  const along = (kind === 'ahead') !== builder.backwards;
  if (along) return add(builder, { kind: 'perhaps', look: either(builder, alternatives, DEAD), next });
  if (builder.backwards && isEndless(alternatives)) throw new Beyond('looks both ways');
  if (isEndless(alternatives))
    builder.behind.push(either({ ...builder, backwards: true }, alternatives, DEAD));
  return add(builder, { kind: 'perhaps', look: DEAD, next });
}

function quantifier(
  builder: Builder,
  element: Extract<Element, { type: 'Quantifier' }>,
  next: number,
): number {
  const { min, max, alternatives } = element;
  let entry = next;
  if (max === Infinity || max > builder.longest) {
    const done = add(builder, { kind: 'dead' });
    const body = either(builder, alternatives, done);
    builder.parts[done] = { kind: 'loop', body, next, round: true };
    entry = add(builder, { kind: 'loop', body, next, round: false });
  } else
    for (let times = min; times < max; times++)
      entry = add(builder, { kind: 'either', next: [either(builder, alternatives, entry), next] });
  for (let times = 0; times < Math.min(min, builder.longest); times++)
    entry = either(builder, alternatives, entry);
  return entry;
}

function one(builder: Builder, element: Element, next: number): number {
  if (element.type === 'CharacterClass')
    return add(builder, { kind: 'letter', atoms: builder.maskOf(element.characters), next });
  if (element.type === 'Alternation') return either(builder, element.alternatives, next);
  if (element.type === 'Quantifier') return quantifier(builder, element, next);
  if (element.type === 'Assertion') return assertion(builder, element, next);
  throw new Beyond('a back reference');
}

function either(builder: Builder, alternatives: readonly Concatenation[], next: number): number {
  const entries = alternatives.map(({ elements }) => {
    const order = builder.backwards ? elements : elements.toReversed();
    return order.reduce((after, element) => one(builder, element, after), next);
  });
  const [only] = entries;
  return only !== undefined && entries.length === 1 ? only : add(builder, { kind: 'either', next: entries });
}

/** The parts of a pattern; a repetition of more than `longest` is one without end. Throws what is `Beyond` it. */
export function automatonOf(
  { source, flags }: { source: string; flags: string },
  longest: number,
): Automaton {
  const { expression } = JS.Parser.fromLiteral({ source, flags: flags.replace(/[dgy]/g, '') }).parse({
    backreferences: 'unknown',
    maxNodes: 100_000,
    simplify: false,
  });
  const base = new CharBase(setsOf(expression.alternatives));
  const maskOf = (set: CharSet): bigint =>
    base.split(set).reduce((mask, atom) => mask | (1n << BigInt(atom)), 0n);
  // One atom more: all that the pattern never names.
  const all = (1n << BigInt(base.sets.length + 1)) - 1n;
  const parts: Part[] = [{ kind: 'accept' }, { kind: 'dead' }];
  const builder = { parts, behind: [], maskOf, all, backwards: false, longest };
  const start = either(builder, expression.alternatives, ACCEPT);
  return { parts, start, all, behind: builder.behind };
}
