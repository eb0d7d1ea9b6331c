import type { CodeObject, CodeSymbol, FileSymbols } from '../../contract/code-object.ts';
import type { FileLinks, LinkedSymbol } from '../../contract/file-links.ts';
import { cboId, type Sha1 } from './cbo-id.ts';
import { baseOf } from './paths.ts';

/** The CBOs of a file, its module first, and what ties them to others. */
export interface FileObjects {
  readonly objects: readonly CodeObject[];
  readonly links: FileLinks;
}

/** A path without its ending. */
export function moduleName(path: string): string {
  const dot = baseOf(path).lastIndexOf('.');
  return dot > 0 ? path.slice(0, path.length - baseOf(path).length + dot) : path;
}

function moduleObject(file: FileSymbols, id: string): CodeObject {
  return {
    id,
    kind: 'module',
    name: moduleName(file.path),
    file_path: file.path,
    signature: file.path,
    doc: file.doc,
    exports: [...new Set(file.exports.map(({ name }) => name))],
    imports: [...new Set(file.imports.map(({ specifier }) => specifier))],
    metadata: {
      language: file.language,
      start_line: 1,
      end_line: Math.max(1, file.lines),
      params_json: null,
      returns_json: null,
      fields_json: null,
      reachable: null,
    },
  };
}

function objectOf(file: FileSymbols, symbol: CodeSymbol, id: string): CodeObject {
  const { params, returns, fields } = symbol;
  return {
    id,
    kind: symbol.kind,
    name: symbol.name,
    file_path: file.path,
    signature: symbol.signature,
    doc: symbol.doc,
    exports: [],
    imports: [],
    metadata: {
      language: file.language,
      start_line: symbol.start_line,
      end_line: symbol.end_line,
      params_json: params === null ? null : [...params],
      returns_json: returns === null ? null : [...returns],
      fields_json: fields === null ? null : [...fields],
      reachable: null,
    },
  };
}

/** Ids in the order of the symbols. */
function idsOf(file: FileSymbols, sha1: Sha1): string[] {
  const counts = new Map<string, number>();
  return file.symbols.map(({ kind, name }) => {
    const key = `${kind} ${name}`;
    const nth = (counts.get(key) ?? 0) + 1;
    counts.set(key, nth);
    return cboId(sha1, { language: file.language, kind, name, path: file.path }, nth);
  });
}

/** CBOs of what a parser found. */
export function codeObjects(file: FileSymbols, sha1: Sha1): FileObjects {
  const { language, path } = file;
  const module = moduleObject(
    file,
    cboId(sha1, { language, kind: 'module', name: moduleName(path), path }, 1),
  );
  const ids = idsOf(file, sha1);
  const byName = new Map(
    file.symbols.map(({ name }, at) => [name, ids[at] ?? module.id] as const).toReversed(),
  );
  const linked = file.symbols.map(
    (symbol, at): LinkedSymbol => ({
      id: ids[at] ?? '',
      kind: symbol.kind,
      name: symbol.name,
      parent: symbol.parent === null ? module.id : (byName.get(symbol.parent) ?? null),
      references: symbol.references,
    }),
  );
  const self = {
    id: module.id,
    kind: module.kind,
    name: module.name,
    parent: null,
    references: file.references,
  };
  return {
    objects: [module, ...file.symbols.map((symbol, at) => objectOf(file, symbol, ids[at] ?? ''))],
    links: {
      path,
      language,
      package: file.package,
      imports: file.imports,
      exports: file.exports,
      symbols: [self, ...linked],
    },
  };
}
