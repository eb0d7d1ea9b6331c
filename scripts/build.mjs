#!/usr/bin/env node
// Compiles src/ to dist/, bundles ui/ to dist/ui, and leaves an empty database with its tables there, from which a first
// start is faster. With --if-possible a missing compiler (npm install --omit=dev) is no failure.
// Runs on any Node that npm runs on: no TypeScript, no new syntax.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundleCommand } from './bundle-command.mjs';
import { keyBeside, templateKey } from './template-key.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const TEMPLATE_MS = 120_000;

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
    const key = templateKey(root);
    if (keyBeside(kept) === key) copyFileSync(kept, made);
    else makeTemplate(join(next, ...folder, 'write-template.js'), made);
    writeFileSync(`${made}.key`, key);
  } catch (error) {
    rmSync(made, { force: true });
    console.log(`assay: no database template, a first start takes a few seconds longer (${error.message})`);
  }
}

/** What is read by code and not made by the compiler: weights and words of the reading, with their licences. */
function addReadingData(next) {
  for (const data of ['weights', 'words']) {
    const folder = ['adapters', 'reading', data];
    cpSync(join(root, 'src', ...folder), join(next, ...folder), { recursive: true });
  }
}

/** What the screen is made of: where nothing of it changed, the old bundle is as good. */
function screenKey() {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  for (const folder of ['ui', join('src', 'contract')])
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true }).sort(
      byPath,
    ))
      if (entry.isFile()) hash.update(entry.name).update(readFileSync(join(entry.parentPath, entry.name)));
  return hash.digest('hex');
}

function byPath(a, b) {
  return join(a.parentPath, a.name) < join(b.parentPath, b.name) ? -1 : 1;
}

/** What is bundled of `ui/`: the screen, and what others build screens of. */
const BUNDLES = [
  { name: 'ui', config: join('ui', 'vite.config.ts') },
  { name: 'react', config: join('ui', 'react', 'vite.config.ts') },
];

/** Bundles the screen. Where its tools are not installed the server goes without one, and says so. */
async function addScreen(next, old, compiler) {
  const key = screenKey();
  const file = 'ui.key';
  const isSame = existsSync(join(old, file)) && readFileSync(join(old, file), 'utf8') === key;
  const made = isSame ? keepBundles(next, old) : await bundleScreen(next, compiler);
  if (made) writeFileSync(join(next, file), key);
}

function keepBundles(next, old) {
  for (const { name } of BUNDLES) cpSync(join(old, name), join(next, name), { recursive: true });
  return true;
}

async function bundleScreen(next, compiler) {
  const bundler = await import('vite').catch(() => undefined);
  if (bundler === undefined) {
    console.log('assay: no screen, the tools that bundle it are not installed');
    return false;
  }
  for (const { name, config } of BUNDLES) {
    process.env.ASSAY_UI_OUT = join(next, name);
    await bundler.build({ configFile: join(root, config), mode: 'production' });
  }
  copyFileSync(join(root, 'ui', 'react', 'styles.css'), join(next, 'react', 'styles.css'));
  const types = ['-p', join(root, 'ui', 'react', 'tsconfig.json'), '--outDir', join(next, 'react', 'types')];
  return spawnSync(process.execPath, [compiler, ...types], { stdio: 'inherit' }).status === 0;
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
    addReadingData(next);
    if (!(await bundleCommand(next)))
      console.log('assay: the command starts slower, its bundler is not installed');
    addTemplate(next, join(root, 'dist'));
    await addScreen(next, join(root, 'dist'), compiler);
    replaceBy(next, join(root, 'dist'));
  }
  rmSync(next, { recursive: true, force: true });
  return status ?? 1;
}

process.exitCode = await build();
