import type { MetricRange } from '../../../contract/metrics.ts';

/** The values of `$1` to `$3` of a query about a range: tenant, from, to. */
export function rangeValues(tenant: string, { from, to }: MetricRange): unknown[] {
  return [tenant, from, to];
}

/** The same with `$4`, the bucket. */
export function bucketValues(tenant: string, range: MetricRange): unknown[] {
  return [...rangeValues(tenant, range), range.bucket];
}

/** The beginning of the bucket that a time lies in, in UTC. */
export function bucketOf(column: string): string {
  return `date_trunc($4, ${column}, 'UTC')`;
}

/** Rows of the tenant in the range. */
export function within(column: string): string {
  return `tenant_id = $1 and ${column} >= $2 and ${column} < $3`;
}

/** Rows by the beginning of their bucket, in their order. */
export function byStart<Row extends { readonly start: Date }>(rows: readonly Row[]): Map<string, Row[]> {
  const found = new Map<string, Row[]>();
  for (const row of rows) {
    const start = row.start.toISOString();
    found.set(start, [...(found.get(start) ?? []), row]);
  }
  return found;
}

/** Counts under each of the words, 0 where there is none. */
export function counted<Word extends string>(
  words: readonly Word[],
  rows: readonly { readonly word: string; readonly count: number }[],
): Record<Word, number> {
  const found = new Map(rows.map(({ word, count }) => [word, count]));
  return Object.fromEntries(words.map((word) => [word, found.get(word) ?? 0])) as Record<Word, number>;
}
