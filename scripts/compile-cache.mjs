// Where Node keeps what the tests have compiled.
import { readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const NAME = 'assay-compile-cache-';

/**
 * A folder for each day; those of other days go. Each run names its test files anew, and Node deletes nothing: in one
 * folder for ever 22,000 files came together within two hours of work.
 */
export function compileCache(folder = tmpdir(), day = new Date().toISOString().slice(0, 10)) {
  const name = NAME + day;
  for (const other of readdirSync(folder))
    if (other.startsWith(NAME) && other !== name)
      rmSync(join(folder, other), { recursive: true, force: true });
  return join(folder, name);
}
