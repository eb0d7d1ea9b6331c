import type { SyntaxFile } from '../../../contract/syntax.ts';

/** Lines that hold code: comments, blank lines and lone brackets left out. */
export function codeLines({ text, comments }: SyntaxFile): number {
  let at = 0;
  let bare = '';
  for (const { start, end } of comments) {
    bare += text.slice(at, start) + text.slice(start, end).replace(/[^\n]/g, ' ');
    at = end;
  }
  return `${bare}${text.slice(at)}`.split('\n').filter((line) => /[\p{L}\p{N}]/u.test(line)).length;
}
