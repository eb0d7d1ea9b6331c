import type { Span } from '../../contract/span.ts';
import type { Attribute, Vocabulary } from '../../contract/vocabulary.ts';
import type { Quantity } from '../language/quantity.ts';
import type { Unit } from '../language/unit.ts';
import { unitOf } from '../language/units.ts';
import { distance } from './distance.ts';
import { fitsRank, fitsUnit, hasUnknownUnit, isNumeric, sharesUnit } from './fits-unit.ts';
import { type Frame, type FrameSearch, impliedFrame, isFrame, labelledFrame } from './frame.ts';
import { otherRate } from './rate.ts';
import type { Surface } from './surface.ts';
import { isTurnOfPhrase } from './turn-of-phrase.ts';

const FAR = 9;

function search(vocabulary: Vocabulary, accepts: (attribute: Attribute) => boolean): FrameSearch {
  return { vocabulary, accepts: (attribute) => isNumeric(attribute) && accepts(attribute) };
}

/** The frame of a quantity by words and unit; a bare number only where the words are near. */
function wordedFrame(surface: Surface, vocabulary: Vocabulary, quantity: Quantity): Frame | null {
  if (hasUnknownUnit(surface, quantity)) return null;
  const accepts = (attribute: Attribute): boolean =>
    fitsUnit(quantity, attribute) &&
    !otherRate(surface.text, quantity, attribute) &&
    fitsRank(quantity, attribute);
  const frame = labelledFrame(surface, quantity, search(vocabulary, accepts));
  if (!isFrame(frame)) return null;
  const near =
    quantity.unit !== null || frame.label === null || distance(surface.layout, frame.label, quantity) <= FAR;
  return near ? frame : null;
}

/** The worded frame, unless another number stands nearer to its words and a word of another attribute is there. */
export function ownedFrame(surface: Surface, vocabulary: Vocabulary, quantity: Quantity): Frame | null {
  const frame = wordedFrame(surface, vocabulary, quantity);
  const { label } = frame ?? { label: null };
  if (frame === null || label === null) return frame;
  const others = surface.quantities.filter(
    (other) => other !== quantity && fitsUnit(other, frame.definition),
  );
  const own = distance(surface.layout, label, quantity);
  const taken = quantity.end !== label.start && others.some((other) => other.end === label.start);
  if (!taken && !others.some((other) => distance(surface.layout, label, other) < own)) return frame;
  const accepts = (attribute: Attribute): boolean =>
    attribute !== frame.definition && sharesUnit(quantity, attribute);
  const other = impliedFrame(surface, quantity, search(vocabulary, accepts));
  if (isFrame(other) && other.named) return other;
  return taken ? null : frame;
}

const STATED_KO = /^(?:은|는|이|가)?\s*(?:약|총|현재|모두|대략)?\s*$/u;
const STATED_EN =
  /^\s*(?:(?:of|at|in|for|on)\s[^,;]{0,40}\s)?(?:is|was|are|were|of|stands\s+at|stood\s+at|:)\s*(?:about|around|roughly|currently)?\s*$/iu;
const SHARE = /차지|비중|\bshare\b|\bof\s+(?:the\s+)?total\b/iu;

/** A number that the sentence says to be the attribute, in a unit that cannot be: "가동률은 76.7명이다". */
export function misfitFrame(
  surface: Surface,
  vocabulary: Vocabulary,
  quantity: Quantity,
  used: readonly Span[],
): Frame | null {
  const dimension = quantity.unit?.dimension ?? '';
  if (dimension === 'time' || dimension === 'month' || (dimension === 'ratio' && SHARE.test(surface.text)))
    return null;
  const frame = labelledFrame(
    surface,
    quantity,
    search(vocabulary, () => true),
  );
  if (!isFrame(frame) || frame.label === null || used.includes(frame.label)) return null;
  if (fitsUnit(quantity, frame.definition)) return null;
  if (isMoney(quantity.unit) && isMoney(unitOf(frame.definition.unit ?? ''))) return frame;
  if (frame.label.end > quantity.start) return null;
  const between = surface.text.slice(frame.label.end, quantity.start);
  return STATED_KO.test(between) || STATED_EN.test(between) ? frame : null;
}

function isMoney(unit: Unit | null): boolean {
  return unit?.dimension.startsWith('currency') === true;
}

/** "4위", "finished first": an ordinal names the rank by itself. */
function rankFrame(surface: Surface, vocabulary: Vocabulary, quantity: Quantity): Frame | null {
  const frame = impliedFrame(
    surface,
    quantity,
    search(vocabulary, (attribute) => fitsRank(quantity, attribute)),
  );
  return isFrame(frame) ? { ...frame, named: true } : null;
}

/** The frame that the unit alone tells. */
export function unitFrame(surface: Surface, vocabulary: Vocabulary, quantity: Quantity): Frame | null {
  if (quantity.kind === 'ordinal') return rankFrame(surface, vocabulary, quantity);
  if (isTurnOfPhrase(quantity)) return null;
  const accepts = (attribute: Attribute): boolean =>
    sharesUnit(quantity, attribute) && !otherRate(surface.text, quantity, attribute);
  const frame = impliedFrame(surface, quantity, search(vocabulary, accepts));
  if (!isFrame(frame)) return null;
  const given = frame.subject.type.startsWith(GIVEN_PREFIX);
  return !given && !frame.named && otherNoun(surface, quantity) ? null : frame;
}

/** Types that only given data know have no words of their own: there any noun may be the attribute. */
const GIVEN_PREFIX = 'given:';
const NOUN_KO = /([가-힣]{2,})(?:은|는|이|가|의)\s+(?:(?:약|총|대략|현재|모두)\s+)?$/u;
const NOUN_EN =
  /\b([a-z]{3,})\s+(?:is|was|are|were|of|stands\s+at|stood\s+at|totals?|totalled)\s+(?:(?:about|around|roughly|over|under|at\s+least)\s+)?$/iu;

/** A noun that the vocabulary does not know stands where the attribute would: "보증금은 350만 원". */
function otherNoun(surface: Surface, quantity: Quantity): boolean {
  const before = surface.text.slice(0, quantity.start);
  const match = NOUN_KO.exec(before) ?? NOUN_EN.exec(before);
  if (match === null) return false;
  const place = { start: match.index, end: match.index + (match[1]?.length ?? 0) };
  const known = [...surface.entities, ...surface.labels, ...surface.periods];
  return !known.some((span) => span.start < place.end && place.start < span.end);
}

/** The frame that the unit and a word of the attribute tell together. */
export function namedFrame(surface: Surface, vocabulary: Vocabulary, quantity: Quantity): Frame | null {
  const frame = unitFrame(surface, vocabulary, quantity);
  return frame?.named === true ? frame : null;
}
