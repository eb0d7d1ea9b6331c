/** Languages whose syntax is read by a real parser. */
export type SyntaxLanguage = 'javascript' | 'typescript' | 'python' | 'go' | 'java' | 'rust' | 'csharp';

/**
 * A syntax tree as data. `type` is the name that the parser gives (ESTree with its TypeScript extension; tree-sitter
 * for all others); the text of a node is the slice `[start, end)` of the file, UTF-16. Children stand in the order of
 * the text.
 */
export interface SyntaxNode {
  readonly type: string;
  /** The part it plays for its parent (`callee`, `arguments`, `body` …); null where the parser names none. */
  readonly field: string | null;
  readonly start: number;
  readonly end: number;
  readonly children: readonly SyntaxNode[];
}

/** A file that was parsed. Errors are places that the parser could not read; the rest of the tree still stands. */
export interface SyntaxFile {
  readonly path: string;
  readonly language: SyntaxLanguage;
  readonly text: string;
  readonly root: SyntaxNode;
  readonly comments: readonly { readonly start: number; readonly end: number }[];
  readonly errors: readonly { readonly start: number; readonly message: string }[];
}

/** One import, re-export or dynamic import of a module. */
export interface ModuleImport {
  /** As written. */
  readonly specifier: string;
  /** Names that are taken, as the other module calls them; `*` for all, `default`. Empty: for its effects alone. */
  readonly names: readonly string[];
  readonly kind: 'static' | 'dynamic' | 'require' | 'reexport' | 'type';
  readonly start: number;
  readonly end: number;
}

/** A name that a module gives to others. In Python: every name at the top of the file. */
export interface ModuleExport {
  readonly name: string;
  readonly kind: 'function' | 'class' | 'value' | 'type' | 'reexport';
  readonly start: number;
  readonly end: number;
}

/** What one source file takes and gives. */
export interface ModuleFacts {
  readonly path: string;
  readonly language: SyntaxLanguage;
  readonly imports: readonly ModuleImport[];
  readonly exports: readonly ModuleExport[];
  /** True where the file could not be parsed whole. */
  readonly broken: boolean;
}
