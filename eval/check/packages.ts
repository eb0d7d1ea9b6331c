import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const ours = fileURLToPath(new URL('../../node_modules', import.meta.url));

const Manifest = z.object({
  bin: z.union([z.string(), z.record(z.string(), z.string())]).optional(),
  dependencies: z.record(z.string(), z.string()).default({}),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
  peerDependencies: z.record(z.string(), z.string()).default({}),
});

function manifestOf(modules: string, name: string): z.infer<typeof Manifest> {
  return Manifest.parse(JSON.parse(readFileSync(join(modules, name, 'package.json'), 'utf8')));
}

function packagesIn(modules: string): string[] {
  if (!existsSync(modules)) return [];
  return readdirSync(modules).flatMap((name) =>
    name.startsWith('@') ? readdirSync(join(modules, name)).map((inner) => join(name, inner)) : [name],
  );
}

/** What a package needs, and what the packages that it keeps for itself need. */
function needsOf(modules: string, name: string): string[] {
  if (!existsSync(join(modules, name, 'package.json'))) return [];
  const { dependencies, optionalDependencies, peerDependencies } = manifestOf(modules, name);
  const own = join(modules, name, 'node_modules');
  const kept = packagesIn(own).flatMap((inner) => needsOf(own, inner));
  return [...Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }), ...kept];
}

/** The package and all that it needs, those left out that are not installed: optional ones, other platforms'. */
function closure(from: string, name: string, found = new Set<string>()): Set<string> {
  if (found.has(name) || !existsSync(join(from, name, 'package.json'))) return found;
  found.add(name);
  for (const other of needsOf(from, name)) closure(from, other, found);
  return found;
}

function linkBinaries(modules: string, name: string): void {
  const { bin } = manifestOf(modules, name);
  const binaries = typeof bin === 'string' ? { [name]: bin } : (bin ?? {});
  mkdirSync(join(modules, '.bin'), { recursive: true });
  for (const [called, path] of Object.entries(binaries))
    symlinkSync(join('..', name, path), join(modules, '.bin', called));
}

/** Whether the runner's package is installed beside this repository. */
export function isInstalled(name: string): boolean {
  return existsSync(join(ours, name, 'package.json'));
}

/** Copies of packages, made once; each repository gets them as files of its own name (hard links). */
export interface PackageStore {
  /** Makes `node_modules` in the folder with the package, what it needs, and its commands. */
  install(name: string, folder: string): void;
  remove(): void;
}

function linkFiles(from: string, to: string): void {
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const target = join(to, path.slice(from.length));
    if (entry.isDirectory()) mkdirSync(target, { recursive: true });
    else {
      mkdirSync(dirname(target), { recursive: true });
      if (entry.isSymbolicLink()) cpSync(path, target, { verbatimSymlinks: true });
      else linkSync(path, target);
    }
  }
}

function fill(modules: string, name: string): void {
  mkdirSync(modules, { recursive: true });
  // What it needs lies beside it, also where it is a link.
  const from = dirname(realpathSync(join(ours, name)));
  for (const one of closure(from, name)) cpSync(join(from, one), join(modules, one), { recursive: true });
  linkBinaries(modules, name);
}

export function openPackageStore(): PackageStore {
  const root = mkdtempSync(join(tmpdir(), 'assay-packages-'));
  return {
    install: (name, folder) => {
      const modules = join(root, name);
      if (!existsSync(modules)) fill(modules, name);
      linkFiles(modules, join(folder, 'node_modules'));
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
