#!/usr/bin/env node
// Takes away what packages bring and nobody here reads: the headers of `node` for who compiles native modules (60 MB), and
// maps of sources (85 MB). Runs on any Node that npm runs on.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const packages = join(dirname(dirname(fileURLToPath(import.meta.url))), 'node_modules');

function namesIn(folder, options) {
  return existsSync(folder) ? readdirSync(folder, options) : [];
}

const platforms = join(packages, 'node', 'node_modules');
for (const name of namesIn(platforms).filter((one) => one.startsWith('node-')))
  rmSync(join(platforms, name, 'include'), { recursive: true, force: true });

for (const name of namesIn(packages, { recursive: true }).filter((one) => /\.[cm]?[jt]s\.map$/.test(one)))
  rmSync(join(packages, name));
