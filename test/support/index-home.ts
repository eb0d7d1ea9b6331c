import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { compose, storesOn } from '../../src/app/compose.ts';
import { type IndexOptions, indexFolder } from '../../src/app/index/index-folder.ts';
import type { Home, Outside } from '../../src/app/outside.ts';
import type { Stores } from '../../src/app/stores.ts';
import { Configuration } from '../../src/contract/configuration.ts';
import type { IndexResult } from '../../src/contract/indexed-file.ts';
import type { Database } from '../../src/adapters/database/database.ts';

/** A folder of source files in a temporary place, with what indexes it. */
export interface IndexedHome {
  readonly home: Home;
  readonly outside: Outside;
  readonly stores: Stores;
  write(path: string, text: string | Uint8Array): void;
  remove(path: string): void;
  index(options?: Partial<IndexOptions>): Promise<IndexResult>;
  end(): void;
}

export async function indexedHome(
  kept: Database | Stores,
  files: Readonly<Record<string, string>>,
  settings: Record<string, unknown> = {},
  tenant = 'default',
): Promise<IndexedHome> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-index-'));
  const outside = compose({ workingFolder: folder, environment: {} });
  const stores = 'pool' in kept ? await storesOn(kept) : kept;
  const home = { folder, configuration: Configuration.parse({ index: settings, tenant_id: tenant }) };
  const write = (path: string, text: string | Uint8Array): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  for (const [path, text] of Object.entries(files)) write(path, text);
  return {
    home,
    outside,
    stores,
    write,
    remove: (path) => rmSync(join(folder, path)),
    index: (options = {}) => indexFolder(home, outside, stores, tenant, { prefix: '', ...options }),
    end: () => rmSync(folder, { recursive: true, force: true }),
  };
}
