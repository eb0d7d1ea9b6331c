import type { Quantity } from '../../../language/quantity.ts';
import { type AttributeClaim, termAt } from './attribute-claim.ts';
import { isGroup, type Leaf } from './attribute-leaf.ts';
import type { ClauseMentions, Mention } from './attribute-mentions.ts';
import { isComparable, type Measure, measureOf } from './attribute-units.ts';
import type { EvidenceWords } from './attribute-words.ts';

/** A number of the evidence that a quantity of the claim may speak of. */
export interface Bound {
  readonly leaf: Leaf;
  readonly measure: Measure;
  /** Terms from the key to the quantity. */
  readonly distance: number;
  /** True for the length of a list. */
  readonly counted: boolean;
}

const REACH = 6;
/** How far behind a Korean number its key may stand where none stands before it: 일곱 대가 온라인 재고로. */
const BEHIND = 3;

/** What stands under the nearest key with numbers, in the clause of the quantity; in Korean the key stands before it. */
export function boundTo(
  claim: AttributeClaim,
  quantity: Quantity,
  mentions: ClauseMentions,
  words: EvidenceWords,
): Bound[] {
  const at = termAt(claim, quantity.start);
  const korean = /[가-힣]/.test(claim.text);
  if (isPart(claim.text, quantity)) return [];
  const all = mentions.get(claim.clauses[at] ?? -1) ?? [];
  const before = korean ? all.filter((mention) => mention.first <= at) : all;
  const own = before.length > 0 ? before : all.filter((mention) => mention.first <= at + BEHIND);
  const near = own
    .flatMap((mention) => numbersOf(mention, distanceTo(mention, at), quantity, words))
    .filter(({ distance, measure }) => distance <= REACH && isComparable(quantity, measure));
  const closest = Math.min(...near.map(({ distance }) => distance));
  return near.filter(({ distance }) => distance === closest);
}

const PART_OF = /(?:가운데|중|중에서?)\s*$|\b(?:of which|of them|of these)\s*$/i;

/** 25개 중 18개: what is a part of something stands under a key of its own. */
export function isPart(text: string, { start }: Quantity): boolean {
  return PART_OF.test(text.slice(Math.max(0, start - 12), start));
}

function distanceTo({ first, last }: Mention, at: number): number {
  if (at > last) return at - last;
  return Math.max(0, first - at);
}

const COUNTED = /^(?:items|count:종|people)$/;

function numbersOf({ target }: Mention, distance: number, { unit }: Quantity, words: EvidenceWords): Bound[] {
  if (isGroup(target)) return [];
  const { path, listed } = target;
  const counted = listed && (distance <= 1 || COUNTED.test(unit?.dimension ?? ''));
  const size = counted ? words.sizes.get(path.replace(/\[\d+\]$/, '')) : undefined;
  const measure = size === undefined ? measureOf(target) : { value: size, unit: null };
  return measure === null ? [] : [{ leaf: target, measure, distance, counted: size !== undefined }];
}

/** True for a number that stands beside the same word in a short value: part of a name, like the 75 of Tessel 75. */
export function isInName(claim: AttributeClaim, { start, value }: Quantity, words: EvidenceWords): boolean {
  const { terms } = claim;
  const at = termAt(claim, start);
  return [terms[at - 1], terms[at + 1]].some(
    (near) => near !== undefined && words.pairs.has(`${near.stem} ${value}`),
  );
}

/** The leaf that has another number beside the very word that stands beside this one: 41 Quay Street for 14. */
export function besideName(
  claim: AttributeClaim,
  { start, value }: Quantity,
  words: EvidenceWords,
): Leaf | null {
  const { terms } = claim;
  const at = termAt(claim, start);
  if (terms[at]?.start !== start) return null;
  for (const next of [terms[at + 1], terms[at - 1]]) {
    const known = next === undefined ? undefined : words.beside.get(next.stem);
    if (known !== undefined && known.number !== value) return known.leaf;
  }
  return null;
}
