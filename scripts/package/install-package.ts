import { spawnSync } from 'node:child_process';
import { lstatSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What npm brought into an empty folder. */
export interface InstalledPackage {
  readonly packages: readonly string[];
  /** On the disk, with what the file system rounds up. */
  readonly megabytes: number;
}

export function npm(folder: string, ...args: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync('npm', args, { cwd: folder, encoding: 'utf8' });
  if (status === 0) return stdout;
  throw new Error(`npm ${args[0]} failed: ${error?.message ?? stderr.trim()}`);
}

function megabytesOf(folder: string): number {
  const blocks = new Map<number, number>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = lstatSync(join(entry.parentPath, entry.name));
    // A file of two names is there once.
    blocks.set(file.ino, file.blocks);
  }
  return ([...blocks.values()].reduce((sum, one) => sum + one, 0) * 512) / 2 ** 20;
}

/** Packs the built package into `folder`; the path of the archive. */
export function packInto(folder: string): string {
  mkdirSync(folder, { recursive: true });
  const made = npm(root, 'pack', '--ignore-scripts', '--json', '--pack-destination', folder);
  const [{ filename }] = JSON.parse(made) as [{ readonly filename: string }];
  return join(folder, filename);
}

/** Packs the built package and installs it into `folder` as a user does, in a project as `npm init` makes it: without tools, without optional peers. */
export function installPackage(folder: string): InstalledPackage {
  const archive = packInto(join(folder, 'packed'));
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "commonjs" }');
  npm(folder, 'install', '--omit=dev', '--no-audit', '--prefer-offline', archive);
  return installedIn(folder);
}

/** What lies in `node_modules` of a folder. */
export function installedIn(folder: string): InstalledPackage {
  const modules = join(folder, 'node_modules');
  const lock = JSON.parse(readFileSync(join(modules, '.package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, unknown>>;
  };
  return { packages: Object.keys(lock.packages), megabytes: megabytesOf(modules) };
}
