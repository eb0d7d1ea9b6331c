import { OF_VALUES, TOGETHER } from '../../lexicon/korean-sums.ts';
import type { Value, ValueMention } from '../../statement/value.ts';
import { dimensionOf } from '../facts/dimension.ts';
import { areApart, speaksOf } from '../facts/said.ts';
import { isLimit, isSaid, reached } from '../limits.ts';
import type { Means } from '../means.ts';
import type { Lemma } from '../same-word.ts';
import { type Cell, labelOf } from './cell.ts';
import { type CellsFound, NO_CELLS } from './cells-found.ts';
import type { ClaimRead } from './claim-read.ts';
import { isOneOf } from './is-one-of.ts';
import { hasParticle } from './scene.ts';
import { lemmaOf } from '../facts/content.ts';
import { isTold } from './told.ts';

/** A number without a unit may be part of a name: Heater 3. */
const BARE = 'number';

/** Says no more than that something has a value of this dimension. */
export function isOfValue(word: Lemma, dimension: string, means: Means): boolean {
  return means.words.light.has(word.word) || OF_VALUES.has(word.word) || speaksOf(word, dimension, means);
}

/**
 * The claim speaks of what the value is of: all its words are told, and it says the label right before the value. What stands
 * over a sentence is not said of another topic in it: `미니는 1년 뒤에 출시됐다`, behind 라이트.
 */
function isAddressed(asked: readonly Lemma[], cell: Cell, dimension: string, means: Means): boolean {
  const isApart = (word: Lemma): boolean =>
    labelOf(cell).some((other) => areApart(word, other, dimension, means));
  const says = (word: Lemma): boolean => !isOfValue(word, dimension, means) || isApart(word);
  const wanted = asked.filter(says);
  const head = labelOf(cell).findLast(says) ?? cell.topic.at(-1);
  if (head === undefined || wanted.length === 0) return false;
  const near = [...cell.own, ...cell.topic, ...cell.around];
  const isOfOther = cell.topic.length > 0 && !cell.topic.some((word) => isTold(word, asked, means));
  const said = isOfOther ? near : [...near, ...cell.scene.about];
  return wanted.every((word) => isTold(word, said, means)) && isTold(head, asked, means);
}

/** 예방접종은 예약 없이 가능하지만 위내시경은 3일 전까지 예약: what the second topic has is not said of the first. */
function isOfNextTopic({ topic, scene }: Cell, asked: readonly Lemma[], means: Means): boolean {
  if (topic.length === 0 || topic.some((word) => isTold(word, asked, means))) return false;
  return scene.said.sentence.tokens.some(
    (token) => hasParticle(token, '은') && isTold(lemmaOf(token), asked, means),
  );
}

function hasValue(some: readonly Value[], { value }: ValueMention, { compare }: Means): boolean {
  return value !== null && some.some((other) => compare(value, other) === 'equal');
}

/** Another time stands there as well: `visited by 26,500 people in 2022` tells nothing of the number of 2023. */
function hasOtherTime(some: readonly Value[], { value }: ValueMention, { compare }: Means): boolean {
  return (
    value?.kind === 'period' &&
    some.some((other) => other.kind === 'period' && compare(value, other) === 'excluded')
  );
}

/** Of several the ones that have the other values of the claim in their own piece, else in their sentence. */
function withOthers(cells: readonly Cell[], others: readonly ValueMention[], means: Means): readonly Cell[] {
  const hasAll = (some: readonly Value[]): boolean =>
    others.every((one) => hasValue(some, one, means) && !hasOtherTime(some, one, means));
  const near = cells.filter(({ beside }) => hasAll(beside));
  if (near.length > 0) return near;
  return cells.filter(({ scene }) => hasAll(scene.values.flatMap(({ value }) => value ?? [])));
}

/** Both are for each of the same thing, or bound time in the same way: until 18:00 denies no 09:00 to 18:00. */
function isOneKind(claim: Value, evidence: Value): boolean {
  if ('per' in claim && 'per' in evidence) return claim.per?.symbol === evidence.per?.symbol;
  if (claim.kind === 'clock' && evidence.kind === 'clock')
    return claim.bound === evidence.bound && claim.from === claim.to && evidence.from === evidence.to;
  if (claim.kind === 'period' && evidence.kind === 'period')
    return claim.bound === evidence.bound && claim.fineness === evidence.fineness;
  return false;
}

/** 모두 80개: a sum, which none of its parts denies. */
function sumsUp({ tokens }: ClaimRead): boolean {
  return tokens.some((token) => isOneOf(token, TOGETHER));
}

function holdValue(
  mention: ValueMention,
  claim: ClaimRead,
  cells: readonly Cell[],
  means: Means,
): CellsFound {
  const { value } = mention;
  const dimension = value === null ? null : dimensionOf(value);
  if (value === null || dimension === null || dimension === BARE) return NO_CELLS;
  const addressed = cells.filter(
    (cell) => dimensionOf(cell.value) === dimension && isAddressed(claim.words, cell, dimension, means),
  );
  const others = claim.values.filter((one) => one !== mention);
  const found = withOthers(addressed, others, means);
  const [first] = found;
  if (first === undefined || !found.every((one) => means.compare(first.value, one.value) === 'equal'))
    return NO_CELLS;
  const said = means.compare(value, first.value);
  const isSaidBeside = addressed.some(
    (cell) =>
      means.compare(value, cell.value) === 'equal' &&
      claim.words.every((word) => isTold(word, [...cell.own, ...cell.topic], means)),
  );
  if (said === 'excluded' && (isSaidBeside || sumsUp(claim))) return NO_CELLS;
  if (said === 'excluded')
    return isOneKind(value, first.value) && found.every(({ own }) => own.length > 0)
      ? { match: 'contradicted', cells: found }
      : NO_CELLS;
  const isWhole = !found.some(({ restricted }) => restricted) || claim.restricted;
  const wanted = isLimit(first.value) ? value : reached(value);
  const isOwn = !found.some((cell) => isOfNextTopic(cell, claim.words, means));
  return isWhole && isOwn && isSaid(wanted, first.value, means.compare)
    ? { match: 'supported', cells: found }
    : NO_CELLS;
}

/** A claim of more values says several things. */
const MOST_VALUES = 3;

/** JD60: a value of the claim against the one that the evidence labels with the claim's words. */
export function holdCells(claim: ClaimRead, cells: readonly Cell[], means: Means): CellsFound {
  if (claim.values.length > MOST_VALUES || claim.negative) return NO_CELLS;
  const held = claim.values.map((mention) => holdValue(mention, claim, cells, means));
  const against = held.find(({ match }) => match === 'contradicted');
  if (against !== undefined) return against;
  const isSaid = held.length > 0 && held.every(({ match }) => match === 'supported');
  return isSaid ? { match: 'supported', cells: held.flatMap((one) => one.cells) } : NO_CELLS;
}
