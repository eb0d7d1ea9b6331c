/** An object of fields, not yet known further. */
export type Fields = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is Fields {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/** The first of these fields that says something. */
export function firstOf(fields: Fields, names: readonly string[]): unknown {
  return names.map((name) => fields[name]).find((value) => value !== undefined && value !== null);
}

/** As `firstOf`, of texts alone. */
export function firstText(fields: Fields, names: readonly string[]): string | undefined {
  const texts = names.map((name) => fields[name]);
  return texts.find((value): value is string => typeof value === 'string' && value !== '');
}
