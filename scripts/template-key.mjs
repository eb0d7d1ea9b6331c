// What the dumped database depends on: the embedded Postgres, the tables, and the code that dumps it.
// Runs on any Node that npm runs on.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const PACKAGES = ['@electric-sql/pglite', '@electric-sql/pglite-pgvector'];

function sources(root) {
  const database = join(root, 'src', 'adapters', 'database');
  const migrations = join(database, 'migrations');
  return [
    join(database, 'write-template.ts'),
    join(database, 'migrate.ts'),
    ...readdirSync(migrations)
      .sort()
      .map((name) => join(migrations, name)),
    ...PACKAGES.map((name) => join(root, 'node_modules', name, 'package.json')),
  ];
}

/** Of the sources in `root`; the key of a template stands beside it. */
export function templateKey(root) {
  const hash = createHash('sha256');
  for (const file of sources(root).filter((one) => existsSync(one)))
    hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex');
}

/** The key that stands beside a template, undefined where there is none. */
export function keyBeside(template) {
  return existsSync(template) && existsSync(`${template}.key`)
    ? readFileSync(`${template}.key`, 'utf8')
    : undefined;
}
