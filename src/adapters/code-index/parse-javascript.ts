import { type OxcError, type ParseResult, parse } from 'oxc-parser';
import type { SyntaxFile, SyntaxNode } from '../../contract/syntax.ts';
import { javascriptTree } from './javascript-tree.ts';
import { tooDeep } from './nesting.ts';
import type { SourceKind } from './source-kind.ts';

export const TOO_DEEP = 'nested too deeply to be read';

/** What the parser made of the text, or the place where it would nest too deeply. */
export async function readJavascript(
  path: string,
  text: string,
  kind: SourceKind,
): Promise<ParseResult | number> {
  const deep = tooDeep(text);
  if (deep !== null) return deep;
  return parse(path, text, {
    ...(kind.dialect === null ? {} : { lang: kind.dialect }),
    sourceType: kind.module,
    preserveParens: false,
  });
}

export function errorsOf(errors: readonly OxcError[]): { start: number; message: string }[] {
  return errors
    .filter((error) => (error.severity as string) === 'Error')
    .map((error) => ({ start: error.labels[0]?.start ?? 0, message: error.message }));
}

function unread(path: string, text: string, kind: SourceKind, start: number): SyntaxFile {
  const root: SyntaxNode = { type: 'Program', field: null, start: 0, end: text.length, children: [] };
  const errors = [{ start, message: TOO_DEEP }];
  return { path, language: kind.language, text, root, comments: [], errors };
}

/** Never rejects for what the text holds. */
export async function parseJavascript(path: string, text: string, kind: SourceKind): Promise<SyntaxFile> {
  const result = await readJavascript(path, text, kind);
  if (typeof result === 'number') return unread(path, text, kind, result);
  const errors = errorsOf(result.errors);
  const root = javascriptTree(result.program, text, (start) => errors.push({ start, message: TOO_DEEP }));
  const comments = result.comments.map(({ start, end }) => ({ start, end }));
  return { path, language: kind.language, text, root, comments, errors };
}
