import { SAMENESS } from '../../../lexicon/query-words.ts';
import { isPlain, leftOf, type NamedClaim, type Standings, type Stood } from './named-claim.ts';
import { oneRow } from './stood-rows.ts';

/** A and B have the same author: the cells of rows that the claim names say one thing. */
export function sameOf(claim: NamedClaim, { opened, means }: Standings): Stood | null {
  const { tokens, runs, named, values } = claim;
  const operators = tokens.flatMap(({ lemma }, at) => (SAMENESS.has(lemma) ? [at] : []));
  const columns = [...new Set(named.flatMap(({ columns: own }) => own))].filter(
    (column) => column !== opened.name,
  );
  const [column, ...more] = columns;
  if (operators.length !== 1 || column === undefined || more.length > 0 || values.length > 0) return null;
  const rows = runs
    .filter(({ stands }) => stands.some((one) => one.column >= 0))
    .map((run) => oneRow([run], opened));
  const said = new Set(
    rows.map((row) => String(opened.table.rows[row ?? -1]?.cells[column] ?? '').toLowerCase()),
  );
  if (rows.includes(null) || new Set(rows).size < 2 || said.size > 1 || said.has('')) return null;
  if (!isPlain(claim, [column], opened, means, operators)) return null;
  return { places: rows.map((row) => ({ row: row ?? -1, column })), left: leftOf(claim, operators, tokens) };
}
