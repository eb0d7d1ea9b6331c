import type { CodeImport } from '../../contract/code-object.ts';
import type { FileLinks, LinkedSymbol } from '../../contract/file-links.ts';
import type { LinkView } from '../../contract/ports/index-store.ts';
import { folderMark, folderOf } from './paths.ts';
import type { Found, ProjectFiles } from './project-files.ts';
import { resolveImport } from './resolve-import.ts';

/** An import with where it leads. */
export interface ResolvedImport {
  readonly taken: CodeImport;
  readonly found: Found;
}

/** A file with its symbols by name and its imports resolved. */
export interface LinkedFile {
  readonly links: FileLinks;
  readonly byName: ReadonlyMap<string, readonly LinkedSymbol[]>;
  readonly imports: readonly ResolvedImport[];
}

/** The files that are needed to make the ties of some. */
export interface LinkGraph {
  readonly files: ReadonlyMap<string, LinkedFile>;
  readonly project: ProjectFiles;
  /** Things of a database by name, in lower case, with and without their schema. */
  readonly schemas: ReadonlyMap<string, readonly LinkedSymbol[]>;
}

/** How far names are followed through files that pass them on. */
const FARTHEST = 6;

/** Languages in which files of one folder see each other. */
export function seesFolder({ language }: FileLinks): boolean {
  return language === 'java' || language === 'go';
}

function linkedFile(links: FileLinks, project: ProjectFiles): LinkedFile {
  const byName = new Map<string, LinkedSymbol[]>();
  for (const symbol of links.symbols.slice(1)) {
    const same = byName.get(symbol.name);
    if (same === undefined) byName.set(symbol.name, [symbol]);
    else same.push(symbol);
  }
  const imports = links.imports.map((taken) => ({ taken, found: resolveImport(taken, links, project) }));
  return { links, byName, imports };
}

function isPassedOn({ links }: LinkedFile, { taken }: ResolvedImport): boolean {
  return taken.reexport === true || links.language === 'python';
}

/** Files that a file may need of the second round on: those whose names it passes on. */
function passedOn(file: LinkedFile): readonly string[] {
  return file.imports.filter((each) => isPassedOn(file, each)).flatMap(({ found }) => found.targets);
}

function neighbours(file: LinkedFile, project: ProjectFiles): readonly string[] {
  const imported = file.imports.flatMap(({ found }) => found.targets);
  if (!seesFolder(file.links)) return imported;
  const folder = project.inFolder(folderOf(file.links.path));
  const ending = file.links.language === 'java' ? '.java' : '.go';
  return [...imported, ...folder.filter((path) => path.endsWith(ending))];
}

function schemaMap(all: readonly FileLinks[]): Map<string, LinkedSymbol[]> {
  const map = new Map<string, LinkedSymbol[]>();
  for (const symbol of all.flatMap(({ symbols }) => symbols.slice(1))) {
    const name = symbol.name.toLowerCase();
    for (const key of new Set([name, name.slice(name.lastIndexOf('.') + 1)]))
      map.set(key, [...(map.get(key) ?? []), symbol]);
  }
  return map;
}

function namesSchemas({ symbols }: FileLinks): boolean {
  return symbols.some(({ references }) => references.some(({ rel }) => rel.endsWith('_schema')));
}

/** Loads the files given, what they import, and what passes names on to those. */
export async function loadGraph(
  paths: readonly string[],
  view: LinkView,
  project: ProjectFiles,
): Promise<LinkGraph> {
  const files = new Map<string, LinkedFile>();
  let next: readonly string[] = paths;
  for (let round = 0; round <= FARTHEST && next.length > 0; round += 1) {
    const loaded = (await view.links(next)).map((links) => linkedFile(links, project));
    for (const file of loaded) files.set(file.links.path, file);
    const wanted = loaded.flatMap((file) => (round === 0 ? neighbours(file, project) : passedOn(file)));
    next = [...new Set(wanted)].filter((path) => !files.has(path));
  }
  const needsSchemas = paths.some((path) => {
    const file = files.get(path);
    return file !== undefined && namesSchemas(file.links);
  });
  return { files, project, schemas: needsSchemas ? schemaMap(await view.schemas()) : new Map() };
}

/** What the ties of a file depend on: what its imports looked for, and through which files names came. */
export function dependsOf(file: LinkedFile, { files }: LinkGraph): string[] {
  const depends = new Set(file.imports.flatMap(({ found }) => found.looked));
  const visit = (path: string, depth: number): void => {
    const target = files.get(path);
    if (target === undefined || depth > FARTHEST) return;
    for (const each of target.imports.filter((one) => isPassedOn(target, one)))
      for (const looked of each.found.looked) {
        if (depends.has(looked)) continue;
        depends.add(looked);
        visit(looked, depth + 1);
      }
  };
  for (const { found } of file.imports) for (const target of found.targets) visit(target, 0);
  if (seesFolder(file.links)) depends.add(folderMark(folderOf(file.links.path)));
  if (namesSchemas(file.links)) depends.add('schema:');
  return [...depends].sort();
}
