import type { Span } from '../../../contract/span.ts';
import { findPeriods } from '../../language/find-periods.ts';
import { findQuantities } from '../../language/find-quantities.ts';
import type { Quantity } from '../../language/quantity.ts';
import { besideName, type Bound, boundTo, isInName } from './attribute-binding.ts';
import type { AttributeClaim } from './attribute-claim.ts';
import type { Leaf } from './attribute-leaf.ts';
import { byClause, type ClauseMentions, type Mention } from './attribute-mentions.ts';
import type { Found } from './attribute-ruling.ts';
import { agrees } from './attribute-units.ts';
import type { EvidenceWords } from './attribute-words.ts';

const SCALE = /\bout of (?:a (?:possible|maximum)(?: of)? )?$|\/\s*$|만점 중 $/i;
/** 44 more than: derived from others, and held by no key. */
const DERIVED =
  /^ ?(?:more|less|fewer|higher|lower|cheaper|longer|shorter|older|younger)\b|^ ?(?:더|많|적|비싸|싸) ?/i;
const HAS_NUMBER =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|fifty)\b|(?:두|세|네|다섯|여섯|일곱|여덟|아홉|열|스무) ?[가-힣]/i;
const DURATIONS = new Set(['time', 'duration']);

/** GR38: the numbers of the claim, each held against the key that it stands beside; dates and opening hours are not theirs. */
export function checkNumbers(
  claim: AttributeClaim,
  mentions: readonly Mention[],
  words: EvidenceWords,
  taken: readonly Span[],
): Found[] {
  if (!HAS_NUMBER.test(claim.text)) return [];
  const dates = findPeriods(claim.text);
  const near = byClause(claim, mentions);
  return findQuantities(claim.text, dates)
    .filter((quantity) => isAsserted(claim, quantity, taken) && !isInName(claim, quantity, words))
    .flatMap((quantity) => checkQuantity(claim, quantity, near, words));
}

function isAsserted(
  { text }: AttributeClaim,
  { start, end, kind }: Quantity,
  taken: readonly Span[],
): boolean {
  if (kind !== 'cardinal' || SCALE.test(text.slice(Math.max(0, start - 24), start))) return false;
  if (DERIVED.test(text.slice(end, end + 12))) return false;
  return !taken.some((span) => span.start < end && start < span.end);
}

function checkQuantity(
  claim: AttributeClaim,
  quantity: Quantity,
  mentions: ClauseMentions,
  words: EvidenceWords,
): Found[] {
  const bound = boundTo(claim, quantity, mentions, words);
  const spelled = !/\d/.test(quantity.text);
  const sure = spelled ? bound.filter(({ distance }) => distance <= 1) : bound;
  const equal = bound.find(({ measure }) => agrees(quantity, measure));
  if (equal !== undefined) return [found('supported', quantity, equal.leaf)];
  const wrong = contradicting(claim, quantity, sure, words) ?? besideName(claim, quantity, words);
  if (wrong !== null) return [found('contradicted', quantity, wrong)];
  if (spelled || isKnown(quantity, bound, words)) return [];
  return [found('not_found', quantity, bound[0]?.leaf ?? null)];
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
  return first.distance <= 2 || !words.numbers.has(quantity.value) ? first.leaf : null;
}

/** Stands in the evidence, counts its rows, or measures time, which is derived from other values. */
function isKnown(quantity: Quantity, bound: readonly Bound[], words: EvidenceWords): boolean {
  const few =
    words.counts.has(quantity.value) && bound.some(({ leaf, distance }) => leaf.listed && distance <= 1);
  if (few) return false;
  if (bound.length === 0 && DURATIONS.has(quantity.unit?.dimension ?? '')) return true;
  return words.numbers.has(quantity.value) || words.counts.has(quantity.value);
}

function found(outcome: Found['outcome'], { start, end, text }: Quantity, leaf: Leaf | null): Found {
  return {
    rule: 'GR38',
    outcome,
    place: { start, end },
    reading: text,
    path: leaf?.path ?? '',
    value: leaf?.value,
  };
}
