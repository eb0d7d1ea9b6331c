import { WHOLE_WORDS } from '../../../lexicon/query-words.ts';
import type { Token } from '../../../statement/token.ts';
import { dimensionOf } from '../../facts/dimension.ts';
import { namesOf, placesOf } from '../../operators/question.ts';
import { meanAt, totalAt } from './amounts.ts';
import {
  type Asked,
  type Computed,
  hasSize,
  matchOf,
  OPEN,
  placesAt,
  type Program,
  selected,
  targetOf,
  UNFIT,
} from './asked.ts';

/** In total, 합계: all rows are meant. */
export function isWhole(token: Token): boolean {
  return namesOf(token).some((name) => WHOLE_WORDS.has(name));
}

function aggregate(asked: Asked, operation: 'sum' | 'average'): Computed | typeof UNFIT | null {
  const { filters, result } = asked.reading;
  const said = result?.value ?? null;
  const column = said === null ? null : targetOf(asked, dimensionOf(said));
  if (said === null || column === null) return null;
  const { rows, empty, unknown } = selected(asked, filters);
  if (rows.length + empty.length + unknown.length < 2 || !hasSize(asked, rows)) return UNFIT;
  if (empty.length + unknown.length > 0) return OPEN;
  const value = (operation === 'sum' ? totalAt : meanAt)(asked.opened, rows, column);
  return {
    match: matchOf(said, value, asked.means),
    places: placesAt(rows, column),
    operation,
    value,
    said: result,
  };
}

export const average: Program = (asked) =>
  placesOf('average', asked.claim.tokens).length === 0 ? null : (aggregate(asked, 'average') ?? UNFIT);

export const sum: Program = (asked) => {
  const { tokens } = asked.claim;
  const isAsked = placesOf('together', tokens).length > 0 || tokens.some(isWhole);
  return isAsked ? aggregate(asked, 'sum') : null;
};
