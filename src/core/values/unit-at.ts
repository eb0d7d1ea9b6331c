import { type Found, longestWord, wordTable } from '../lexicon/lexicon.ts';
import { AFTER_UNIT } from '../lexicon/korean-numbers.ts';
import { COUNTERS } from '../lexicon/units-count.ts';
import { MEASURES, type UnitRow } from '../lexicon/units-measure.ts';
import { MONEY } from '../lexicon/units-money.ts';
import { TIMES } from '../lexicon/units-time.ts';
import { exactFrom, ONE, ZERO } from '../statement/exact.ts';
import type { Unit } from '../statement/value.ts';
import { afterGap, isHan, isHangul, isLatin } from './characters.ts';

const GLUED = '=';
const HYPHEN = 45;
/** Before figures these signs belong to what follows. */
const MONEY_SIGNS = '$€£¥￥₩￦₹₫₽₺₪฿₱';
const rows = wordTable(MEASURES, TIMES, MONEY, COUNTERS);
const after = wordTable(AFTER_UNIT);

function unitOf([symbol, dimension, factor, offset]: UnitRow): Unit {
  return {
    symbol,
    dimension,
    factor: exactFrom(factor),
    offset: offset === undefined ? ZERO : exactFrom(offset),
  };
}

const made = new Map<UnitRow, Unit>([...new Set(rows.classes.values())].map((row) => [row, unitOf(row)]));

/** Units by all their names; those that must be glued to the figures are told apart by a mark in the lexicon. */
const names = [...rows.classes].map(([name, row]) => [name, made.get(row) ?? unitOf(row)] as const);
const glued = wordTable({
  source: '',
  rows: names.map(([name, unit]) => [name.startsWith(GLUED) ? name.slice(1) : name, unit] as const),
});
const apart = wordTable({ source: '', rows: names.filter(([name]) => !name.startsWith(GLUED)) });
const symbols = new Map([...made.values()].map((unit) => [unit.symbol, unit]));

/** The unit of a symbol or name of the lexicon. */
export function unitNamed(name: string): Unit {
  const unit = glued.classes.get(name) ?? symbols.get(name);
  if (unit === undefined) throw new Error(`units: no "${name}" in src/core/lexicon/units-*.ts; add a row`);
  return unit;
}

/** A part of a whole: half, 3분의 1. */
export const SHARE: Unit = { symbol: 'share', dimension: 'ratio', factor: ONE, offset: ZERO };

const always = (): boolean => true;

/** Whether Hangul that ends at `end` may end a word: what follows is no Hangul, or what may stand behind a unit. */
export function endsKorean(text: string, end: number): boolean {
  if (!isHangul(text.charCodeAt(end))) return true;
  return longestWord(after, text, end, always) !== null;
}

function endsUnit(text: string, end: number): boolean {
  const last = text.charCodeAt(end - 1);
  const next = text.charCodeAt(end);
  if (isHangul(last)) return endsKorean(text, end);
  if (MONEY_SIGNS.includes(text.charAt(end - 1))) return !(next >= 48 && next <= 57);
  return !(isLatin(last) || isHan(last)) || !(isLatin(next) || (next >= 48 && next <= 57) || next === 0x5f);
}

/** The unit that begins at `at` itself. */
export function unitHere(text: string, at: number, isGlued = true): Found<Unit> | null {
  const fits = (end: number): boolean => endsUnit(text, end);
  const found = longestWord(isGlued ? glued : apart, text, at, fits);
  if (found !== null || !isLatin(text.charCodeAt(at))) return found;
  const lower = text.slice(at, at + 24).toLowerCase();
  const low = longestWord(apart, lower, 0, (end) => end > 3 && endsUnit(text, at + end));
  return low === null ? null : { end: at + low.end, is: low.is };
}

/** The unit behind a number that ends at `end`: glued, behind one space, or behind a hyphen (12-hour). */
export function unitAfter(text: string, end: number): Found<Unit> | null {
  const here = unitHere(text, end);
  if (here !== null) return here;
  const next = afterGap(text, end);
  if (next > end) return unitHere(text, next, false);
  if (text.charCodeAt(end) !== HYPHEN || !isLatin(text.charCodeAt(end + 1))) return null;
  return unitHere(text, end + 1, false);
}
