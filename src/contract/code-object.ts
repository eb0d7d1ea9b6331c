import { z } from 'zod';

/** Languages that are read into the index. */
export const IndexLanguage = z.enum([
  'typescript',
  'javascript',
  'python',
  'java',
  'go',
  'sql',
  'prisma',
  'markdown',
  'text',
  'html',
]);
export type IndexLanguage = z.infer<typeof IndexLanguage>;

/** What a CBO (Code Blueprint Object) is; `constant` is a value at the top of a module, `schema.*` are things of a database. */
export const CodeObjectKind = z.enum([
  'module',
  'class',
  'function',
  'method',
  'interface',
  'type',
  'constant',
  'schema.table',
  'schema.view',
  'schema.enum',
  'schema.model',
]);
export type CodeObjectKind = z.infer<typeof CodeObjectKind>;

/** A parameter, a result or a field: its name (empty for an unnamed result) and its type as written, null where none is. */
export const CodePart = z.object({ name: z.string(), type: z.string().nullable() });
export type CodePart = z.infer<typeof CodePart>;

/** A parsed symbol of source code, the table `cbo_objects`. */
export const CodeObject = z.object({
  /** 'cbo_' + sha1(language|kind|name|file_path); a second symbol of the same four has `#2`, `#3` … behind its name in the hash. */
  id: z.string().regex(/^cbo_[0-9a-f]{40}$/),
  kind: CodeObjectKind,
  /** Of a method `Class.method`; of a module its path without ending. */
  name: z.string(),
  file_path: z.string(),
  signature: z.string(),
  doc: z.string(),
  /** Names that a module gives. */
  exports: z.array(z.string()),
  /** Specifiers that a module takes, as written. */
  imports: z.array(z.string()),
  metadata: z.object({
    language: IndexLanguage,
    /** Lines from 1, both included. */
    start_line: z.int(),
    end_line: z.int(),
    /** Null where it was not extracted (a callable without readable parameters, a table without columns); [] = has none. */
    params_json: z.array(CodePart).nullable(),
    returns_json: z.array(CodePart).nullable(),
    fields_json: z.array(CodePart).nullable(),
    /** Can be reached from an entry point through imports; null = not known. */
    reachable: z.boolean().nullable(),
  }),
});
export type CodeObject = z.infer<typeof CodeObject>;

export const CodeRelationKind = z.enum([
  'contains',
  'imports',
  'extends',
  'implements',
  'calls',
  'uses_type',
  'returns_type',
  'implements_schema',
  'uses_schema',
]);
export type CodeRelationKind = z.infer<typeof CodeRelationKind>;

/** An edge between two CBOs, the table `cbo_relations`. `calls` stands only where the callee resolves to one. */
export const CodeRelation = z.object({
  src_id: z.string(),
  dst_id: z.string(),
  rel: CodeRelationKind,
  metadata: z.object({
    weight: z.number(),
    /** `path:line`. */
    evidence: z.string(),
    hop: z.int(),
    /** Id of the suggestion by which a person approved it; absent: it was read from the code. */
    suggestion: z.string().optional(),
  }),
});
export type CodeRelation = z.infer<typeof CodeRelation>;

/** What a symbol names of others, before it is known what that is. */
export interface CodeReference {
  readonly rel: Exclude<CodeRelationKind, 'contains' | 'imports'>;
  /** As written: `foo`, `this.bar`, `mod.baz`. */
  readonly name: string;
  readonly line: number;
}

/** A symbol as a parser found it. */
export interface CodeSymbol {
  readonly kind: Exclude<CodeObjectKind, 'module'>;
  readonly name: string;
  /** Name of the symbol that contains it; null = the module. */
  readonly parent: string | null;
  readonly signature: string;
  readonly doc: string;
  readonly start_line: number;
  readonly end_line: number;
  readonly params: readonly CodePart[] | null;
  readonly returns: readonly CodePart[] | null;
  readonly fields: readonly CodePart[] | null;
  readonly references: readonly CodeReference[];
}

/** One statement that takes from, or passes on, another module. */
export interface CodeImport {
  /** As written. */
  readonly specifier: string;
  /** What is taken, by the other module's names, and what it is called here; `*` = all. Empty: for its effects alone. */
  readonly names: readonly { readonly name: string; readonly local: string }[];
  readonly line: number;
  /** Passed on under the names of `local` (`*` = under their own). */
  readonly reexport?: boolean;
}

/** What a parser found in one source file. */
export interface FileSymbols {
  readonly path: string;
  readonly language: IndexLanguage;
  /** Java: the package that the file declares; Go: the name of its package. */
  readonly package: string | null;
  /** Text at the top that speaks of the whole file. */
  readonly doc: string;
  readonly symbols: readonly CodeSymbol[];
  /** Names that the module gives, and what it calls them itself (`default` and such differ). */
  readonly exports: readonly { readonly name: string; readonly local: string }[];
  readonly imports: readonly CodeImport[];
  /** What the module names of others outside of its symbols. */
  readonly references: readonly CodeReference[];
  readonly lines: number;
  /** Places that could not be parsed; the rest was. */
  readonly errors: readonly { readonly line: number; readonly message: string }[];
}

/** A passage of a document, by its headings. */
export interface DocumentSection {
  /** Headings from the outermost to its own. */
  readonly headings: readonly string[];
  readonly text: string;
  /** Lines from 1, both included. */
  readonly start_line: number;
  readonly end_line: number;
}
