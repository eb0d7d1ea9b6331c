#!/usr/bin/env node
// Compiles src/, bundles it with what it uses of packages into dist/, bundles ui/ to dist/ui, and leaves an empty database
// with its tables there, from which a first start is faster. Where nothing has changed since the last build it stays, but
// with --force. With --if-possible a missing compiler (npm install --omit=dev) is no failure.
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
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundle, bundlePortable } from './bundle.mjs';
import { keyBeside, templateKey } from './template-key.mjs';
import { packagesOf, thirdParty } from './third-party.mjs';
import { plainTypes } from './types/plain-types.mjs';

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
  // Better code for the database would never pay here.
  const child = spawnSync(process.execPath, ['--liftoff-only', '--input-type=module', '-e', script], {
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

/** What is read by code and not made by the compiler, each folder with its licences: weights, words, grammars. */
const DATA = [
  ['adapters', 'reading', 'weights'],
  ['adapters', 'reading', 'words'],
  ['adapters', 'code-index', 'grammars'],
];

/** What packages that are joined load by themselves, from beside their own code. */
const LOADED = [
  '@electric-sql/pglite/dist/pglite.wasm',
  '@electric-sql/pglite/dist/pglite.data',
  '@electric-sql/pglite/dist/initdb.wasm',
  '@electric-sql/pglite-pgvector/dist/vector.tar.gz',
  'web-tree-sitter/web-tree-sitter.wasm',
];

function addData(next) {
  for (const folder of DATA) cpSync(join(root, 'src', ...folder), join(next, ...folder), { recursive: true });
  for (const file of LOADED)
    copyFileSync(join(root, 'node_modules', file), join(next, 'chunks', basename(file)));
}

/** What tests leave in src/. */
const MADE = 'template.tar.gz';

/** Of the packages, of these files, and of all files in these folders. */
function keyOf(files, folders) {
  const hash = createHash('sha256');
  for (const name of ['package-lock.json', ...files]) hash.update(readFileSync(join(root, name)));
  for (const folder of folders)
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true }).sort(
      byPath,
    ))
      if (entry.isFile() && !entry.name.startsWith(MADE))
        hash.update(entry.name).update(readFileSync(join(entry.parentPath, entry.name)));
  return hash.digest('hex');
}

/** What the screen is made of: where nothing of it changed, the old bundle is as good. */
function screenKey() {
  return keyOf([], ['ui', join('src', 'contract'), join('scripts', 'types')]);
}

/** What all is made of. Not in the package. */
function buildKey() {
  return keyOf(['package.json', 'tsconfig.json', 'tsconfig.build.json'], ['src', 'ui', 'scripts']);
}

const KEY = join(root, 'dist', 'build.key');

function isBuilt() {
  const isThere = existsSync(KEY) && existsSync(join(root, 'dist', 'main.js'));
  return isThere && !process.argv.includes('--force') && readFileSync(KEY, 'utf8') === buildKey();
}

function byPath(a, b) {
  return join(a.parentPath, a.name) < join(b.parentPath, b.name) ? -1 : 1;
}

/** What is bundled of `ui/`: the screen, and what others build screens of. */
const BUNDLES = [
  { name: 'ui', config: join('ui', 'vite.config.ts') },
  { name: 'react', config: join('ui', 'react', 'vite.config.ts') },
];

/** Bundles the screen; the folders of the packages that it is made of. */
async function addScreen(next, old, compiled, compiler) {
  const key = screenKey();
  const kept = join(old, 'screen.json');
  const before = existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : {};
  const isSame = before.key === key;
  const packages = isSame ? keepBundles(next, old, before) : await bundleScreen(next, compiled, compiler);
  writeFileSync(join(next, 'screen.json'), JSON.stringify({ key, packages }));
  return packages.map((name) => join(root, name));
}

function keepBundles(next, old, { packages }) {
  for (const { name } of BUNDLES) cpSync(join(old, name), join(next, name), { recursive: true });
  return packages;
}

async function bundleScreen(next, compiled, compiler) {
  const bundler = await import('vite');
  const files = new Set();
  const noting = {
    name: 'noting',
    generateBundle: (_, made) => {
      for (const { moduleIds = [] } of Object.values(made)) for (const id of moduleIds) files.add(id);
    },
  };
  for (const { name, config } of BUNDLES) {
    process.env.ASSAY_UI_OUT = join(next, name);
    await bundler.build({ configFile: join(root, config), mode: 'production', plugins: [noting] });
  }
  copyFileSync(join(root, 'ui', 'react', 'styles.css'), join(next, 'react', 'styles.css'));
  await addReactTypes(next, compiled, compiler);
  return packagesOf(files).map((folder) => relative(root, folder));
}

const CONTRACT = readdirSync(join(root, 'src', 'contract'), { recursive: true })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => `contract/${name.slice(0, -'.ts'.length).replaceAll('\\', '/')}`);

/** What the library's users see: no package but React. */
async function addTypes(next, compiled) {
  await plainTypes({
    folder: compiled,
    sources: (name) => join(root, 'src', `${name}.ts`),
    modules: (name) => join(compiled, `${name}.js`),
    doors: ['index', 'validation/index', 'portable/verify', 'portable/reading'],
    to: join(next, 'types'),
    contract: CONTRACT,
  });
}

async function addReactTypes(next, compiled, compiler) {
  const folder = join(compiled, 'react-types');
  const args = [compiler, '-p', join(root, 'ui', 'react', 'tsconfig.json'), '--outDir', folder];
  if (spawnSync(process.execPath, args, { stdio: 'inherit' }).status !== 0)
    throw new Error('the types of assay/react do not compile');
  const names = CONTRACT.map((name) => `src/${name}`);
  await plainTypes({
    folder,
    sources: (name) => join(root, `${name}.ts`),
    modules: (name) => join(compiled, `${name.slice('src/'.length)}.js`),
    doors: ['ui/react/index'],
    to: join(next, 'react', 'types'),
    contract: names.filter((name) => existsSync(join(folder, `${name}.d.ts`))),
    packages: ['react'],
  });
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
  if (isBuilt()) {
    console.log('assay: nothing has changed since the last build');
    return 0;
  }
  const [compiled, next] = ['compiled', 'next'].map((name) => join(root, `dist.${name}-${process.pid}`));
  const key = buildKey();
  // Lint holds the types. To check them here as well took two thirds of the compiler's time.
  const args = [
    compiler,
    '-p',
    join(root, 'tsconfig.build.json'),
    '--outDir',
    compiled,
    '--noCheck',
    '--singleThreaded',
  ];
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  try {
    if (status === 0) await make(compiled, next, compiler, key);
  } finally {
    for (const folder of [compiled, next]) rmSync(folder, { recursive: true, force: true });
  }
  return status ?? 1;
}

async function make(compiled, next, compiler, key) {
  const joined = [...(await bundle(compiled, next)), ...(await bundlePortable(compiled, join(next, 'core')))];
  addData(next);
  await addTypes(next, compiled);
  addTemplate(next, join(root, 'dist'));
  const ofScreen = await addScreen(next, join(root, 'dist'), compiled, compiler);
  const loaded = LOADED.map((file) => join(root, 'node_modules', file));
  const folders = new Set([...packagesOf([...joined, ...loaded]), ...ofScreen]);
  writeFileSync(join(next, 'build.key'), key);
  writeFileSync(join(next, 'THIRD-PARTY.md'), thirdParty(root, [...folders]));
  replaceBy(next, join(root, 'dist'));
}

process.exitCode = await build();
