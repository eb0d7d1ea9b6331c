/**
 * What Postgres cannot hold is written with a noncharacter that no text for interchange contains: NUL as its `0`, half a
 * surrogate pair as its four digits, itself twice.
 */
const ESCAPE = '\ufdd0';
const UNHELD = /[\0\ud800-\udfff\ufdd0]/gu;
const ESCAPED = /\ufdd0(\ufdd0|0|d[89a-f][0-9a-f]{2})/g;

function escaped(unit: string): string {
  if (unit === '\0') return `${ESCAPE}0`;
  return unit === ESCAPE ? ESCAPE + ESCAPE : ESCAPE + unit.charCodeAt(0).toString(16);
}

function unescaped(_: string, what: string): string {
  if (what === ESCAPE) return ESCAPE;
  return String.fromCharCode(Number.parseInt(what, 16));
}

/** Text as Postgres can hold it; `heldText` gives it back. Different texts stay different. */
export function storedText(text: string): string {
  return text.replace(UNHELD, escaped);
}

/** The text that `storedText` was given. */
export function heldText(stored: string): string {
  return stored.includes(ESCAPE) ? stored.replace(ESCAPED, unescaped) : stored;
}

/** JSON escapes that Postgres refuses, past those that are themselves escaped. */
const UNHELD_JSON = /(\\[^u])|\\u(0000|d[89a-f][0-9a-f]{2})|\ufdd0/gi;

/** The same for the text of a JSON value: strings in it are held as `storedText` holds them. */
export function storedJsonText(json: string): string {
  return json.replace(UNHELD_JSON, (whole: string, kept?: string, unit?: string) => {
    if (kept !== undefined) return kept;
    return escaped(unit === undefined ? whole : String.fromCharCode(Number.parseInt(unit, 16)));
  });
}

/** Every string of a value of JSON, keys too, as it was given. */
export function heldValue(value: unknown): unknown {
  if (typeof value === 'string') return heldText(value);
  if (Array.isArray(value)) return value.map(heldValue);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [heldText(key), heldValue(inner)]));
}

/** A value for a column of JSON: to the driver an object that writes itself, to the pool's codec the mark of JSON. */
export interface JsonParameter {
  readonly toPostgres: () => string;
}

export function storedJson(value: unknown): JsonParameter {
  return { toPostgres: () => JSON.stringify(value) };
}
