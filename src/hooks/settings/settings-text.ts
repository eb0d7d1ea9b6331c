import { AssayError } from '../../contract/assay-error.ts';
import { parseJson } from '../../app/parse-json.ts';
import { type Fields, fields } from '../../core/self-check/transcript/plain-object.ts';

/** Throws `malformed` with the place where a file that is there holds comments, errors, or no object. */
export function expectSettings(text: string | null, path: string): void {
  if (text === null || text.trim() === '') return;
  if (fields(parseJson(text, path)) === null)
    throw new AssayError('malformed', 'is not a JSON object', { where: path });
}

export function settingsText(settings: Fields): string {
  return `${JSON.stringify(settings, null, 2)}\n`;
}

const AROUND = 2;

/** What changes from one text to the other, line by line, with what stands around it; empty where nothing does. */
export function changeText(before: string, after: string): string[] {
  const [old, fresh] = [before.split(/\r?\n/), after.split(/\r?\n/)];
  if (before === after) return [];
  let start = 0;
  while (start < Math.min(old.length, fresh.length) && old[start] === fresh[start]) start += 1;
  let end = 0;
  while (end < Math.min(old.length, fresh.length) - start && old.at(-1 - end) === fresh.at(-1 - end))
    end += 1;
  const marked = (mark: string, lines: readonly string[]): string[] => lines.map((line) => `${mark} ${line}`);
  return [
    ...marked(' ', fresh.slice(Math.max(0, start - AROUND), start)),
    ...marked('-', old.slice(start, old.length - end)),
    ...marked('+', fresh.slice(start, fresh.length - end)),
    ...marked(' ', fresh.slice(fresh.length - end, fresh.length - end + AROUND)),
  ].filter((line) => line.trim() !== '');
}
