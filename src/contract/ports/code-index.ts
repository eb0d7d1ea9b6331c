import type { ModuleFacts, SyntaxFile } from '../syntax.ts';

/** Reads source code by real parsers: JavaScript, TypeScript, JSX and Python by the ending of the path. */
export interface CodeIndex {
  /** Null where no parser is there for the language. Never rejects for what the text holds. */
  parse(path: string, text: string): Promise<SyntaxFile | null>;
  /** In the order given; null where no parser is there. Faster than `parse`: only imports and exports are read. */
  modules(
    files: readonly { readonly path: string; readonly text: string }[],
  ): Promise<readonly (ModuleFacts | null)[]>;
}
