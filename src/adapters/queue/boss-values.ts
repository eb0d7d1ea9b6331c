const JSON_BEGINS = /^[[{]/;

/** Parameters of pg-boss: its JSON comes as text, told apart by its first character. Objects tell the pool that they are JSON. */
export function bossValues(values: readonly unknown[]): unknown[] {
  return values.map((value) =>
    typeof value === 'string' && JSON_BEGINS.test(value) ? { toPostgres: () => value } : value,
  );
}
