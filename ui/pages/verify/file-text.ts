import { ownProblem } from '../../api/api-error.ts';

/** The text of a file. Rejects with `notText` where it is none: read as one, it would speak against every claim. */
export async function fileText(file: File): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (!text.includes('\0')) return text;
  } catch {
    // Told below, as a text with a NUL in it is.
  }
  throw ownProblem('notText', file.name);
}

/** Where browsers tell it: `name:line:column`. */
function placeOf(error: unknown, name: string): string {
  const [, line, column] = /line (\d+) column (\d+)/.exec(String(error)) ?? [];
  return line === undefined ? name : `${name}:${line}:${column}`;
}

/** A text as JSON. Throws `notJson` with the place in its file. */
export function fileJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw ownProblem('notJson', placeOf(error, name));
  }
}
