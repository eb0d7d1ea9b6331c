import type { CodeRelation, CodeRelationKind } from '../../contract/code-object.ts';
import type { FileTies, MakeTies } from '../../contract/ports/index-store.ts';
import type { ProjectNames } from '../../contract/project-names.ts';
import { dependsOf, type LinkedFile, type LinkGraph, loadGraph } from './link-graph.ts';
import { projectFiles } from './project-files.ts';
import { meantSymbols, resolveName } from './resolve-name.ts';

function relation(
  src_id: string,
  dst_id: string,
  rel: CodeRelationKind,
  path: string,
  line: number,
): CodeRelation {
  return { src_id, dst_id, rel, metadata: { weight: 1, evidence: `${path}:${line}`, hop: 1 } };
}

/** Each edge once, with the number of places that say it as its weight. */
function merged(relations: readonly CodeRelation[]): CodeRelation[] {
  const byKey = new Map<string, CodeRelation>();
  for (const each of relations) {
    const key = `${each.src_id} ${each.dst_id} ${each.rel}`;
    const before = byKey.get(key);
    const weight = (before?.metadata.weight ?? 0) + 1;
    byKey.set(key, { ...each, metadata: { ...(before ?? each).metadata, weight } });
  }
  return [...byKey.values()];
}

function moduleId({ links }: LinkedFile): string {
  return links.symbols[0]?.id ?? '';
}

function containing(graph: LinkGraph, file: LinkedFile): CodeRelation[] {
  const { path } = file.links;
  return file.links.symbols.slice(1).map((symbol) => {
    const holder = symbol.name.slice(0, symbol.name.lastIndexOf('.'));
    const elsewhere = symbol.parent === null ? resolveName(graph, file, null, holder, 'typed') : null;
    return relation(symbol.parent ?? elsewhere?.symbol.id ?? moduleId(file), symbol.id, 'contains', path, 1);
  });
}

function importing(graph: LinkGraph, file: LinkedFile): CodeRelation[] {
  return file.imports.flatMap(({ taken, found }) =>
    found.targets.flatMap((target) => {
      const other = graph.files.get(target);
      if (other === undefined || other === file) return [];
      return [relation(moduleId(file), moduleId(other), 'imports', file.links.path, taken.line)];
    }),
  );
}

function naming(graph: LinkGraph, file: LinkedFile): CodeRelation[] {
  return file.links.symbols.flatMap((symbol) =>
    symbol.references.flatMap((reference) =>
      meantSymbols(graph, file, symbol, reference)
        .filter(({ id }) => id !== symbol.id)
        .map(({ id }) => relation(symbol.id, id, reference.rel, file.links.path, reference.line)),
    ),
  );
}

function tiesOf(graph: LinkGraph, path: string): FileTies {
  const file = graph.files.get(path);
  if (file === undefined) return { path, relations: [], depends: [], targets: [] };
  const targets = new Set(file.imports.flatMap(({ found }) => found.targets));
  targets.delete(path);
  return {
    path,
    relations: merged([...containing(graph, file), ...importing(graph, file), ...naming(graph, file)]),
    depends: dependsOf(file, graph),
    targets: [...targets].sort(),
  };
}

/** Makes the ties of files of a project: what each symbol contains, imports, extends, calls, names. */
export function tieMaker(names: ProjectNames): MakeTies {
  return async (paths, view) => {
    const graph = await loadGraph(paths, view, projectFiles(view.paths, names));
    return paths.map((path) => tiesOf(graph, path));
  };
}
