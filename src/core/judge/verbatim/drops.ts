import type { ClauseWords } from '../../lexicon/clause-words.ts';
import {
  ATTENDING,
  JOINERS,
  LINKS,
  PLACING,
  PLACING_PARTICLES,
  REASONS,
  UNITING,
} from '../../lexicon/repetition-words.ts';
import type { Clause } from './clauses-of.ts';
import { isLed } from './fronted.ts';
import type { IsOnlyOne } from './only-one.ts';
import { counts, firstFinite, isEvent, isKoreanUnit, mainVerb } from './predicates.ts';
import { riskOf } from './risk.ts';
import { small } from './units-of.ts';
import type { Unit } from './unit.ts';

const NOMINAL = new Set(['NOUN', 'PROPN', 'ADJ', 'NUM', 'X']);
const VERBAL = new Set(['VERB', 'AUX', 'SCONJ', 'CCONJ']);

interface Ground {
  readonly units: readonly Unit[];
  readonly words: ClauseWords;
  readonly isOnlyOne: IsOnlyOne;
}

function isHarmless(units: readonly Unit[], words: ClauseWords): boolean {
  return units.every((unit) => riskOf(unit, words) === null);
}

/** The end of the brackets that open before `at`. */
function bracketEnd({ units, words }: Ground, at: number): number[] {
  const base = units[at - 1]?.depth ?? 0;
  if ((units[at]?.depth ?? 0) <= base) return [];
  const next = units.findIndex(({ depth }, place) => place > at && depth <= base);
  const end = next < 0 ? units.length : next;
  return isHarmless(units.slice(at, end), words) ? [end] : [];
}

/** The end of what stands between two commas, or a comma and the end of the sentence. */
function pauseEnd(units: readonly Unit[], at: number): number {
  const next = units.findIndex(({ comma, stop }, place) => place > at && (comma || stop));
  return next < 0 ? units.length : next;
}

const PARTICIPLES = new Set(['VBN', 'VBG']);

/** `, a student of Aalto,`, `, paid by the city,` and `, which belongs to the county,`. */
function asideEnd({ units, words }: Ground, at: number): number[] {
  const [before, unit] = [units[at - 1], units[at]];
  if (before === undefined || unit === undefined || !unit.comma || isKoreanUnit(unit)) return [];
  const end = pauseEnd(units, at);
  const own = units.slice(at, end);
  if (words.relatives.has(unit.lemma) && unit.token.xpos.startsWith('W')) return [end];
  if (PARTICIPLES.has(unit.token.xpos) && isHarmless(own, words)) return [end];
  const isNoun = NOMINAL.has(unit.token.upos) && NOMINAL.has(before.token.upos);
  const isBare = own.every(({ token }) => !VERBAL.has(token.upos));
  return isNoun && isBare && isHarmless(own, words) ? [end] : [];
}

function isEdge(unit: Unit): boolean {
  return unit.comma || isLed(unit) || unit.token.upos === 'CCONJ';
}

function mayAttend({ first }: Unit): boolean {
  const marker = small(first.form);
  return PLACING.has(marker) || ATTENDING.has(marker);
}

/** Ends of `in Bergen`, said of what happened: behind the verb, or before all and parted by a comma. */
function englishPlaceEnds({ units }: Ground, at: number): number[] {
  const unit = units[at];
  if (unit === undefined || !isLed(unit) || !mayAttend(unit)) return [];
  if (at > 0 && at <= firstFinite(units)) return [];
  const found: number[] = [];
  for (let end = at + 1; end <= units.length; end += 1) {
    const next = units[end];
    if (end > at + 1 && (next === undefined || (at === 0 ? next.comma : isEdge(next)))) found.push(end);
    if (next === undefined || VERBAL.has(next.token.upos) || next.token.xpos.startsWith('W')) break;
  }
  return found;
}

function isTime({ value }: Unit): boolean {
  const own = value?.value;
  return (own?.kind === 'period' || own?.kind === 'clock') && own.bound === 'at';
}

function isBare({ marks, token, value }: Unit): boolean {
  return marks === '' && value === null && token.inflection?.kind === 'noun' && NOMINAL.has(token.upos);
}

function isPlacing({ token }: Unit): boolean {
  const particles = token.inflection?.particles ?? [];
  const own = particles.filter((one) => one !== '은');
  return own.length === 1 && PLACING_PARTICLES.has(own[0] ?? '');
}

/** The end of `1998년`, `강릉에`. */
function koreanPlaceEnds({ units }: Ground, at: number): number[] {
  const [before, unit] = [units[at - 1], units[at]];
  if (unit === undefined || (before !== undefined && isBare(before))) return [];
  if (isTime(unit)) return unit.marks === '' || isPlacing(unit) ? [at + 1] : [];
  let end = at;
  for (let next = units[end]; next !== undefined && isBare(next); next = units[end]) end += 1;
  const last = units[end];
  return last !== undefined && last.value === null && isPlacing(last) && end < units.length - 1
    ? [end + 1]
    : [];
}

/** The end of `because …`: what hangs on it stands without it. */
function reasonEnd({ units, words }: Ground, at: number): number[] {
  const unit = units[at];
  if (at === 0 || unit === undefined || !REASONS.has(unit.lemma)) return [];
  return isHarmless(units.slice(0, at), words) ? [units.length] : [];
}

/** The end of a first word that only ties the sentence to the one before: however, 다만. */
function linkEnd({ units }: Ground, at: number): number[] {
  const unit = units[at];
  return at === 0 && unit !== undefined && LINKS.has(unit.lemma) ? [1] : [];
}

function isItem(unit: Unit | undefined): boolean {
  return unit !== undefined && unit.value === null && NOMINAL.has(unit.token.upos);
}

function isAnd(unit: Unit | undefined): boolean {
  return unit !== undefined && JOINERS.has(unit.lemma) && unit.token.upos === 'CCONJ';
}

/** Behind the item that begins at a place. */
function itemEnd(units: readonly Unit[], at: number): number {
  let end = at;
  while (isItem(units[end]) && (end === at || units[end]?.comma === false)) end += 1;
  return end;
}

/** The end of an item of a list that what is said holds of as well: `white,` and `and grey` of `comes in white, green and grey`. */
function listEnds({ units }: Ground, at: number): number[] {
  const [before, unit] = [units[at - 1], units[at]];
  if (unit === undefined || isKoreanUnit(unit) || at <= mainVerb(units)) return [];
  if (units.some(({ lemma }) => UNITING.has(lemma))) return [];
  if (isAnd(unit) && isItem(before)) {
    const end = itemEnd(units, at + 1);
    return end > at + 1 && !VERBAL.has(units[end]?.token.upos ?? '') ? [end] : [];
  }
  const end = itemEnd(units, at);
  const isFirst = !isItem(before) || unit.comma;
  if (end === at || !isFirst) return [];
  if (isAnd(units[end])) return isItem(units[end + 1]) ? [end + 1] : [];
  return units[end]?.comma === true && isItem(units[end]) ? [end] : [];
}

const NOUNS = new Set(['NOUN', 'PROPN']);

function isNoun(unit: Unit | undefined): boolean {
  return unit !== undefined && unit.value === null && NOUNS.has(unit.token.upos);
}

function isCalling(unit: Unit | undefined): boolean {
  return isNoun(unit) || unit?.token.upos === 'NUM';
}

/**
 * Ends of words that only tell which one the subject is, where the evidence speaks of no other: `Halvorsen` and `on Mill
 * Street` of `The Halvorsen library on Mill Street opened`.
 */
function callingEnds({ units, words, isOnlyOne }: Ground, at: number): number[] {
  const verb = mainVerb(units);
  const [before, unit] = [units[at - 1], units[at]];
  if (unit === undefined || at >= verb || isKoreanUnit(unit)) return [];
  if (!isHarmless(units.slice(0, verb), words)) return [];
  if (unit.token.upos === 'ADP') {
    const own = units.slice(at, verb);
    const isPhrase =
      own.length > 1 && own.every(({ token }) => NOMINAL.has(token.upos) || token.upos === 'ADP');
    const from = units.findLastIndex((one, place) => place < at && !isCalling(one)) + 1;
    const isOfOne = isCalling(before) && isOnlyOne(units.slice(from, at).map(({ token }) => token));
    return isPhrase && isOfOne && (unit.lemma === 'of' || PLACING.has(unit.lemma)) ? [verb] : [];
  }
  let end = at;
  while (end < verb && isNoun(units[end])) end += 1;
  const head = units[end - 1];
  return head !== undefined && end - 1 > at && !isNoun(before) && isOnlyOne([head.token]) ? [end - 1] : [];
}

/** Where what may be left out of the clause ends, if it begins at `at`, without a change of what the rest says. */
export type Drops = (at: number) => readonly number[];

/** JD32: what stands aside may always be left out; when and where only of what happened, where nothing is counted. */
export function dropsOf({ units, plain, settled }: Clause, words: ClauseWords, isOnlyOne: IsOnlyOne): Drops {
  const ground = { units, words, isOnlyOne };
  const tells = plain && isEvent(units);
  const counted = units.flatMap((_, at) => (counts(units, at) ? [at] : []));
  const isKorean = units.some(isKoreanUnit);
  const placeEnds = isKorean ? koreanPlaceEnds : englishPlaceEnds;
  const losing = (at: number): number[] =>
    placeEnds(ground, at).filter((end) => counted.every((place) => at <= place && place < end));
  return (at) => [
    ...bracketEnd(ground, at),
    ...asideEnd(ground, at),
    ...linkEnd(ground, at),
    ...(settled ? reasonEnd(ground, at) : []),
    ...(settled ? callingEnds(ground, at) : []),
    ...(tells ? losing(at) : []),
    ...(plain ? listEnds(ground, at) : []),
  ];
}
