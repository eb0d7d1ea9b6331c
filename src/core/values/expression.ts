import { SIGN_FRACTIONS } from '../lexicon/digit-scripts.ts';
import type { BoundWord } from '../lexicon/bounds.ts';
import { amountExpression } from './amount-expression.ts';
import { beginsMoney } from './amount-part.ts';
import { beginsSign, boundBefore } from './bound-words.ts';
import { digitOf, isFigureAt, isHangul, isLatin, latinEnd, wordAt } from './characters.ts';
import { figureCodeAt, gluedCodeAt } from './code.ts';
import { type Draft, read, unreadDraft } from './draft.ts';
import { beginsNumber } from './english-number.ts';
import { beginsKorean } from './korean-start.ts';
import { markerAt } from './marker.ts';
import { beginsOrdinal, englishOrdinalAt, figureOrdinalAt, koreanOrdinalAt } from './ordinal.ts';
import type { Scan } from './scan.ts';
import { beginsTime, timeExpression } from './time-expression.ts';
import { ONE, exact } from '../statement/exact.ts';
import { unitNamed } from './unit-at.ts';

const FEET = /(\d{1,2})['’′] ?(\d{1,2})(?:["”″]|'')/y;

/** 6'2": feet and inches. */
function feetAt(text: string, at: number): Draft | null {
  FEET.lastIndex = at;
  const found = FEET.exec(text);
  if (found === null) return null;
  const bound = { value: exact(Number(found[1]) * 12 + Number(found[2])), open: false };
  const amount = {
    low: bound,
    high: bound,
    unit: unitNamed('inch'),
    per: null,
    approximate: false,
    resolution: ONE,
  };
  return read(at, at + found[0].length, { kind: 'quantity', sort: 'cardinal', ...amount });
}

const MOST_BOUNDS = 3;
const UNITS_OF_PLURAL = 's';

/** Letters behind a number that no unit explains: 3D is a code; the ages of "under 18s" are not read. */
function glued(text: string, at: number, draft: Draft): Draft | null {
  if (!isLatin(text.charCodeAt(draft.end)) || digitOf(text.charCodeAt(draft.end - 1)) < 0) return null;
  const end = latinEnd(text, draft.end);
  if (text.slice(draft.end, end) === UNITS_OF_PLURAL) return unreadDraft(draft.start, end, 'form');
  return gluedCodeAt(text, at) ?? unreadDraft(draft.start, end, 'form');
}

function figureCore(scan: Scan, at: number, bounds: readonly BoundWord[]): Draft | null {
  const { text } = scan;
  const feet = feetAt(text, at);
  if (feet !== null) return feet;
  const first =
    timeExpression(scan, at, bounds) ??
    figureCodeAt(text, at) ??
    markerAt(text, at) ??
    figureOrdinalAt(text, at);
  if (first !== null) return first;
  const draft = amountExpression(text, at, bounds);
  return draft === null ? null : (glued(text, at, draft) ?? draft);
}

/** Whether a word may begin a value; figures and signs always may. */
function mayBegin(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (isHangul(code)) return beginsKorean(text, at);
  if (!isLatin(code)) return code > 32;
  const word = wordAt(text, at);
  return (
    beginsNumber(word) || beginsOrdinal(word) || beginsTime(word) || beginsMoney(word) || beginsSign(word)
  );
}

/** The value that begins at `at`, with what stood before it. */
function coreAt(scan: Scan, at: number, bounds: readonly BoundWord[]): Draft | null {
  const { text } = scan;
  const code = text.charCodeAt(at);
  if (!mayBegin(text, at)) return null;
  if (isFigureAt(text, at) || SIGN_FRACTIONS[text.charAt(at)] !== undefined)
    return figureCore(scan, at, bounds);
  const time = timeExpression(scan, at, bounds);
  if (time !== null) return time;
  const ordinal = isLatin(code) ? englishOrdinalAt(text, at) : koreanOrdinalAt(text, at);
  return ordinal ?? figureCodeAt(text, at) ?? amountExpression(text, at, bounds);
}

/** Bounds of amounts alone: prices start at $30, and a course starts at 9:30. */
const OF_AMOUNTS: ReadonlySet<BoundWord> = new Set(['gt', 'gte', 'lt']);

/** An hour or a day; a year may be an amount: more than 2019 people. */
function isTimeAt(scan: Scan, at: number): boolean {
  const value = coreAt(scan, at, [])?.value;
  return value?.kind === 'clock' || (value?.kind === 'period' && value.fineness === 'day');
}

/** A value with the words that bound it, from `at` on. */
export function expressionAt(scan: Scan, at: number): Draft | null {
  const places = [at];
  const bounds: BoundWord[] = [];
  for (let place = at; bounds.length < MOST_BOUNDS; ) {
    const bound = boundBefore(scan.text, place);
    if (bound === null) break;
    bounds.push(bound.is);
    place = bound.end;
    places.push(place);
  }
  for (let count = bounds.length; count >= 0; count--) {
    const said = bounds.slice(0, count);
    const place = places[count] ?? at;
    if (said.some((bound) => OF_AMOUNTS.has(bound)) && isTimeAt(scan, place)) continue;
    const draft = coreAt(scan, place, said);
    if (draft !== null) return said.every((bound) => bound === 'at') ? draft : { ...draft, from: at };
  }
  return null;
}
