import type { SyntaxFile } from '../../../contract/syntax.ts';
import type { Callable } from './callable.ts';
import { javascriptCallables } from './javascript-callables.ts';
import { pythonCallables } from './python-callables.ts';

export function callablesOf(file: SyntaxFile): readonly Callable[] {
  return file.language === 'python' ? pythonCallables(file) : javascriptCallables(file);
}
