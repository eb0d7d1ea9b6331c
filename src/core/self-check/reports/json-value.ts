type Fields = Readonly<Record<string, unknown>>;

/** The fields of an object; none where the value is anything else. */
export function fields(value: unknown): Fields {
  return isFields(value) ? value : {};
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

export function whole(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : undefined;
}

/** The JSON value of a text, also where something was printed before or after it; undefined where there is none. */
export function parseJson(source: string): unknown {
  for (const candidate of [source, source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1)]) {
    try {
      const value: unknown = JSON.parse(candidate);
      return value;
    } catch {
      // The next candidate.
    }
  }
  return undefined;
}
