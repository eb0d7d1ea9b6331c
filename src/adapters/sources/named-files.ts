import type { Configuration } from '../../contract/configuration.ts';
import { graphFile } from './graph-file.ts';
import { type TableTools, tableSource } from './table-source.ts';

/** A file that a configuration names; `read` reads all of it, by the columns and units that are named for it. */
interface NamedFile {
  readonly path: string;
  readonly file: string;
  read(): Promise<void>;
}

/** The files of `graph.load` and of the tables among `sources`, in their order. */
export function namedFiles(
  { graph, sources }: Pick<Configuration, 'graph' | 'sources'>,
  folder: string,
  tools: TableTools,
): readonly NamedFile[] {
  const { types = {}, load = [] } = graph ?? {};
  const loaded = load.map(
    (step, at): NamedFile => ({
      path: `graph.load[${at}]`,
      file: step.file,
      async read() {
        const rows = graphFile(step, types, folder, tools).rows()[Symbol.asyncIterator]();
        while ((await rows.next()).done !== true);
      },
    }),
  );
  const tables = Object.entries(sources).flatMap(([name, source]): readonly NamedFile[] => {
    if (source.kind !== 'table') return [];
    const read = async () => void (await tableSource(source, types, folder, tools).facts({ ids: null }));
    return [{ path: `sources.${name}`, file: source.file, read }];
  });
  return [...loaded, ...tables];
}
