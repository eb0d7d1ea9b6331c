import { type Asked, type Computed, OPEN, type Program, subjectOf } from './asked.ts';
import type { OpenedTable, Place } from '../open-table.ts';
import type { Mention } from './cell-index.ts';
import type { TableClaim } from './claim.ts';
import { type Filter, isOfOtherUnit, select } from './selection.ts';

function mentionOf({ mentions }: TableClaim, filter: Filter): Mention | undefined {
  return 'cells' in filter
    ? mentions.find(({ cells }) => cells.some((one) => filter.cells.includes(one)))
    : undefined;
}

/** 이서연 이사, Director Seoyeon Lee: beside the name of the row. */
function isTitle(claim: TableClaim, filter: Filter, name: number): boolean {
  const title = mentionOf(claim, filter);
  return claim.mentions.some(
    ({ first, last, cells }) =>
      title !== undefined &&
      cells.some(({ column }) => column === name) &&
      (last === title.first || title.last === first),
  );
}

/** Where the claim says what a filter asks for. */
function wordsOf(
  claim: TableClaim,
  { row, filter }: Looked,
  opened: OpenedTable,
): Partial<Pick<Computed, 'words' | 'kind' | 'said'>> {
  const { tokens } = claim;
  if ('value' in filter) {
    const { value } = filter;
    const isTime = value.value?.kind === 'period' || value.value?.kind === 'clock';
    const words = { start: value.start, end: value.end };
    const kind = isOfOtherUnit(row, filter, opened) ? 'unit' : 'value';
    return { words, kind, ...(isTime ? { said: value } : {}) };
  }
  if ('yes' in filter) return {};
  const mention = mentionOf(claim, filter);
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
  const isAll = looked.every(({ holds }) => holds === true);
  if (asked.denied) {
    const isNone = own.scope.length === 1 && looked.every(({ holds }) => holds === false);
    if (!isAll && !isNone) return OPEN;
    return { ...common, match: isAll ? 'contradicted' : 'supported', places: placesOf(looked) };
  }
  if (isAll) return { ...common, match: 'supported', places: placesOf(looked) };
  const against = looked.filter(({ holds }) => holds === false);
  const isNamed = ({ column, filter }: Looked): boolean =>
    asked.claim.headings.some(({ columns }) => columns.includes(column)) ||
    isOfUnit(filter) ||
    isTitle(asked.claim, filter, asked.opened.name);
  const [first] = against;
  if (first === undefined || (own.scope.length > 1 && !against.every(isNamed))) return OPEN;
  return {
    ...common,
    match: 'contradicted',
    places: placesOf(against),
    ...wordsOf(asked.claim, first, asked.opened),
  };
};
