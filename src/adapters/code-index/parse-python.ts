import type { SyntaxFile } from '../../contract/syntax.ts';
import { parseTree } from './tree-sitter.ts';

/** Never rejects for what the text holds. */
export async function parsePython(path: string, text: string): Promise<SyntaxFile> {
  return { path, language: 'python', text, ...(await parseTree('python', text)) };
}
