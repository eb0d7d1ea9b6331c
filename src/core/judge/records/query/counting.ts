import { isCount } from './amounts.ts';
import type { Match } from '../../match.ts';
import { isShare, shareOf } from '../../operators/amounts.ts';
import { placesOf } from '../../operators/question.ts';
import type { Token } from '../../../statement/token.ts';
import type { ValueMention } from '../../../statement/value.ts';
import { counted } from '../../operators/amounts.ts';
import {
  type Asked,
  countMatch,
  matchOf,
  OPEN,
  placesOfRows,
  type Program,
  selected,
  UNFIT,
} from './asked.ts';
import { dimensionAt } from './reading.ts';
import { rowsOf } from './selection.ts';

/** The claim says every word of the column: courses is not all of `Recommended next course`. */
function isCalledWhole({ claim, opened }: Asked, column: number): boolean {
  const { words } = opened.header(column);
  return claim.headings.some(({ columns, at }) => columns.includes(column) && at.length >= words.length);
}

/** How many things there are: rows, names of rows, or what a column says of them; null where the two differ. */
function manyOf(asked: Asked, rows: readonly number[]): number | null {
  const { opened, reading } = asked;
  const different = (column: number): number =>
    new Set(rows.flatMap((row) => opened.table.rows[row]?.cells[column] ?? [])).size;
  const [target] = reading.targets;
  if (target !== undefined && isCalledWhole(asked, target)) return different(target);
  const own = target ?? opened.name;
  return own < 0 || different(own) === rows.length ? rows.length : null;
}

/** What counts rows: of a claim that says what kind of thing they are, or names a column of words. */
function isCounting({ reading, claim, opened }: Asked): boolean {
  const [target, ...more] = reading.targets;
  if (target === undefined) return claim.kinds.length > 0;
  return more.length === 0 && claim.kinds.length === 0 && dimensionAt(opened, target) === null;
}

/** Of the five, 다섯 건 가운데. */
function isPartitive(size: ValueMention, tokens: readonly Token[]): boolean {
  const before = tokens.findLastIndex(({ end, upos }) => end <= size.start && upos !== 'DET');
  const behind = tokens.findIndex(({ start }) => start >= size.end);
  const places = placesOf('of', tokens);
  return tokens[behind]?.inflection === undefined
    ? places.includes(before)
    : places.some((at) => behind <= at && at <= behind + 1);
}

/** Two of the five bookings: as many as there are rows. */
function isOfAll({ reading: { size }, claim, opened, means }: Asked): boolean {
  if (size === null) return true;
  const isSize = countMatch(size, rowsOf(opened).length, means) === 'supported';
  return isSize && isPartitive(size, claim.tokens);
}

/** Three projects are on hold. A count that empty cells could make true contradicts nothing. */
export const count: Program = (asked) => {
  const { result } = asked.reading;
  const isOfNamed = asked.reading.filters.some(({ column }) => column === asked.opened.name);
  if (result === null || !isCount(result) || !isCounting(asked)) return null;
  if (isOfNamed || !isOfAll(asked)) return UNFIT;
  const { rows, empty, unknown } = selected(asked, asked.reading.filters);
  const many = manyOf(asked, rows);
  if (unknown.length > 0 || many === null || many === 0) return OPEN;
  const matches = Array.from({ length: empty.length + 1 }, (_, more) =>
    countMatch(result, many + more, asked.means),
  );
  const isSettled = matches[0] === 'supported' || matches.every((one) => one === 'contradicted');
  const match: Match = isSettled ? (matches[0] ?? null) : null;
  return { match, places: placesOfRows(asked, rows), operation: 'count', value: many, said: result };
};

/** A third of the orders are delivered. */
export const share: Program = (asked) => {
  const { filters, targets, result, size } = asked.reading;
  const said = result?.value ?? null;
  if (!isShare(said) || size !== null) return null;
  if (filters.length === 0 || targets.length > 0 || asked.claim.kinds.length === 0) return UNFIT;
  const { rows, empty, unknown } = selected(asked, filters);
  const all = rowsOf(asked.opened).length;
  if (empty.length + unknown.length > 0 || rows.length === 0 || all === 0) return OPEN;
  const bare = { ...said, unit: null };
  const value = shareOf(counted(bare, rows.length), counted(bare, all));
  return {
    match: matchOf(said, value, asked.means),
    places: placesOfRows(asked, rows),
    operation: 'share',
    value,
    said: result,
  };
};

/** No project is on hold; 보류된 사업은 없다. */
export const none: Program = (asked) => {
  const { tokens, kinds, flags } = asked.claim;
  const isDenial = (at: number): boolean => flags.some(({ denial }) => denial === at);
  const isNone =
    tokens.some(({ lemma }, at) => lemma === '없' && !isDenial(at)) ||
    placesOf('none', tokens).some((at) => !isDenial(at));
  if (!isNone) return null;
  const { filters, targets, result } = asked.reading;
  const denied = tokens.find(({ lemma }) => lemma === '없')?.end ?? Infinity;
  const isOfCount = filters.some(
    (filter) => 'value' in filter && filter.at > denied && isCount(filter.value),
  );
  if (filters.length === 0 || kinds.length === 0 || targets.length > 0 || result !== null || isOfCount)
    return UNFIT;
  const { rows, empty, unknown } = selected(asked, filters);
  if (rows.length === 0 && empty.length + unknown.length > 0) return OPEN;
  const match = rows.length === 0 ? 'supported' : 'contradicted';
  return { match, places: placesOfRows(asked, rows), operation: 'count', value: rows.length, said: null };
};
