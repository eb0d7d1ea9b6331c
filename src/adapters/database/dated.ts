/** A row as the driver gives it: its moments are dates. */
export type Stored<Row, Keys extends keyof Row> = Omit<Row, Keys> & { readonly [Key in Keys]: Date };

/** The row with its moments as ISO 8601. */
export function dated<Row, Keys extends keyof Row>(row: Stored<Row, Keys>, ...keys: readonly Keys[]): Row {
  const moments = Object.fromEntries(keys.map((key) => [key, (row[key] as Date).toISOString()]));
  return { ...row, ...moments } as Row;
}
