#!/usr/bin/env node
// Takes away what packages bring and nobody here reads: the headers of `node` for who compiles native modules (60 MB), and
// maps of sources (85 MB). Runs on any Node that npm runs on.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const packages = join(dirname(dirname(fileURLToPath(import.meta.url))), 'node_modules');

/** Not through links: what they lead to may be somebody's own work. */
function mapsIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return mapsIn(path);
    return /\.[cm]?[jt]s\.map$/.test(entry.name) ? [path] : [];
  });
}

const platforms = join(packages, 'node', 'node_modules');
const there = existsSync(platforms) ? readdirSync(platforms) : [];
for (const name of there.filter((one) => one.startsWith('node-')))
  rmSync(join(platforms, name, 'include'), { recursive: true, force: true });
for (const path of existsSync(packages) ? mapsIn(packages) : []) rmSync(path);
