#!/usr/bin/env node
// Takes the headers away that the package `node` brings for who compiles native modules: 60 MB that nobody here reads.
// Runs on any Node that npm runs on.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const platforms = join(
  dirname(dirname(fileURLToPath(import.meta.url))),
  'node_modules',
  'node',
  'node_modules',
);

const there = existsSync(platforms) ? readdirSync(platforms) : [];
for (const name of there.filter((one) => one.startsWith('node-')))
  rmSync(join(platforms, name, 'include'), { recursive: true, force: true });
