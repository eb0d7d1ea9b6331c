import type { DocumentSection, FileSymbols } from '../code-object.ts';
import type { ModuleFacts, SyntaxFile } from '../syntax.ts';

/** Reads source code and documents by real parsers, by the ending of the path. */
export interface CodeIndex {
  /** The tree of JavaScript, TypeScript, JSX and Python; null for others. Never rejects for what the text holds. */
  parse(path: string, text: string): Promise<SyntaxFile | null>;
  /** Of the same languages, in the order given; null for others. Faster than `parse`: only imports and exports are read. */
  modules(
    files: readonly { readonly path: string; readonly text: string }[],
  ): Promise<readonly (ModuleFacts | null)[]>;
  /**
   * In the order given; null where no parser is there. Rejects for what a text holds with `AssayError` (timeout) alone,
   * where its parser takes too long over it or breaks: see `errors` for all else.
   */
  symbols(
    files: readonly { readonly path: string; readonly text: string }[],
  ): Promise<readonly (FileSymbols | null)[]>;
  /** Passages of a document (Markdown, HTML, text) in the order of the text; null for other languages. Rejects as `symbols`. */
  sections(path: string, text: string): Promise<readonly DocumentSection[] | null>;
}
