import type { Span } from '../../../../contract/span.ts';
import type { Quantity } from '../../../language/quantity.ts';
import { besideName, type Bound, boundTo, isInName, isPart } from './attribute-binding.ts';
import { wordsOf } from '../../../lexicon/operators.ts';
import { type AttributeClaim, termAt } from './attribute-claim.ts';
import type { Leaf } from './attribute-leaf.ts';
import { byClause, type ClauseMentions, type Mention } from './attribute-mentions.ts';
import { figureFound, type Found } from './attribute-ruling.ts';
import { quantitiesOf } from './attribute-quantities.ts';
import { agrees, measureOf } from './attribute-units.ts';
import type { EvidenceWords } from './attribute-words.ts';

const SCALE = /\bout of (?:a (?:possible|maximum)(?: of)? )?$|\/\s*$|만점 중 $/i;
/** 44 more than: derived from others, and held by no key. */
const DERIVED =
  /^ ?(?:more|less|fewer|higher|lower|cheaper|longer|shorter|older|younger)\b|^ ?(?:더|많|적|비싸|싸) ?/i;
const THAN = /보다 ?$/;
const HAS_NUMBER =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|fifty)\b|(?:두|세|네|다섯|여섯|일곱|여덟|아홉|열|스무) ?[가-힣]/i;
const DURATIONS = new Set(['time', 'duration']);

/**
 * GR38: the numbers of the claim, each held against the key that it stands beside; dates and opening hours are not theirs.
 * Beside a part of a whole, and of a key that another number of the claim is held by, nothing is contradicted.
 */
export function checkNumbers(
  claim: AttributeClaim,
  mentions: readonly Mention[],
  words: EvidenceWords,
  leaves: readonly Leaf[],
  taken: readonly Span[],
): Found[] {
  if (!HAS_NUMBER.test(claim.text)) return [];
  const near = byClause(claim, mentions);
  const all = quantitiesOf(claim.text).filter(({ start, end }) =>
    taken.every((span) => span.start >= end || start >= span.end),
  );
  const found = all
    .filter((quantity) => isAsserted(claim, quantity) && !isInName(claim, quantity, words))
    .flatMap((quantity) => checkQuantity(claim, quantity, near, words, leaves));
  const held = new Set(found.flatMap(({ outcome, path }) => (outcome === 'supported' ? [path] : [])));
  const isOfWhole = all.some((quantity) => isPart(claim.text, quantity));
  return found.filter(({ outcome, path }) => outcome !== 'contradicted' || !(isOfWhole || held.has(path)));
}

function isAsserted({ text }: AttributeClaim, { start, kind }: Quantity): boolean {
  return kind === 'cardinal' && !SCALE.test(text.slice(Math.max(0, start - 24), start));
}

function checkQuantity(
  claim: AttributeClaim,
  quantity: Quantity,
  mentions: ClauseMentions,
  words: EvidenceWords,
  leaves: readonly Leaf[],
): Found[] {
  const bound = boundTo(claim, quantity, mentions, words);
  const spelled = !/\d/.test(quantity.text);
  const near = isCounted(quantity) ? 2 : 1;
  const sure = spelled ? bound.filter(({ distance, counted }) => distance <= near || counted) : bound;
  const equal = bound.find(({ measure }) => agrees(quantity, measure));
  if (equal !== undefined) return [figureFound('supported', quantity, equal.leaf)];
  if (isComputed(claim.text, quantity)) return [];
  const other = elsewhere(quantity, bound, leaves);
  if (other !== null) return [figureFound('supported', quantity, other)];
  if (isOfChange(claim, quantity)) return [];
  const isShareOf = quantity.unit?.dimension === 'ratio';
  const wrong =
    contradicting(claim, quantity, isShareOf ? sure.filter(isShare) : sure, words) ??
    besideName(claim, quantity, words);
  if (wrong !== null) return [figureFound('contradicted', quantity, wrong)];
  if ((spelled && !isCounted(quantity)) || isKnown(quantity, bound, words)) return [];
  if (quantity.unit?.dimension === 'ratio' && isSomeShare(quantity, leaves)) return [];
  return [figureFound('not_found', quantity, bound[0]?.leaf ?? null)];
}

/** How much more or less than another, or a part of a whole. */
function isComputed(text: string, quantity: Quantity): boolean {
  const { start, end } = quantity;
  const isBeside = THAN.test(text.slice(Math.max(0, start - 4), start));
  return isBeside || DERIVED.test(text.slice(end, end + 12)) || isPart(text, quantity);
}

/** A value of a key of shares: no number of things is told in percent. */
function isShare({ measure }: Bound): boolean {
  return measure.unit === null ? Math.abs(measure.value) <= 100 : measure.unit.dimension === 'ratio';
}

/** A bare share that no word of the claim names: 60 percent, of 0.6. */
function isSomeShare(quantity: Quantity, leaves: readonly Leaf[]): boolean {
  return leaves.some((leaf) => {
    const measure = measureOf(leaf);
    return measure !== null && agrees(quantity, measure);
  });
}

const CHANGES: ReadonlySet<string> = new Set(
  (['rising', 'falling', 'changing'] as const).flatMap((role) => [...wordsOf(role)]),
);

/** Fell 2 points, down by 1.5, 20원 올랐다: by how much something changed, which no value of a key by itself tells. */
function isOfChange(claim: AttributeClaim, { start }: Quantity): boolean {
  const at = termAt(claim, start);
  if (claim.terms[at - 1]?.surface.toLowerCase() === 'by') return true;
  return claim.terms.some(
    ({ surface, stem }, place) =>
      claim.clauses[place] === claim.clauses[at] &&
      [surface.toLowerCase(), stem, `${stem}하`].some((word) => CHANGES.has(word)),
  );
}

/** From here on a number hardly stands in the evidence by chance. */
const LONG = 30;

/** A value that the number tells by its unit, or by being long, where the key beside it is none for it. */
function elsewhere(quantity: Quantity, bound: readonly Bound[], leaves: readonly Leaf[]): Leaf | null {
  const dimension = quantity.unit?.dimension;
  const isUnit = (leaf: Leaf) => dimension !== undefined && measureOf(leaf)?.unit?.dimension === dimension;
  if (bound.length > 0 && (dimension === undefined || bound.some(({ leaf }) => isUnit(leaf)))) return null;
  if (bound.length === 0 && Number.isInteger(quantity.value) && quantity.value >= LONG) {
    const equal = leaves.filter(({ value, listed }) => !listed && value === quantity.value);
    if (equal.length === 1) return equal[0] ?? null;
  }
  const alike = leaves.filter((leaf) => !leaf.listed && isUnit(leaf));
  return alike.find((leaf) => agrees(quantity, measureOf(leaf) ?? { value: Number.NaN, unit: null })) ?? null;
}

/** The one value that the number must be of. A number that stands under another key contradicts only right beside its own. */
function contradicting(
  claim: AttributeClaim,
  quantity: Quantity,
  bound: readonly Bound[],
  words: EvidenceWords,
): Leaf | null {
  const [first] = bound;
  if (
    first === undefined ||
    claim.reported ||
    bound.some(({ leaf }) => leaf.listed && !leaf.path.endsWith(']'))
  )
    return null;
  return first.counted || first.distance <= 2 || !words.numbers.has(quantity.value) ? first.leaf : null;
}

/** Stands in the evidence, counts its rows, or measures time, which is derived from other values. */
function isKnown(quantity: Quantity, bound: readonly Bound[], words: EvidenceWords): boolean {
  const few =
    words.counts.has(quantity.value) && bound.some(({ leaf, distance }) => leaf.listed && distance <= 1);
  if (few) return false;
  if (bound.length === 0 && DURATIONS.has(quantity.unit?.dimension ?? '')) return true;
  if (words.numbers.has(quantity.value) || words.counts.has(quantity.value)) return true;
  return isCounted(quantity) && [...words.sizes.values()].includes(quantity.value);
}

/** Two or more of something, spelled in Korean: 다섯 개. */
function isCounted({ text, value, unit }: Quantity): boolean {
  return value > 1 && unit !== null && /^[가-힣]/.test(text);
}
