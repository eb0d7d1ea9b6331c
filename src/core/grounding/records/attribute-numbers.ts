import type { Span } from '../../../contract/span.ts';
import { findPeriods } from '../../language/find-periods.ts';
import { findQuantities } from '../../language/find-quantities.ts';
import type { Quantity } from '../../language/quantity.ts';
import type { AttributeClaim } from './attribute-claim.ts';
import { isGroup, type Leaf } from './attribute-leaf.ts';
import type { Mention } from './attribute-mentions.ts';
import type { Found } from './attribute-ruling.ts';
import type { EvidenceWords } from './attribute-words.ts';

const REACH = 6;
const SCALE = /\bout of (?:a (?:possible|maximum)(?: of)? )?$|\/\s*$|만점 중 $/i;

/** GR38: the numbers of the claim, each held against the key that it stands beside; dates and opening hours are not theirs. */
export function checkNumbers(
  claim: AttributeClaim,
  mentions: readonly Mention[],
  words: EvidenceWords,
  taken: readonly Span[],
): Found[] {
  if (!/\d/.test(claim.text)) return [];
  const dates = findPeriods(claim.text);
  const quantities = findQuantities(claim.text, dates).filter((quantity) =>
    isAsserted(claim, quantity, taken),
  );
  return quantities.flatMap((quantity) => checkQuantity(claim, quantity, mentions, words));
}

function isAsserted(
  { text }: AttributeClaim,
  { start, end, kind }: Quantity,
  taken: readonly Span[],
): boolean {
  if (!/\d/.test(text.slice(start, end)) || kind !== 'cardinal') return false;
  if (SCALE.test(text.slice(Math.max(0, start - 24), start))) return false;
  return !taken.some((span) => span.start < end && start < span.end);
}

interface Bound {
  readonly leaf: Leaf;
  readonly value: number;
  /** Terms between the key and the quantity. */
  readonly distance: number;
}

/** What stands under the nearest key with numbers, before the quantity or behind it. */
function boundTo(claim: AttributeClaim, quantity: Quantity, mentions: readonly Mention[]): Bound[] {
  const at = claim.terms.findIndex(({ end }) => end > quantity.start);
  const near = mentions
    .map((mention) => ({ mention, distance: distanceTo(mention, at) }))
    .filter(
      ({ mention, distance }) => distance <= REACH && claim.clauses[mention.first] === claim.clauses[at],
    )
    .flatMap(({ mention, distance }) => numbersOf(mention).map((bound) => ({ ...bound, distance })));
  const closest = Math.min(...near.map(({ distance }) => distance));
  return near.filter(({ distance }) => distance === closest);
}

function distanceTo({ first, last }: Mention, at: number): number {
  if (at > last) return at - last;
  return Math.max(0, first - at);
}

function numbersOf({ target }: Mention): Omit<Bound, 'distance'>[] {
  if (isGroup(target)) return [];
  const { value } = target;
  if (typeof value === 'number') return [{ leaf: target, value }];
  if (typeof value !== 'string') return [];
  const match = /^\s*[$€£₩]?\s*(-?\d[\d,]*(?:\.\d+)?)\s*[\p{L}%°$€£₩/²³]{0,6}\s*$/u.exec(value);
  return match === null ? [] : [{ leaf: target, value: Number((match[1] ?? '').replaceAll(',', '')) }];
}

function checkQuantity(
  claim: AttributeClaim,
  quantity: Quantity,
  mentions: readonly Mention[],
  words: EvidenceWords,
): Found[] {
  const bound = boundTo(claim, quantity, mentions);
  const place = { start: quantity.start, end: quantity.end };
  const equal = bound.find(({ value }) => agrees(quantity, value));
  if (equal !== undefined) return [found(place, 'supported', quantity, equal.leaf)];
  const known = words.numbers.has(quantity.value) || words.counts.has(quantity.value);
  const own = bound.filter(({ leaf }) => !leaf.listed);
  const [wrong] = own;
  if (wrong !== undefined && own.length === bound.length && !claim.reported)
    return [found(place, 'contradicted', quantity, wrong.leaf)];
  const neighbour = named(claim, quantity, words);
  if (neighbour !== null) return [found(place, 'contradicted', quantity, neighbour)];
  const few =
    words.counts.has(quantity.value) && bound.some(({ leaf, distance }) => leaf.listed && distance <= 1);
  return known && !few ? [] : [found(place, 'not_found', quantity, bound[0]?.leaf ?? null)];
}

/** The leaf that has another number beside the very word that stands beside this one: 41 Quay Street for 14. */
function named({ terms }: AttributeClaim, { start, value }: Quantity, words: EvidenceWords): Leaf | null {
  const at = terms.findIndex((term) => term.start === start);
  if (at === -1) return null;
  for (const next of [terms[at + 1], terms[at - 1]]) {
    const known = next === undefined ? undefined : words.beside.get(next.stem);
    if (known !== undefined && known.number !== value) return known.leaf;
  }
  return null;
}

/** Equal at the digits that the claim shows, or on the right side of it. */
function agrees(quantity: Quantity, value: number): boolean {
  const { comparator, resolution } = quantity;
  if (comparator === 'gt') return value > quantity.value;
  if (comparator === 'gte') return value >= quantity.value;
  if (comparator === 'lt') return value < quantity.value;
  if (comparator === 'lte') return value <= quantity.value;
  if (comparator === 'range') return value >= quantity.value && value <= (quantity.high ?? quantity.value);
  const slack = quantity.approximate ? Math.abs(value) * 0.05 : Math.min(resolution, 1) / 2;
  return (
    Math.abs(value - quantity.value) <=
    (Number.isInteger(quantity.value) && !quantity.approximate ? 1e-9 : slack)
  );
}

function found(place: Span, outcome: Found['outcome'], { text }: Quantity, leaf: Leaf | null): Found {
  const at = { path: leaf?.path ?? '', value: leaf?.value };
  return { rule: 'GR38', outcome, place, reading: text, ...at };
}
