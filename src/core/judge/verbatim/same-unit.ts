import type { Bound, Comparison, Value, ValueMention } from '../../statement/value.ts';
import { MAY } from '../../lexicon/repetition-words.ts';
import { lemmaOf } from '../facts/content.ts';
import { dimensionOf } from '../facts/dimension.ts';
import { isLimit } from '../limits.ts';
import type { Means } from '../means.ts';
import type { Lemma } from '../same-word.ts';
import type { Unit } from './unit.ts';
import { small } from './units-of.ts';

/** How a value bounds and what it is for each of; what differs in that is no value of the same kind. */
function frameOf(value: Value): string {
  if ('bound' in value) return value.bound;
  if (!('low' in value)) return value.kind;
  const end = (bound: Bound | null): string => (bound === null ? 'none' : String(bound.open));
  return [end(value.low), end(value.high), value.per?.symbol, value.unit === null].join(' ');
}

function isApproximate(value: Value): boolean {
  return 'approximate' in value && value.approximate;
}

/** `At most 30 days`, `until 22:00`: a rule of another limit is another rule, however wide. */
function compared(claim: Value, evidence: Value, { compare }: Means): Comparison {
  if (frameOf(claim) !== frameOf(evidence) || (isApproximate(evidence) && !isApproximate(claim)))
    return 'incomparable';
  const found = compare(claim, evidence);
  const isOther =
    found === 'within' || (found === 'incomparable' && dimensionOf(claim) === dimensionOf(evidence));
  return isOther && isLimit(claim) ? 'excluded' : found;
}

const FIGURES = /\d+/gu;
const LETTER = /\p{L}/u;

/**
 * Values that could be read in several ways, or by another time alone: `7일` and `5일` (days of a month, or how many),
 * `다음 해 5월 31일`. Where one figure differs and no word, they exclude each other in each reading.
 */
function comparedUnread(claim: ValueMention, evidence: ValueMention): Comparison {
  const [own, theirs] = [small(claim.written), small(evidence.written)];
  if (own === theirs) return 'equal';
  const frame = own.replace(FIGURES, '');
  const isFramed = LETTER.test(frame) && frame === theirs.replace(FIGURES, '');
  return isFramed && [claim, evidence].every(({ unread }) => unread === 'ambiguous' || unread === 'relative')
    ? 'excluded'
    : 'incomparable';
}

/** How the value of the claim stands to that of the evidence; null where one of them has none. */
export function valuesOf(claim: Unit, evidence: Unit, means: Means): Comparison | null {
  if (claim.value === null || evidence.value === null) return null;
  if (claim.rest !== evidence.rest || claim.marks !== evidence.marks) return 'incomparable';
  const [own, theirs] = [claim.value.value, evidence.value.value];
  if (own !== null && theirs !== null) return compared(own, theirs, means);
  return comparedUnread(claim.value, evidence.value);
}

/** The same, whatever stands around them: `7권까지`, `7권을`. */
export function saidInPlace(claim: Unit, evidence: Unit, means: Means): Comparison {
  return valuesOf(claim, { ...evidence, rest: claim.rest, marks: claim.marks }, means) ?? 'incomparable';
}

const INFLECTED = new Set(['VERB', 'AUX']);

/** A word with what its form says beside it; `following` before a noun is an adjective. */
function wordOf({ token, form, marks }: Unit): { readonly lemma: Lemma; readonly marks: string } {
  const isBefore = token.relation === 'amod' && token.inflection === undefined && form !== null;
  return isBefore ? { lemma: { word: form, upos: 'ADJ' }, marks: '' } : { lemma: lemmaOf(token), marks };
}

function isSynonym(claim: Unit, evidence: Unit, { says }: Means): boolean {
  if (claim.value !== null || evidence.value !== null) return false;
  const [own, theirs] = [wordOf(claim), wordOf(evidence)];
  return (
    own.marks === theirs.marks && claim.ending === evidence.ending && says(own.lemma, theirs.lemma, 'same')
  );
}

function sameWord(claim: Unit, evidence: Unit): boolean {
  if (claim.form !== null && claim.form === evidence.form) return true;
  if (MAY.has(claim.lemma) && MAY.has(evidence.lemma)) return claim.negative === evidence.negative;
  if (claim.lemma !== evidence.lemma || claim.marks !== evidence.marks) return false;
  const isKorean = claim.token.inflection !== undefined;
  return isKorean
    ? claim.ending === evidence.ending
    : (INFLECTED.has(claim.token.upos) && INFLECTED.has(evidence.token.upos)) ||
        (claim.negative && evidence.negative);
}

/** True where both say the same, whether they deny it or not. */
export function sayAlike(claim: Unit, evidence: Unit, means: Means): boolean {
  const values = valuesOf(claim, evidence, means);
  if (values !== null) return values === 'equal' || values === 'within';
  return claim.value === null && evidence.value === null && sameWord(claim, evidence);
}

/** True where the word of the claim repeats that of the evidence, or is another word for it. */
export function sameUnit(claim: Unit, evidence: Unit, means: Means): boolean {
  if (claim.negative !== evidence.negative) return false;
  return sayAlike(claim, evidence, means) || isSynonym(claim, evidence, means);
}
