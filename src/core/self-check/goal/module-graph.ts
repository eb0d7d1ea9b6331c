import type { ModuleFacts, ModuleImport } from '../../../contract/syntax.ts';
import { type ModuleNames, resolveJavascript } from './resolve-javascript.ts';
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
function resolvePython(
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

/** One module that takes from another of the project. */
export interface ModuleEdge {
  readonly from: string;
  readonly to: string;
  readonly names: readonly string[];
  readonly kind: ModuleImport['kind'];
}

/** Which modules of a project take what of which. */
export interface ModuleGraph {
  readonly modules: ReadonlyMap<string, ModuleFacts>;
  readonly out: ReadonlyMap<string, readonly ModuleEdge[]>;
  readonly into: ReadonlyMap<string, readonly ModuleEdge[]>;
}

function targetsOf(
  { path, language }: ModuleFacts,
  { specifier, names }: ModuleImport,
  project: ModuleNames,
  files: ReadonlySet<string>,
): readonly string[] {
  if (language === 'python') return resolvePython(specifier, names, path, files);
  const file = resolveJavascript(specifier, path, project, files);
  return file === null ? [] : [file];
}

function edgesOf(facts: ModuleFacts, project: ModuleNames, files: ReadonlySet<string>): ModuleEdge[] {
  return facts.imports.flatMap((taken) =>
    targetsOf(facts, taken, project, files)
      .filter((to) => to !== facts.path)
      .map((to) => ({ from: facts.path, to, names: namesTaken(taken, to), kind: taken.kind })),
  );
}

/** Of `from package import module` the whole of the module is taken. */
function namesTaken({ names }: ModuleImport, to: string): readonly string[] {
  const module = /([^/]+)\.pyi?$/.exec(to)?.[1];
  return module !== undefined && names.includes(module) ? ['*'] : names;
}

function grouped(
  edges: readonly ModuleEdge[],
  end: 'from' | 'to',
): ReadonlyMap<string, readonly ModuleEdge[]> {
  const groups = new Map<string, ModuleEdge[]>();
  for (const edge of edges) {
    const group = groups.get(edge[end]);
    if (group === undefined) groups.set(edge[end], [edge]);
    else group.push(edge);
  }
  return groups;
}

/** The graph of a project's modules; `files` are all its files, for what an import may name. */
export function moduleGraph(
  modules: readonly ModuleFacts[],
  project: ModuleNames,
  files: readonly string[],
): ModuleGraph {
  const known = new Set(files);
  const edges = modules.flatMap((facts) => edgesOf(facts, project, known));
  return {
    modules: new Map(modules.map((facts) => [facts.path, facts])),
    out: grouped(edges, 'from'),
    into: grouped(edges, 'to'),
  };
}

/** Every module that is reached from the starts by imports, the starts with them. */
export function reachedFrom({ out }: ModuleGraph, starts: Iterable<string>): ReadonlySet<string> {
  const reached = new Set<string>();
  const waiting = [...starts];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (reached.has(next)) continue;
    reached.add(next);
    for (const { to } of out.get(next) ?? []) waiting.push(to);
  }
  return reached;
}
