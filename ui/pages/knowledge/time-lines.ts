import type { KnowledgeEntity } from '../../../src/contract/knowledge.ts';

type GraphFact = KnowledgeEntity['facts'][number];

/** An attribute with its values, the latest first. */
export interface TimeLine {
  readonly attribute: string;
  readonly facts: readonly GraphFact[];
}

function laterFirst(a: GraphFact, b: GraphFact): number {
  const [one, other] = [a.valid_from ?? '', b.valid_from ?? ''];
  return one < other ? 1 : Number(one > other) * -1;
}

/** The facts by attribute, in the order in which the attributes come first. */
export function timeLines(facts: readonly GraphFact[]): TimeLine[] {
  const attributes = [...new Set(facts.map(({ attribute }) => attribute))];
  return attributes.map((attribute) => ({
    attribute,
    facts: facts.filter((fact) => fact.attribute === attribute).toSorted(laterFirst),
  }));
}

/** Days as a person reads them: of the whole line `…` where an end is open, empty where it always holds. */
export function daysOf({ valid_from, valid_to }: Pick<GraphFact, 'valid_from' | 'valid_to'>): string {
  if (valid_from === undefined && valid_to === undefined) return '';
  return valid_from === valid_to ? (valid_from ?? '') : `${valid_from ?? '…'} – ${valid_to ?? '…'}`;
}

/** Heights (0 to 1) of the numbers of a line, the earliest first; null where there are too few to draw. */
export function heightsOf({ facts }: TimeLine): number[] | null {
  const numbers = facts.flatMap(({ value }) => (typeof value === 'number' ? [value] : [])).toReversed();
  if (numbers.length < 3 || numbers.length < facts.length) return null;
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  return numbers.map((value) => (high === low ? 0.5 : (value - low) / (high - low)));
}
