import { codeIndex } from '../../../src/adapters/code-index/code-index.ts';
import type { SyntaxFile } from '../../../src/contract/syntax.ts';
import { inOneForm } from '../../../src/core/self-check/syntax/one-form.ts';

const index = codeIndex();

/** The tree of a text as a check reads it; null where there is no parser. */
export async function parsedOrNull(path: string, text: string): Promise<SyntaxFile | null> {
  const tree = await index.parse(path, text);
  return tree && inOneForm(tree);
}

export async function parsed(path: string, text: string): Promise<SyntaxFile> {
  const tree = await parsedOrNull(path, text);
  if (tree === null) throw new Error(`${path} was not parsed`);
  return tree;
}
