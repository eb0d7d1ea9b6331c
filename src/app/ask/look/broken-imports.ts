import type { BrokenImport } from '../../../core/correction/causes/ask-facts.ts';
import type { BehindFile } from './look-at-files.ts';

/** A file and what it imports, as written. */
interface Importing {
  readonly path: string;
  readonly specifiers: readonly string[];
}

const TAKES = /(?:\bfrom|\bimport|\brequire\s*\(|\bimport\s*\()\s*['"]([^'"\n]{1,300})['"]/gu;
const TAKES_NAME =
  /^[ \t]*(?:from[ \t]+([\w.]{1,200})[ \t]+import|import[ \t]+(?:static[ \t]+)?([\w.]{1,200}))/gmu;
const ENDING = /\.(?:[cm]?[jt]sx?|py|java|go)$/u;
const INDEX = /\/(?:index|__init__)$/u;
const DEEPEST = 4;

/** Specifiers of a text whose symbols nobody has read yet. */
export function specifiersIn(text: string): readonly string[] {
  const quoted = [...text.matchAll(TAKES)].map(([, specifier = '']) => specifier);
  const dotted = [...text.matchAll(TAKES_NAME)].map(([, from, plain]) => from ?? plain ?? '');
  return [...new Set([...quoted, ...dotted.filter((one) => one !== '')])];
}

function folderOf(path: string): readonly string[] {
  return path.split('/').slice(0, -1);
}

/** `./b.ts` seen from `src/a.ts` is `src/b`; `pkg.mod` is the end of a path. */
function targetOf(specifier: string, from: string): { readonly whole: boolean; readonly path: string } {
  if (!specifier.startsWith('.')) {
    const path = specifier.includes('/') ? specifier : specifier.replaceAll('.', '/');
    return { whole: false, path: path.replace(ENDING, '') };
  }
  const dots = /^\.+(?=\w|$)/u.exec(specifier)?.[0].length ?? 0;
  // Python counts packages up by dots, others by ../
  const steps =
    dots > 0
      ? [...Array<string>(dots - 1).fill('..'), ...specifier.slice(dots).split('.')]
      : specifier.split('/');
  const parts: string[] = [...folderOf(from)];
  for (const step of steps) {
    if (step === '..') parts.pop();
    else if (step !== '.' && step !== '') parts.push(step);
  }
  return { whole: true, path: parts.join('/').replace(ENDING, '') };
}

/** What imports name: a file without its ending, a folder by its index file; in Go the folder of a package. */
function nameOf(path: string): string {
  if (path.endsWith('.go')) return folderOf(path).join('/');
  return path.replace(ENDING, '').replace(INDEX, '');
}

function leadsTo(specifier: string, from: string, path: string): boolean {
  const target = targetOf(specifier, from);
  const plain = nameOf(path);
  // the name of the module stands before the folder
  if (path.endsWith('.go')) return plain !== '' && `/${target.path}`.endsWith(`/${plain}`);
  if (target.path === '') return false;
  return plain === target.path || (!target.whole && plain.endsWith(`/${target.path}`));
}

/**
 * LP12: files that what was found imports, at most a few steps away, and the index does not have: where the words of the
 * question stand in one, its chain of imports is what is missing.
 */
export function brokenImports(
  found: readonly Importing[],
  behind: readonly BehindFile[],
): readonly BrokenImport[] {
  const missing = behind.filter(({ state }) => state === 'missing');
  const broken: BrokenImport[] = [];
  for (const { path, specifiers } of found) {
    let edge = [{ path, specifiers, via: [] as readonly string[] }];
    const seen = new Set<string>();
    for (let depth = 0; depth < DEEPEST && edge.length > 0; depth += 1) {
      edge = edge.flatMap((one) =>
        missing.flatMap((file) => {
          if (seen.has(file.path) || !one.specifiers.some((as) => leadsTo(as, one.path, file.path)))
            return [];
          seen.add(file.path);
          broken.push({ path, via: one.via, imports: file.path, match: file.match });
          return [{ path: file.path, specifiers: specifiersIn(file.text), via: [...one.via, file.path] }];
        }),
      );
    }
  }
  return broken;
}
