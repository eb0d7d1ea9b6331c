/** An object of parsed JSON, before its shape is known. */
export type Fields = Readonly<Record<string, unknown>>;

export function fields(value: unknown): Fields | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null;
}

export function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function words(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

export function whole(value: unknown): number | null {
  return typeof value === 'number' && Number.isInteger(value) ? value : null;
}

/** Null where the text is no JSON object. */
export function parseObject(text: string): Fields | null {
  try {
    return fields(JSON.parse(text));
  } catch {
    return null;
  }
}

/** The text of a message: itself, or its parts, of these types alone where they are given. */
export function textOf(content: unknown, types?: ReadonlySet<unknown>): string {
  const parts = list(content).map((part) => fields(part) ?? {});
  const own = parts
    .filter((part) => types?.has(part['type']) !== false)
    .map((part) => words(part['text']) ?? '');
  return words(content) ?? own.join('\n');
}
