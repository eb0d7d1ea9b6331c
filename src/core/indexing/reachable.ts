import type { ProjectNames } from '../../contract/project-names.ts';
import { baseOf } from './paths.ts';

interface Tied {
  readonly path: string;
  readonly targets: readonly string[];
}

const BEGINS =
  /^(?:main|index|__main__|manage|app|server|cli|setup|conftest|wsgi|asgi)\.(?:[cm]?[jt]sx?|py|go)$/;

/** Where a program or library begins: what a manifest names, else files that are called so by custom. */
function entriesOf(files: readonly Tied[], { entries }: ProjectNames): string[] {
  const named = new Set(entries);
  const found = files.filter(({ path }) => named.has(path) || BEGINS.test(baseOf(path)));
  return found.map(({ path }) => path);
}

/** Files that are reached from an entry through imports; null where nothing is known to be an entry. */
export function reachableFiles(files: readonly Tied[], names: ProjectNames): ReadonlySet<string> | null {
  const targets = new Map(files.map((file) => [file.path, file.targets]));
  const waiting = entriesOf(files, names);
  if (waiting.length === 0) return null;
  const reached = new Set(waiting);
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop())
    for (const target of targets.get(path) ?? [])
      if (!reached.has(target)) {
        reached.add(target);
        waiting.push(target);
      }
  return reached;
}
