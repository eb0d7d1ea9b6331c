import type { Edit } from './pair.ts';

/** Texts by path. */
export type Files = ReadonlyMap<string, string>;

function textOf(files: Files, path: string): string {
  const text = files.get(path);
  if (text === undefined) throw new Error(`${path} is not there`);
  return text;
}

function replaced(text: string, find: string, put: string, path: string): string {
  const at = text.indexOf(find);
  if (at === -1) throw new Error(`${path} does not hold ${JSON.stringify(find)}`);
  if (text.includes(find, at + 1)) throw new Error(`${path} holds ${JSON.stringify(find)} more than once`);
  return text.slice(0, at) + put + text.slice(at + find.length);
}

function applyOne(files: Map<string, string>, edit: Edit): void {
  if ('delete' in edit) {
    textOf(files, edit.delete);
    files.delete(edit.delete);
  } else if ('move' in edit) {
    files.set(edit.to, textOf(files, edit.move));
    files.delete(edit.move);
  } else if ('write' in edit) files.set(edit.write, edit.text);
  else if ('append' in edit) files.set(edit.in, textOf(files, edit.in) + edit.append);
  else files.set(edit.in, replaced(textOf(files, edit.in), edit.find, edit.put, edit.in));
}

/** The files after the edits, one after the other. Throws where an edit does not fit. */
export function edited(files: Files, edits: readonly Edit[]): Map<string, string> {
  const after = new Map(files);
  for (const edit of edits) applyOne(after, edit);
  return after;
}
