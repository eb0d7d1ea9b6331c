import type { ReadSentence } from '../../read/read-text.ts';
import type { ValueMention } from '../../statement/value.ts';
import type { Difference } from '../judged.ts';
import type { Table } from './table.ts';

/** The name of a column as the claim may say it. */
function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[\s_]+/gu, ' ');
}

/** Tier 1 capital: a number of the name of a column says nothing by itself. */
function isOfName(
  { start, written, value }: ValueMention,
  { tokens }: ReadSentence,
  keys: readonly string[],
): boolean {
  const before = tokens.findLast(({ end }) => end <= start);
  if (before === undefined || value?.kind !== 'quantity' || !/^\d+$/u.test(written)) return false;
  const said = plain(`${before.form} ${written} `);
  return keys.some((key) => `${key} `.includes(said));
}

/** A claim without the numbers that belong to the name of a column. */
export function withoutNamedNumbers(claim: ReadSentence, { columns }: Table): ReadSentence {
  if (claim.values.length === 0) return claim;
  const keys = columns.map(({ key }) => plain(key)).filter((key) => /\d/u.test(key));
  const values = claim.values.filter((value) => !isOfName(value, claim, keys));
  return values.length === claim.values.length ? claim : { ...claim, values };
}

function digitsOf(text: string): string {
  return text.replaceAll(/[^\d.]/gu, '');
}

/** 1394 of a column in millions, said as it stands there: nobody knows whether the claim leaves the unit out. */
export function isSaidBare({ value, span, actual }: Difference, claim: string): boolean {
  const written = claim.slice(span.start, span.end);
  const isBare = value?.kind === 'quantity' && value.unit === null && /^[\d.,]+$/u.test(written);
  return isBare && digitsOf(written) === digitsOf(actual);
}
