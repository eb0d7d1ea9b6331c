#!/usr/bin/env node
// Compiles src/ to dist/. With --if-possible a missing compiler (npm install --omit=dev) is no failure.
// Runs on any Node that npm runs on: no TypeScript, no new syntax.
import { spawnSync } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Path of the compiler's launcher, or undefined where TypeScript is not installed. */
function findCompiler() {
  try {
    const manifest = createRequire(join(root, 'package.json')).resolve('typescript/package.json');
    const launcher = join(dirname(manifest), 'bin', 'tsc');
    return existsSync(launcher) ? launcher : undefined;
  } catch {
    return undefined;
  }
}

/** The old build stays until the new one is whole. */
function replaceBy(next, target) {
  rmSync(target, { recursive: true, force: true });
  renameSync(next, target);
}

function build() {
  const compiler = findCompiler();
  if (!compiler) {
    const optional = process.argv.includes('--if-possible');
    console.log(
      optional
        ? 'assay: build skipped, the compiler is not installed'
        : 'assay: cannot build, run `npm install` first',
    );
    return optional ? 0 : 1;
  }
  const next = join(root, `dist.next-${process.pid}`);
  const args = [compiler, '-p', join(root, 'tsconfig.build.json'), '--outDir', next];
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  if (status === 0) replaceBy(next, join(root, 'dist'));
  rmSync(next, { recursive: true, force: true });
  return status ?? 1;
}

process.exitCode = build();
