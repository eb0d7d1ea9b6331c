import { isCount } from './amounts.ts';
import { covers } from '../../facts/content.ts';
import type { Token } from '../../../statement/token.ts';
import { placesOf } from '../../operators/question.ts';
import { isWhole } from './aggregate.ts';
import { countMatch, OPEN, placesAt, type Program, selected, subjectOf, UNFIT } from './asked.ts';
import type { TableClaim } from './claim.ts';

/** Only two, 둘뿐: it says that the number is exact. */
function isOfNumber(at: number, { tokens, values }: TableClaim): boolean {
  const beside = [tokens[at], tokens[at + 1]].flatMap((one) => one ?? []);
  return values.some(({ reach }) => beside.some((token) => covers(reach, token)));
}

/** A is the only one that has it; only A and B have it. */
export const only: Program = (asked) => {
  const { targets, result, size } = asked.reading;
  if (placesOf('only', asked.claim.tokens).length === 0 || size !== null) return null;
  const own = subjectOf(asked);
  const isOfNumbers = placesOf('only', asked.claim.tokens).every((at) => isOfNumber(at, asked.claim));
  if (own === null && isOfNumbers) return null;
  if (own === null || own.scope.length === 0 || targets.length > 0) return UNFIT;
  if (
    result !== null &&
    (!isCount(result) || countMatch(result, own.rows.length, asked.means) !== 'supported')
  )
    return UNFIT;
  const { rows, empty, unknown } = selected(asked, own.scope);
  const isSame = rows.length === own.rows.length && rows.every((row) => own.rows.includes(row));
  if (unknown.length > 0 || (isSame && empty.length > 0)) return OPEN;
  const places = placesAt([...new Set([...own.rows, ...rows])], own.scope[0]?.column ?? 0);
  const match = isSame ? 'supported' : 'contradicted';
  return { match, places, operation: 'only', value: null, said: null };
};

/** The total of all; 모두 합하면. */
function isTotal(tokens: readonly Token[]): boolean {
  const quantified = placesOf('all', tokens);
  const others = placesOf('together', tokens).filter((at) => !quantified.includes(at));
  return others.length > 0 || tokens.some((token, at) => !quantified.includes(at) && isWhole(token));
}

/** All completed projects have it: what the claim says last is said of all the others. */
export const all: Program = (asked) => {
  const { filters, targets, result } = asked.reading;
  const { tokens } = asked.claim;
  if (placesOf('all', tokens).length === 0 || isTotal(tokens) || result !== null) return null;
  if (targets.length > 0 || filters.length === 0 || asked.claim.kinds.length === 0) return UNFIT;
  const last = filters.reduce((a, b) => (b.at > a.at ? b : a));
  const scope = filters.filter((one) => one !== last);
  const among = selected(asked, scope);
  const both = selected(asked, filters);
  const missing = among.rows.filter((row) => !both.rows.includes(row));
  const against = missing.filter((row) => !both.empty.includes(row) && !both.unknown.includes(row));
  if (against.length > 0)
    return {
      match: 'contradicted',
      places: placesAt(against, last.column),
      operation: 'all',
      value: null,
      said: null,
    };
  if (among.rows.length < 2 || missing.length + among.empty.length + among.unknown.length > 0) return OPEN;
  return {
    match: 'supported',
    places: placesAt(among.rows, last.column),
    operation: 'all',
    value: null,
    said: null,
  };
};
