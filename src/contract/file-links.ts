import type { CodeImport, CodeObjectKind, CodeReference, IndexLanguage } from './code-object.ts';

/** A symbol as others refer to it. */
export interface LinkedSymbol {
  readonly id: string;
  readonly kind: CodeObjectKind;
  readonly name: string;
  /** Id of the CBO that contains it; null of the module. */
  readonly parent: string | null;
  readonly references: readonly CodeReference[];
}

/** What ties a file to others, kept beside it so that ties can be found again without reading the file. */
export interface FileLinks {
  readonly path: string;
  readonly language: IndexLanguage;
  readonly package: string | null;
  readonly imports: readonly CodeImport[];
  readonly exports: readonly { readonly name: string; readonly local: string }[];
  /** The module first. */
  readonly symbols: readonly LinkedSymbol[];
}
