import type { ParseResult } from 'oxc-parser';
import type { CodeReference, FileSymbols } from '../../../../contract/code-object.ts';
import { DEEPEST_NODE } from '../../nesting.ts';
import { errorsOf, readJavascript, TOO_DEEP } from '../../parse-javascript.ts';
import type { SourceKind } from '../../source-kind.ts';
import { referencesOf } from '../named.ts';
import { oneLine, type SourceText, sourceText } from '../source-text.ts';
import { commentsOf } from './comments.ts';
import type { Reading } from './declarations.ts';
import { type EsNode, list, nodeBelow } from './estree.ts';
import { type Piece, piecesOf } from './pieces.ts';
import { gatheredFile, newGathered, readStatement } from './statements.ts';

type Error = FileSymbols['errors'][number];

function nothing(path: string, kind: SourceKind, source: SourceText, errors: readonly Error[]): FileSymbols {
  const none = { package: null, doc: '', symbols: [], exports: [], imports: [], references: [] };
  return { path, language: kind.language, ...none, lines: source.lines, errors };
}

function readWhole(
  path: string,
  kind: SourceKind,
  source: SourceText,
  { program, comments }: ParseResult,
): FileSymbols {
  const statements = list(program as unknown as EsNode, 'body');
  const spoken = commentsOf(comments, source);
  const reading: Reading = { source, comments: spoken, symbols: [], walks: [] };
  const gathered = newGathered(reading);
  for (const statement of statements)
    readStatement(gathered, statement, { parent: null, statement }, () => undefined);
  const [first] = statements;
  const references: CodeReference[] = referencesOf(gathered.outside);
  return {
    path,
    language: kind.language,
    package: null,
    doc: spoken.ofFile(first && { start: first.start, isImport: first.type === 'ImportDeclaration' }),
    symbols: reading.symbols,
    ...gatheredFile(gathered),
    references,
    lines: source.lines,
    errors: [],
  };
}

function toErrors(errors: readonly { start: number; message: string }[], source: SourceText): Error[] {
  return errors.map(({ start, message }) => ({ line: source.lineOf(start), message: oneLine(message, 200) }));
}

function shifted(found: FileSymbols, by: number): FileSymbols {
  const at = <T extends { readonly line: number }>(place: T): T => ({ ...place, line: place.line + by });
  return {
    ...found,
    symbols: found.symbols.map((symbol) => ({
      ...symbol,
      start_line: symbol.start_line + by,
      end_line: symbol.end_line + by,
      references: symbol.references.map(at),
    })),
    imports: found.imports.map(at),
    references: found.references.map(at),
    errors: found.errors.map(at),
  };
}

function joined(whole: FileSymbols, parts: readonly FileSymbols[]): FileSymbols {
  return {
    ...whole,
    doc: parts[0]?.doc ?? '',
    symbols: parts.flatMap(({ symbols }) => symbols),
    exports: parts.flatMap(({ exports }) => exports),
    imports: parts.flatMap(({ imports }) => imports),
    references: parts.flatMap(({ references }) => references),
    errors: parts.flatMap(({ errors }) => errors),
  };
}

/** What the parser made of the text, or the place from which its tree is too deep to be walked. */
async function readTree(path: string, text: string, kind: SourceKind): Promise<ParseResult | number> {
  const result = await readJavascript(path, text, kind);
  if (typeof result === 'number') return result;
  return nodeBelow(result.program as unknown as EsNode, DEEPEST_NODE) ?? result;
}

/** A file that does not parse, as far as it does: each declaration at the left margin by itself. */
async function readPieces(
  path: string,
  kind: SourceKind,
  source: SourceText,
): Promise<readonly FileSymbols[]> {
  const read = async ({ text, line }: Piece): Promise<FileSymbols> => {
    const inner = sourceText(text);
    const result = await readTree(path, text, kind);
    if (typeof result === 'number') return nothing(path, kind, inner, [{ line, message: TOO_DEEP }]);
    const errors = errorsOf(result.errors);
    return shifted({ ...readWhole(path, kind, inner, result), errors: toErrors(errors, inner) }, line - 1);
  };
  return Promise.all(piecesOf(source.text).map(read));
}

/** The symbols of JavaScript and TypeScript. Never rejects for what the text holds. */
export async function javascriptSymbols(path: string, text: string, kind: SourceKind): Promise<FileSymbols> {
  const source = sourceText(text);
  const result = await readTree(path, text, kind);
  if (typeof result === 'number') {
    const deep = [{ line: source.lineOf(result), message: TOO_DEEP }];
    const parts = await readPieces(path, kind, source);
    return { ...joined(nothing(path, kind, source, deep), parts), errors: deep };
  }
  const errors = toErrors(errorsOf(result.errors), source);
  const found = { ...readWhole(path, kind, source, result), errors };
  if (errors.length === 0 || found.symbols.length > 0) return found;
  const parts = await readPieces(path, kind, source);
  const pieced = joined(found, parts);
  return pieced.errors.length > 0 ? pieced : { ...pieced, errors };
}
