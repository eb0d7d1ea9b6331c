import { AssayError } from '../../contract/assay-error.ts';
import { parseJson } from '../../app/parse-json.ts';
import { type Fields, fields } from '../../core/self-check/transcript/plain-object.ts';

const MARK = '\ufeff';

/** The settings of a file, empty where it is absent or blank. Throws `malformed` with the place: comments, errors, no object. */
export function settingsIn(text: string | null, path: string): Fields {
  if (text === null || text.trim() === '') return {};
  const value = fields(parseJson(text, path));
  if (value === null) throw new AssayError('malformed', 'is not a JSON object', { where: path });
  return value;
}

/** The settings as text, indented and ended as the file was. */
export function settingsText(settings: Fields, before: string | null): string {
  const indent = /^([ \t]+)"/m.exec(before ?? '')?.[1] ?? '  ';
  const text = `${JSON.stringify(settings, null, indent)}\n`;
  const ended = before !== null && before !== '' && !/\n\s*$/.test(before) ? text.trimEnd() : text;
  const lines = /\r\n/.test(before ?? '') ? ended.replaceAll('\n', '\r\n') : ended;
  return before?.startsWith(MARK) === true ? MARK + lines : lines;
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
