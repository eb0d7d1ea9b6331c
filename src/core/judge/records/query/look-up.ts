import { type Asked, type Computed, OPEN, type Program, subjectOf } from './asked.ts';
import type { Place } from '../open-table.ts';
import type { TableClaim } from './claim.ts';
import { type Filter, select } from './selection.ts';

/** Where the claim says what a filter asks for. */
function wordsOf({ mentions, tokens }: TableClaim, filter: Filter): Pick<Computed, 'words' | 'isValue'> {
  if ('value' in filter)
    return { words: { start: filter.value.start, end: filter.value.end }, isValue: true };
  if ('yes' in filter) return {};
  const mention = mentions.find(({ cells }) => cells.some((one) => filter.cells.includes(one)));
  const [first, last] = [tokens[mention?.first ?? -1], tokens[(mention?.last ?? 0) - 1]];
  return first === undefined || last === undefined ? {} : { words: { start: first.start, end: last.end } };
}

/** 4,250 euros can only be of a column of euros. */
function isOfUnit(filter: Filter): boolean {
  return 'value' in filter && filter.value.value?.kind === 'quantity' && filter.value.value.unit !== null;
}

interface Looked extends Place {
  readonly filter: Filter;
  /** Null where nobody knows. */
  readonly holds: boolean | null;
}

function lookAt({ opened, means }: Asked, row: number, filter: Filter): Looked {
  const { rows, empty, unknown } = select([row], [filter], opened, means);
  const holds = rows.length > 0 ? true : empty.length + unknown.length > 0 ? null : false;
  return { row, column: filter.column, filter, holds };
}

/** What rows say of themselves: each one that the claim names has all that it says. Two words of one column may be of one each. */
export const lookUp: Program = (asked) => {
  const { targets, result, size } = asked.reading;
  const own = subjectOf(asked);
  const isEither = own?.scope.some((filter) => 'cells' in filter && filter.cells.length > 1) ?? true;
  if (
    own === null ||
    isEither ||
    own.scope.length === 0 ||
    targets.length > 0 ||
    result !== null ||
    size !== null
  )
    return null;
  const looked = own.rows.flatMap((row) => own.scope.map((filter) => lookAt(asked, row, filter)));
  const common = { operation: 'look-up', value: null, said: null } as const;
  const placesOf = (some: readonly Looked[]): Place[] => some.map(({ row, column }) => ({ row, column }));
  if (looked.every(({ holds }) => holds === true))
    return { ...common, match: 'supported', places: placesOf(looked) };
  const against = looked.filter(({ holds }) => holds === false);
  const isNamed = ({ column, filter }: Looked): boolean =>
    asked.claim.headings.some(({ columns }) => columns.includes(column)) || isOfUnit(filter);
  const [first] = against;
  if (first === undefined || (own.scope.length > 1 && !against.every(isNamed))) return OPEN;
  return {
    ...common,
    match: 'contradicted',
    places: placesOf(against),
    ...wordsOf(asked.claim, first.filter),
  };
};
