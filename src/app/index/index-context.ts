import { createHash } from 'node:crypto';
import type { IndexSettings } from '../../contract/index-settings.ts';
import type { Clock } from '../../contract/ports/clock.ts';
import type { CodeIndex } from '../../contract/ports/code-index.ts';
import type { Embedder } from '../../contract/ports/embedder.ts';
import type { IndexReader, IndexWriter } from '../../contract/ports/index-store.ts';
import type { ListedFile, SourceFiles } from '../../contract/ports/source-files.ts';
import type { ProjectNames } from '../../contract/project-names.ts';
import { folderScope, sourceScope } from '../../core/indexing/source-scope.ts';
import type { Home, Outside } from '../outside.ts';
import type { Stores } from '../stores.ts';
import { readProjectNames } from './project-names.ts';

/** What the index of a home is written with. */
export interface IndexContext {
  readonly store: IndexReader & IndexWriter;
  readonly files: SourceFiles;
  readonly code: CodeIndex;
  readonly settings: IndexSettings;
  readonly names: ProjectNames;
  readonly clock: Clock;
  /** Null where none is configured: then there are no vectors. */
  readonly embedder: Embedder | null;
  /** Files as they lay there when this was opened. */
  readonly listing: readonly ListedFile[];
  /** Folders that could not be opened then: what lies there is not known. */
  readonly closed: readonly string[];
  readonly isWanted: (path: string) => boolean;
}

export function sha1(text: string): string {
  return createHash('sha1').update(text).digest('hex');
}

/** Opens what reads the files of a home and writes their index. */
export async function openIndex(
  home: Home,
  outside: Outside,
  stores: Stores,
  tenant: string,
): Promise<IndexContext> {
  const files = await outside.sourceFiles(home.folder);
  const closed: string[] = [];
  const listing = await files.list('', undefined, (folder) => closed.push(folder));
  const settings = home.configuration.index;
  return {
    store: stores.index(tenant),
    files,
    code: await outside.codeIndex(),
    settings,
    names: await readProjectNames(files, listing),
    listing,
    closed: closed.filter(folderScope(settings)),
    clock: await outside.clock(),
    embedder: await outside.embedder(home),
    isWanted: sourceScope(settings),
  };
}
