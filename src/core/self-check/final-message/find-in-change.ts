import type { ClaimProof } from '../../../contract/message-claim.ts';
import type { ChangedFile } from '../../../contract/work-change.ts';
import { folded } from '../../language/fold-text.ts';
import { proof } from './claim-verdict.ts';

/** Said from the root of the disk, from the home, or upwards: such a path may lie outside of the work tree. */
export const OUTSIDE = /^(?:[/~]|\.\.\/|[A-Za-z]:[\\/])/;

/** Whether a path that was written in a message means a file: whole, its end, or a folder that it lies in. */
export function isSamePath(there: string, named: string): boolean {
  const file = folded(there);
  if (OUTSIDE.test(named) && file.includes('/') && named.endsWith(`/${file}`)) return true;
  const path = named.replace(/^(?:\.\/|\/)/, '').replace(/:\d+(?::\d+)?$/, '');
  if (path === '') return false;
  if (path.endsWith('/')) return file.startsWith(path) || file.includes(`/${path}`);
  return (
    file === path || file.endsWith(`/${path}`) || file.startsWith(`${path}/`) || file.includes(`/${path}/`)
  );
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** The word as a pattern: a name is not found inside a longer one. */
export function wordOf(symbol: string): RegExp {
  const bare = symbol.replace(/\(\)$/, '');
  return new RegExp(`(?<![\\w$])${escaped(bare)}(?![\\w$])`, 'g');
}

export function timesIn(text: string | null, symbol: string): number {
  return text === null ? 0 : (text.match(wordOf(symbol)) ?? []).length;
}

/** Names that a symbol may stand under: `Session.close` is also `close`. */
export function namesOf(symbol: string): readonly string[] {
  const last = symbol.split(/[.#:]+/).at(-1) ?? '';
  return last.length > 2 && last !== symbol && /^[\w$]+(?:\(\))?$/.test(last) ? [symbol, last] : [symbol];
}

/** The lines that another text does not have, each with those that it stands under by its indent. */
function otherLines(text: string, known: ReadonlySet<string>): ReadonlySet<string> {
  const over: { readonly indent: number; readonly line: string }[] = [];
  const found = new Set<string>();
  for (const line of text.split('\n').filter((one) => one.trim() !== '')) {
    const indent = line.length - line.trimStart().length;
    while ((over.at(-1)?.indent ?? -1) >= indent) over.pop();
    over.push({ indent, line });
    if (!known.has(line.trim())) for (const one of over) found.add(one.line);
  }
  return found;
}

/** True where a line that differs holds the name, or stands in what bears it. */
export function isTouched({ before, after }: ChangedFile, name: string): boolean {
  const pattern = wordOf(name);
  const differ = [...otherLines(after ?? '', linesOf(before)), ...otherLines(before ?? '', linesOf(after))];
  return differ.some((line) => line.search(pattern) >= 0);
}

/** `path:line` of the first place where the name stands in the new text. */
export function placeOf({ path, after }: ChangedFile, symbol: string): ClaimProof {
  const lines = (after ?? '').split('\n');
  const at = lines.findIndex((line) => wordOf(symbol).test(line));
  return proof('file', at < 0 ? path : `${path}:${at + 1}`, lines[at]?.trim() ?? '');
}

/** A changed file as a proof. */
export function fileProof({ path, status, previous_path }: ChangedFile): ClaimProof {
  return proof('file', path, previous_path === undefined ? status : `${status} (${previous_path})`);
}

const COMMENT = /^\s*(?:\/\/|\/?\*|#(?!include|!)|"""|--|;;)/;

function linesOf(text: string | null): ReadonlySet<string> {
  return new Set((text ?? '').split('\n').map((line) => line.trim()));
}

/** Comment lines that a change adds. */
export function hasNewComment({ before, after }: ChangedFile): boolean {
  const old = linesOf(before);
  return (after ?? '').split('\n').some((line) => COMMENT.test(line) && !old.has(line.trim()));
}
