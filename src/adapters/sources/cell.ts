import { AssayError } from '../../contract/assay-error.ts';

const LONE_SURROGATE = /\p{Cs}/u;

/** A cell as trimmed text, null where it is empty. Throws `malformed` for what no text can hold. */
export function cellText(value: unknown, place: string): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') {
    throw badCell(JSON.stringify(value).slice(0, 40), 'is not a single value', place);
  }
  const text = String(value).trim();
  if (text.includes('\u0000') || LONE_SURROGATE.test(text))
    throw badCell(JSON.stringify(text), 'holds a character that is none', place);
  return text === '' ? null : text;
}

/** Several values of one cell: a JSON array, or text parted by the separator. */
export function cellTexts(value: unknown, separator: string | undefined, place: string): readonly string[] {
  const parts: readonly unknown[] = Array.isArray(value) ? value : splitText(value, separator, place);
  return parts.map((part) => cellText(part, place)).filter((text) => text !== null);
}

function splitText(value: unknown, separator: string | undefined, place: string): readonly string[] {
  const text = cellText(value, place);
  if (text === null) return [];
  return separator === undefined ? [text] : text.split(separator);
}

/** The error for a value that is not what its column should hold. `place` is `file:line, column "x"`. */
export function badCell(shown: string, why: string, place: string): AssayError {
  return new AssayError('malformed', `${shown} ${why}`, {
    where: place,
    hint: 'correct the file, or leave the cell empty',
  });
}
