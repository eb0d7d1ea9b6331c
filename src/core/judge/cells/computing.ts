import { GAP, GREATER, SMALLER, TOGETHER } from '../../lexicon/korean-sums.ts';
import type { Value } from '../../statement/value.ts';
import { dimensionOf } from '../facts/dimension.ts';
import type { Means } from '../means.ts';
import type { Lemma } from '../same-word.ts';
import { type Cell, labelOf } from './cell.ts';
import type { ClaimRead } from './claim-read.ts';
import { isOfValue } from './hold-cells.ts';
import { isOneOf } from './is-one-of.ts';
import { isTold } from './told.ts';

/** What a claim computes, and what it may be computed of. */
export interface Computing {
  readonly claim: ClaimRead;
  readonly value: Value;
  /** Words that say what it computes. */
  readonly asked: readonly Lemma[];
  /** Labelled values of its dimension. */
  readonly cells: readonly Cell[];
  /** For each word of the claim that labels some of them, these. */
  readonly groups: readonly (readonly Cell[])[];
  readonly means: Means;
}

const COMPUTING = [TOGETHER, GREATER, SMALLER, GAP];

export function says({ tokens }: ClaimRead, words: ReadonlySet<string>): boolean {
  return tokens.some((token) => isOneOf(token, words));
}

/** A word that labels more of them tells none apart. */
const MOST_OF_ONE = 3;

function groupsOf(
  asked: readonly Lemma[],
  cells: readonly Cell[],
  dimension: string,
  means: Means,
): Cell[][] {
  const heads = cells.map((cell) => {
    const head = labelOf(cell).findLast((word) => !isOfValue(word, dimension, means));
    return head === undefined ? [] : [head];
  });
  const found = new Map<string, Cell[]>();
  for (const word of asked) {
    if (word.upos === 'VERB') continue;
    const byHead = cells.filter((_, at) => isTold(word, heads[at] ?? [], means));
    const byLabel = (cell: Cell): boolean => isTold(word, [...cell.own, ...cell.topic], means);
    const own = byHead.length > 0 ? byHead : cells.filter(byLabel);
    const isApart = own.length > 0 && own.length <= MOST_OF_ONE && own.length < cells.length;
    if (isApart) found.set(own.map((cell) => cells.indexOf(cell)).join(), own);
  }
  return [...found.values()];
}

/** Null where the claim computes nothing. Its last amount is what it computes. */
export function computingOf(claim: ClaimRead, all: readonly Cell[], means: Means): Computing | null {
  const amounts = claim.values.flatMap(({ value }) =>
    value?.kind === 'quantity' || value?.kind === 'duration' ? [value] : [],
  );
  const value = amounts.at(-1);
  if (value === undefined || !COMPUTING.some((words) => says(claim, words))) return null;
  const own = dimensionOf(value);
  const dimension = own === 'point' ? 'ratio' : own;
  if (dimension === null) return null;
  const asked = claim.words.filter(
    (word) => !COMPUTING.some((words) => words.has(word.word)) && !isOfValue(word, dimension, means),
  );
  const cells = all.filter((cell) => dimensionOf(cell.value) === dimension);
  return { claim, value, asked, cells, groups: groupsOf(asked, cells, dimension, means), means };
}

/** The cells of each sentence. */
export function byScene(cells: readonly Cell[]): ReadonlyMap<Cell['scene'], readonly Cell[]> {
  const found = new Map<Cell['scene'], Cell[]>();
  for (const cell of cells) found.set(cell.scene, [...(found.get(cell.scene) ?? []), cell]);
  return found;
}

/** More ways than these to choose one of each group tell nothing. */
const MOST_CHOICES = 64;

/** One cell of each group. */
export function choices(groups: readonly (readonly Cell[])[]): readonly (readonly Cell[])[] {
  return groups.reduce<Cell[][]>(
    (all, group) =>
      all.length * group.length > MOST_CHOICES
        ? []
        : all.flatMap((some) => group.filter((one) => !some.includes(one)).map((one) => [...some, one])),
    [[]],
  );
}
