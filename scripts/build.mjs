#!/usr/bin/env node
// Compiles src/ to dist/ and leaves an empty database there, from which a first start is faster.
// With --if-possible a missing compiler (npm install --omit=dev) is no failure.
// Runs on any Node that npm runs on: no TypeScript, no new syntax.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundleCommand } from './bundle-command.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const TEMPLATE_MS = 60_000;

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

/** What the template depends on: the embedded Postgres and the code that dumps it. */
function templateKey(writer) {
  const manifest = join(root, 'node_modules', '@electric-sql', 'pglite', 'package.json');
  const hash = createHash('sha256').update(readFileSync(writer));
  return hash.update(existsSync(manifest) ? readFileSync(manifest) : '').digest('hex');
}

/** In a process of its own: it takes 1 GB for a moment, and its end must not be the end of the build. */
function makeTemplate(writer, file) {
  const script = `import { writeTemplate } from ${JSON.stringify(pathToFileURL(writer).href)};
    await writeTemplate(${JSON.stringify(file)});`;
  const child = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    timeout: TEMPLATE_MS,
    encoding: 'utf8',
  });
  if (child.status === 0) return;
  const why =
    child.stderr?.match(/^\w*Error: .*$/m)?.[0] ?? child.error?.message ?? `ended by ${child.signal}`;
  throw new Error(why);
}

/** Takes over the template of the old build where nothing that it depends on has changed. */
function addTemplate(next, old) {
  const folder = ['adapters', 'database'];
  const [made, kept] = [next, old].map((build) => join(build, ...folder, 'template.tar.gz'));
  try {
    const writer = join(next, ...folder, 'write-template.js');
    const key = templateKey(writer);
    const same = existsSync(kept) && existsSync(`${kept}.key`) && readFileSync(`${kept}.key`, 'utf8') === key;
    if (same) copyFileSync(kept, made);
    else makeTemplate(writer, made);
    writeFileSync(`${made}.key`, key);
  } catch (error) {
    rmSync(made, { force: true });
    console.log(`assay: no database template, a first start takes a few seconds longer (${error.message})`);
  }
}

/** The old build stays until the new one is whole. */
function replaceBy(next, target) {
  rmSync(target, { recursive: true, force: true });
  renameSync(next, target);
}

async function build() {
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
  if (status === 0) {
    if (!(await bundleCommand(next))) console.log('assay: the command starts slower, its bundler is not installed');
    addTemplate(next, join(root, 'dist'));
    replaceBy(next, join(root, 'dist'));
  }
  rmSync(next, { recursive: true, force: true });
  return status ?? 1;
}

process.exitCode = await build();
