import { folderMark, normalPath } from './paths.ts';
import type { Found, ProjectFiles } from './project-files.ts';

/** The files of the package that an import path names, where it belongs to a module of the project. */
export function resolveGo(specifier: string, files: ProjectFiles): Found {
  for (const { name, folder } of files.names.goModules) {
    if (specifier !== name && !specifier.startsWith(`${name}/`)) continue;
    const place = normalPath(`${folder}/${specifier.slice(name.length)}`);
    const targets = files.inFolder(place).filter((path) => path.endsWith('.go'));
    return { targets, looked: [folderMark(place)] };
  }
  return { targets: [], looked: [] };
}
