import { folderOf } from './paths.ts';
import type { Found, ProjectFiles } from './project-files.ts';

function joined(...steps: readonly string[]): string {
  return steps.filter((step) => step !== '').join('/');
}

function fileOf(base: string, { paths }: ProjectFiles): string | undefined {
  const candidates = base === '' ? ['__init__.py'] : [`${base}.py`, `${base}/__init__.py`, `${base}.pyi`];
  return candidates.find((path) => paths.has(path));
}

/** Folders that a dotted name may start from: those above the file, and the usual `src`. */
function rootsOf(from: string): string[] {
  const roots: string[] = [];
  for (let folder = folderOf(from); ; folder = folderOf(folder)) {
    roots.push(folder);
    if (folder === '') return [...roots, 'src'];
  }
}

function upwards(from: string, levels: number): string {
  let folder = folderOf(from);
  for (let level = 1; level < levels; level += 1) folder = folderOf(folder);
  return folder;
}

function lastOf(dotted: string): string {
  return dotted.slice(dotted.lastIndexOf('.') + 1);
}

/** Files that an import names: the module, and those of its names that are modules themselves. */
export function resolvePython(
  specifier: string,
  names: readonly string[],
  from: string,
  files: ProjectFiles,
): Found & { readonly members: ReadonlyMap<string, string> } {
  const dots = /^\.*/.exec(specifier)?.[0].length ?? 0;
  const inner = specifier.slice(dots).replaceAll('.', '/');
  for (const start of dots > 0 ? [upwards(from, dots)] : rootsOf(from)) {
    const base = joined(start, inner);
    const own = fileOf(base, files);
    const modules = names.flatMap((name) => {
      const path = fileOf(joined(base, name), files);
      return path === undefined ? [] : [[name, path] as const];
    });
    if (own === undefined && modules.length === 0) continue;
    const targets = [...(own === undefined ? [] : [own]), ...modules.map(([, path]) => path)];
    return { targets: [...new Set(targets)], looked: targets, members: new Map(modules) };
  }
  const wanted = inner === '' ? names : [lastOf(specifier), ...names];
  const looked = wanted.flatMap((name) => [`*/${name}.py`, `*/${name}/__init__.py`]);
  return { targets: [], looked, members: new Map() };
}
