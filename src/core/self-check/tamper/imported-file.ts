import type { SyntaxFile } from '../../../contract/syntax.ts';

/** Files that tests import helpers from, by path, of one side of the change. */
export type HelperFiles = ReadonlyMap<string, SyntaxFile>;

const ENDING = /\.(?:[cm]?[jt]sx?|py)$/;

function joined(folder: string, module: string): string {
  const parts = folder === '' ? [] : folder.split('/');
  for (const step of module.split('/')) {
    if (step === '..') parts.pop();
    else if (step !== '.') parts.push(step);
  }
  return parts.join('/');
}

/** The path without its ending, `index` and `__init__` left out: how an import names it. */
function stem(path: string): string {
  return path.replace(ENDING, '').replace(/\/(?:index|__init__)$/, '');
}

function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

function pythonPath(from: string, module: string): string {
  const [dots = ''] = /^\.*/.exec(module) ?? [];
  const steps = module.slice(dots.length).replaceAll('.', '/');
  if (dots === '') return steps;
  return joined(folderOf(from), `${'../'.repeat(dots.length - 1)}${steps}`);
}

/** The helper file that an import of a test leads to; null where it leads to none of them. */
export function importedFile(
  { path, language }: SyntaxFile,
  module: string,
  files: HelperFiles,
): SyntaxFile | null {
  const isPython = language === 'python';
  if (!isPython && !/^\.{1,2}\//.test(module)) return null;
  const wanted = stem(isPython ? pythonPath(path, module) : joined(folderOf(path), module));
  const isWhole = !isPython || module.startsWith('.');
  for (const [other, file] of files) {
    const own = stem(other);
    if (own === wanted || (!isWhole && own.endsWith(`/${wanted}`))) return file;
  }
  return null;
}
