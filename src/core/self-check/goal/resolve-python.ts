import { folderOf } from './module-paths.ts';

function moduleFile(path: string, files: ReadonlySet<string>): string | null {
  const candidates = path === '' ? ['__init__.py'] : [`${path}.py`, `${path}/__init__.py`, `${path}.pyi`];
  return candidates.find((candidate) => files.has(candidate)) ?? null;
}

function upwards(from: string, levels: number): string {
  let folder = folderOf(from);
  for (let level = 1; level < levels; level += 1) folder = folderOf(folder);
  return folder;
}

/** Folders that a dotted name may start from: those above the importing file, and the usual `src`. */
function roots(from: string): string[] {
  const found: string[] = [];
  for (let folder = folderOf(from); ; folder = folderOf(folder)) {
    found.push(folder);
    if (folder === '') return [...found, 'src'];
  }
}

/**
 * Files of the project that an import names in a Python module: the module, and those of its names that are modules
 * themselves (`from package import module`).
 */
export function resolvePython(
  specifier: string,
  names: readonly string[],
  from: string,
  files: ReadonlySet<string>,
): readonly string[] {
  const dots = /^\.*/.exec(specifier)?.[0].length ?? 0;
  const inner = specifier.slice(dots).replaceAll('.', '/');
  const starts = dots > 0 ? [upwards(from, dots)] : roots(from);
  for (const start of starts) {
    const base = [start, inner].filter((step) => step !== '').join('/');
    const own = moduleFile(base, files);
    const members = names.flatMap((name) => moduleFile(base === '' ? name : `${base}/${name}`, files) ?? []);
    if (own !== null || members.length > 0) return [...(own === null ? [] : [own]), ...members];
  }
  return [];
}
