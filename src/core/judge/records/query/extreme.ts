import { RANKING } from '../../../lexicon/query-words.ts';
import type { Reading as Degree } from '../../../lexicon/operator-words.ts';
import { exact, ONE, order } from '../../../statement/exact.ts';
import type { Value } from '../../../statement/value.ts';
import { degreeOf } from '../../operators/degree.ts';
import { orderValues } from '../../operators/order-values.ts';
import { valueAt } from './amounts.ts';
import {
  type Asked,
  type Computed,
  hasSize,
  matchOf,
  OPEN,
  placesAt,
  type Program,
  selected,
  subjectOf,
  targetOf,
  UNFIT,
} from './asked.ts';
import { isOrdinal } from './reading.ts';
import type { Filter } from './selection.ts';

interface Ranked {
  readonly row: number;
  readonly value: Value;
}

/** Rows by what they have in a column, the one that is meant by `most` first. */
interface Ends {
  readonly sorted: readonly Ranked[];
  readonly column: number;
}

interface Scale {
  readonly column: number;
  readonly side: Degree['side'];
}

/** Which column the words of degree are about; null where none is, or several are. */
function scaleOf(asked: Asked): Scale | null {
  const degrees = degreeOf('most', asked.claim.tokens, isOrdinal(asked.reading.result));
  const isNamed = asked.reading.targets.length > 0;
  const found = degrees.flatMap(({ side, dimension, usual }): Scale[] => {
    const wanted = dimension === 'beginning' ? 'period' : (dimension ?? (isNamed ? null : usual));
    const column = targetOf(asked, wanted);
    return column === null ? [] : [{ side, column }];
  });
  const [first, ...more] = found;
  const isOne = first !== undefined && more.every(({ column }) => column === first.column);
  const isRank = isOne && asked.opened.header(first.column).all.some(({ word }) => RANKING.has(word));
  return isOne && !isRank ? first : null;
}

/** Null where some rows cannot be told. */
function sortedBy(asked: Asked, filters: readonly Filter[]): Ends | null {
  const scale = scaleOf(asked);
  const { rows, empty, unknown } = selected(asked, filters);
  if (scale === null || empty.length + unknown.length > 0 || !hasSize(asked, rows)) return null;
  const known = rows.flatMap((row): Ranked[] => {
    const value = valueAt(asked.opened, row, scale.column);
    return value === null ? [] : [{ row, value }];
  });
  const [first] = known;
  if (first === undefined || known.length < rows.length || known.length < 2) return null;
  if (known.some(({ value }) => orderValues(value, first.value) === null)) return null;
  const sign = scale.side === 'up' ? -1 : 1;
  const sorted = [...known].sort((a, b) => sign * (orderValues(a.value, b.value) ?? 0));
  return { column: scale.column, sorted };
}

/** The largest budget is 3 million. */
function endValue(asked: Asked): Computed | typeof UNFIT {
  const { filters, result } = asked.reading;
  const ends = sortedBy(asked, filters);
  const [first] = ends?.sorted ?? [];
  const said = result?.value ?? null;
  if (ends === null || first === undefined || said === null) return UNFIT;
  const places = placesAt([first.row], ends.column);
  const match = matchOf(said, first.value, asked.means);
  return { match, places, operation: 'extreme', value: first.value, said: result };
}

/** The row that the claim names is at the end, or at the place that it says. */
export const extreme: Program = (asked) => {
  const { result } = asked.reading;
  if (degreeOf('most', asked.claim.tokens, isOrdinal(result)).length === 0) return null;
  if (result !== null && !isOrdinal(result)) return endValue(asked);
  const own = subjectOf(asked);
  const ends = own?.rows.length === 1 ? sortedBy(asked, own.scope) : null;
  if (own === null || ends === null) return UNFIT;
  const mine = ends.sorted.find(({ row }) => row === own.rows[0]);
  if (mine === undefined) return OPEN;
  const ties = ends.sorted.filter(({ value }) => orderValues(value, mine.value) === 0);
  if (ties.length > 1) return OPEN;
  const place = 1 + ends.sorted.indexOf(mine);
  const wanted = result?.value.low?.value ?? ONE;
  const isSaid = order(wanted, exact(place)) === 0;
  const shown = isSaid ? ends.sorted : [mine, ...ends.sorted.slice(0, place - 1)];
  const places = placesAt(
    shown.map(({ row }) => row),
    ends.column,
  );
  const match = isSaid ? 'supported' : 'contradicted';
  return { match, places, operation: 'rank', value: place, said: result };
};
