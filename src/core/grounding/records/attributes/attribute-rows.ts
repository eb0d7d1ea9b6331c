import { type AttributeClaim, termAt } from './attribute-claim.ts';
import type { Found } from './attribute-ruling.ts';

const ORDERED =
  /보다|가장|제일|첫|번째|처음|마지막|평균|합치|합하|더하|더한|뿐|만 |모든|모두|아닌|제외|\b(?:than|most|least|first|second|third|last|average|total|only|all|every|none|each|except|both)\b|\b\w{3,}est\b/i;
const ROW = /^(.*\[\d+\])\./;

/** The row that a path lies in; null for a value of its own and for the items of a plain list. */
function rowOf(path: string): string | null {
  return ROW.exec(path)?.[1] ?? null;
}

function rowsOf({ path, paths }: Found): string[] {
  return (paths ?? [path]).flatMap((one) => rowOf(one) ?? []);
}

/** True for what a list of records is asked for as a whole: that is held by its rows, not by single cells. */
export function asksRows(claim: AttributeClaim): boolean {
  return ORDERED.test(claim.text);
}

/**
 * Keeps of the facts that stand in rows those that a row holds together, two or more in a clause: one name by itself tells
 * nothing, and facts of two rows do not make a third.
 */
export function inOneRow(claim: AttributeClaim, found: readonly Found[]): Found[] {
  const listed = found.filter((one) => one.outcome === 'supported' && rowOf(one.path) !== null);
  if (listed.length === 0) return [...found];
  const asked = asksRows(claim);
  const clauseOf = ({ place }: Found) => claim.clauses[termAt(claim, place.start)] ?? 0;
  const bound = new Map<Found, string>();
  for (const clause of asked ? [] : new Set(listed.map(clauseOf))) {
    const own = listed.filter((one) => clauseOf(one) === clause);
    const row = commonRow(own);
    if (row !== null) for (const one of own) bound.set(one, row);
  }
  return found.flatMap((one) => {
    if (!listed.includes(one)) return [one];
    const row = bound.get(one);
    return row === undefined
      ? []
      : [{ ...one, path: one.paths?.find((path) => path.startsWith(`${row}.`)) ?? one.path }];
  });
}

function commonRow(facts: readonly Found[]): string | null {
  const [first, ...others] = facts;
  if (first === undefined || new Set(facts.map(({ place }) => place.start)).size < 2) return null;
  return rowsOf(first).find((row) => others.every((other) => rowsOf(other).includes(row))) ?? null;
}
