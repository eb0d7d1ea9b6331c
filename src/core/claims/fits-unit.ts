import type { Attribute } from '../../contract/vocabulary.ts';
import type { Quantity } from '../language/quantity.ts';
import type { Unit } from '../language/unit.ts';
import { comparable, unitOf } from '../language/units.ts';
import type { Surface } from './surface.ts';

export function isNumeric(attribute: Attribute): boolean {
  return attribute.kind === 'measure' || attribute.kind === 'count';
}

const COUNTED_UNITS = /^(?:people|items|count|ratio|score|fte|effort)/u;

/** "four games" can be a number of things, never of won or metres; "480 allocated hours" is one of hours. */
function countsIn(noun: string, unit: Unit | null): boolean {
  if (unit === null || COUNTED_UNITS.test(unit.dimension)) return true;
  return unitOf(noun)?.dimension === unit.dimension;
}

/** True where the quantity could be a value of the attribute, as far as units tell. */
export function fitsUnit(quantity: Quantity, attribute: Attribute): boolean {
  if (attribute.unit === undefined) return true;
  if (quantity.unit === null)
    return quantity.counted === undefined || countsIn(quantity.counted, unitOf(attribute.unit));
  return comparable(quantity.unit, unitOf(attribute.unit));
}

/** True where both have a unit and the units agree: enough to tell the attribute without its name. */
export function sharesUnit(quantity: Quantity, attribute: Attribute): boolean {
  if (quantity.unit === null || attribute.unit === undefined || !fitsUnit(quantity, attribute)) return false;
  return quantity.unit.dimension !== 'items' || quantity.unit.symbol === unitOf(attribute.unit)?.symbol;
}

const RANK = /순위|랭킹|등수|\brank|\bposition|\bplace\b|\bstanding/iu;

/** An ordinal is the value of a rank and of nothing else. */
export function fitsRank(quantity: Quantity, attribute: Attribute): boolean {
  return (
    quantity.kind !== 'ordinal' ||
    [...attribute.labels.ko, ...attribute.labels.en].some((word) => RANK.test(word))
  );
}

const NEXT_WORD = /^\s?([A-Za-z]{2,})/u;
const NO_UNIT =
  /^(?:in|of|for|and|or|to|at|on|by|from|as|with|per|than|but|while|which|that|a|an|the|is|was|are|were|during|last|this|next|since|until|before|after|compared|according|points?|out|over|under|more|less|fewer|higher|lower|each|so|it|its|has|had|have|not)$/iu;

/** A bare number with a word behind it that is no unit we know and no word of the vocabulary: 11.7 TJ. */
export function hasUnknownUnit(surface: Surface, quantity: Quantity): boolean {
  if (quantity.unit !== null || quantity.counted !== undefined) return false;
  const word = NEXT_WORD.exec(surface.text.slice(quantity.end))?.[1];
  if (word === undefined || NO_UNIT.test(word)) return false;
  const start = surface.text.indexOf(word, quantity.end);
  const known = [...surface.labels, ...surface.entities, ...surface.periods, ...surface.changes];
  return !known.some((span) => span.start <= start && start < span.end);
}
