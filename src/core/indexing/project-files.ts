import type { ProjectNames } from '../../contract/project-names.ts';
import { baseOf, folderOf } from './paths.ts';

/** Where an import leads. */
export interface Found {
  readonly targets: readonly string[];
  /** What was looked for, see `FileTies.depends`. */
  readonly looked: readonly string[];
  /** Names that are modules themselves. */
  readonly members?: ReadonlyMap<string, string>;
}

/** The files of a project, to be looked up. */
export interface ProjectFiles {
  readonly paths: ReadonlySet<string>;
  readonly names: ProjectNames;
  inFolder(folder: string): readonly string[];
  folders(): readonly string[];
  /** All files of a name, wherever they lie. */
  named(base: string): readonly string[];
}

function groupedBy(paths: Iterable<string>, keyOf: (path: string) => string): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const path of paths) {
    const key = keyOf(path);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [path]);
    else group.push(path);
  }
  return groups;
}

/** Looks up files by folder and by name; both are sorted out when they are first asked for. */
export function projectFiles(paths: ReadonlySet<string>, names: ProjectNames): ProjectFiles {
  let byFolder: Map<string, string[]> | undefined;
  let byBase: Map<string, string[]> | undefined;
  const folders = (): Map<string, string[]> => (byFolder ??= groupedBy(paths, folderOf));
  return {
    paths,
    names,
    inFolder: (folder) => folders().get(folder) ?? [],
    folders: () => [...folders().keys()],
    named: (base) => (byBase ??= groupedBy(paths, baseOf)).get(base) ?? [],
  };
}
