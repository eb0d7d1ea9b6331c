import picomatch from 'picomatch';
import type { CodeIndex } from '../../../contract/ports/code-index.ts';
import type { ModuleFacts, SyntaxFile } from '../../../contract/syntax.ts';
import { inOneForm } from '../syntax/one-form.ts';
import type { GoalGround } from './goal-ground.ts';
import { moduleGraph, reachedFrom } from './module-graph.ts';
import { fileNamed, folderOf, normalisePath } from './module-paths.ts';
import { isManifest, looseJson, readModuleNames, sourcesOf, textsIn } from './project-manifest.ts';

type Tree = Readonly<Record<string, unknown>>;

/** Files that tools, people and Python's frameworks load by their place or name. */
const BY_PLACE = [
  '{,**/src/,**/app/,**/lib/,packages/*/,apps/*/}{main,index,server,app,cli,worker,entry,bootstrap}.{js,jsx,ts,tsx,mjs,mts,cjs,cts}',
  '**/*.config.{js,ts,mjs,mts,cjs,cts}',
  '**/*.stories.*',
  '**/*.d.{ts,mts,cts}',
  '**/{migrations,seeds,scripts,bin,tools,examples,benchmarks,bench}/**',
  '**/.*/**',
  '**/{__main__,manage,wsgi,asgi,conftest,setup,settings,urls,models,admin,apps,tasks,main,app,noxfile,fabfile}.py',
  '**/management/commands/*.py',
  '**/versions/*.py',
];
/** Frameworks that load files by their place, by the package that brings them. */
const BY_FRAMEWORK: Readonly<Record<string, readonly string[]>> = {
  next: ['**/{pages,app}/**', '**/middleware.*', '**/instrumentation.*'],
  '@sveltejs/kit': ['**/routes/**', '**/hooks*.*'],
  '@remix-run/react': ['**/app/{routes,root,entry}*/**', '**/app/{root,entry.*}.*'],
  '@react-router/dev': ['**/app/**'],
  nuxt: ['**/{pages,layouts,server,plugins,middleware,composables,components,utils}/**'],
  astro: ['**/src/{pages,content}/**'],
  '@fastify/autoload': ['**/{routes,plugins}/**'],
  '@oclif/core': ['**/commands/**'],
};
/** Tools load what their configuration names by its place: reporters, set-up files, plug-ins. */
const CONFIGURATION = /\.config\.[cm]?[jt]s$/;
const PLACE = /["'`](\.{1,2}\/[\w@./-]{1,200})["'`]/g;
const IN_TEXT = /[\w@./-]+\.(?:[cm]?[jt]sx?|py)\b/g;
const PYTHON_PLACE = /["']([\w.]+):[\w.]+["']/g;
const FIELDS = [
  'main',
  'module',
  'browser',
  'bin',
  'exports',
  'types',
  'typings',
  'source',
  'scripts',
  'workspaces',
];
const RUNS_ITSELF = /^#!|^if __name__ == ['"]__main__['"]/m;

function inFolder(folder: string, path: string): string | null {
  return normalisePath(folder === '' ? path : `${folder}/${path}`);
}

/** Files that a manifest names: what it exports, its commands, and what its scripts run. */
function namedBy(path: string, text: string, files: ReadonlySet<string>, all: readonly string[]): string[] {
  const folder = folderOf(path);
  const manifest = path.endsWith('.json') ? (looseJson(text) as Tree | null) : null;
  const texts = manifest === null ? [text] : FIELDS.flatMap((field) => textsIn(manifest[field]));
  const written = texts.flatMap((one) => (one.includes('*') ? [] : (one.match(IN_TEXT) ?? [one])));
  const python = [...text.matchAll(PYTHON_PLACE)].map(([, name = '']) => `${name.replaceAll('.', '/')}.py`);
  const plain = [...written, ...python, ...python.map((one) => `src/${one}`)]
    .flatMap(sourcesOf)
    .flatMap((one) => fileNamed(inFolder(folder, one), files) ?? []);
  const globs = texts.filter((one) => one.includes('*') && /^\.?\/?[\w@]/.test(one)).flatMap(sourcesOf);
  const matching = globs.map((glob) => picomatch(folder === '' ? glob : `${folder}/${glob}`));
  return [...plain, ...all.filter((file) => matching.some((matches) => matches(file)))];
}

/** Files that the configuration of a tool names by their place. */
function configured(path: string, text: string, files: ReadonlySet<string>): string[] {
  return [...text.matchAll(PLACE)].flatMap(
    ([, place = '']) => fileNamed(inFolder(folderOf(path), place), files) ?? [],
  );
}

function frameworkGlobs(manifests: ReadonlyMap<string, string>): readonly string[] {
  const texts = [...manifests].filter(([path]) => path.endsWith('package.json')).map(([, text]) => text);
  return Object.entries(BY_FRAMEWORK).flatMap(([name, globs]) =>
    texts.some((text) => text.includes(`"${name}"`)) ? globs : [],
  );
}

/** What is known of a project before its graph is walked. */
interface ProjectFiles {
  readonly files: readonly string[];
  /** Texts of manifests by path. */
  readonly manifests: ReadonlyMap<string, string>;
  readonly isTest: (path: string) => boolean;
  /** Globs of the configuration. */
  readonly entryPoints: readonly string[];
  /** Beginning of a source file, for those that run themselves; null where it was not read. */
  readonly textOf: (path: string) => string | null;
}

/**
 * Files that something outside the project's own imports uses: manifests, frameworks, tools, people and tests.
 * Generous on purpose: what is an entry point is never called orphaned.
 */
function entryPoints({
  files,
  manifests,
  isTest,
  entryPoints: globs,
  textOf,
}: ProjectFiles): ReadonlySet<string> {
  const known = new Set(files);
  const byPlace = picomatch([...BY_PLACE, ...frameworkGlobs(manifests), ...globs], { dot: true });
  const named = [...manifests].flatMap(([path, text]) => namedBy(path, text, known, files));
  const tools = files
    .filter((path) => CONFIGURATION.test(path))
    .flatMap((path) => configured(path, textOf(path) ?? '', known));
  const own = files.filter((path) => byPlace(path) || isTest(path) || RUNS_ITSELF.test(textOf(path) ?? ''));
  return new Set([...named, ...tools, ...own]);
}

const COMPUTED =
  /\b(?:import|require)\(\s*(?!['"]|`[^`$]*`)[\w`[(]|\b(?:importlib|pkgutil|__import__|entry_points)\b|\b(?:readdir|readdirSync|glob|globSync)\(|import\.meta\.glob|require\.context/;

/** True where the code makes the names of what it loads. */
function loadsByName(text: string): boolean {
  return COMPUTED.test(text);
}

const SOURCE = /\.(?:[cm]?[jt]sx?|py)$/;
const DEPENDENCIES = /(?:^|\/)(?:node_modules|\.venv|venv|vendor|dist|build|coverage|\.next|\.git)\//;

/** A project to read. */
export interface ProjectToRead {
  readonly files: readonly string[];
  /** Texts in the order asked; null where there is none. */
  readonly readMany: (paths: readonly string[]) => Promise<readonly (string | null)[]>;
  readonly index: CodeIndex;
  readonly isTest: (path: string) => boolean;
  readonly entryPoints: readonly string[];
  /** Files whose syntax will be looked at. */
  readonly parse: readonly string[];
  /** False: what leads to a module is not asked, so modules of `parse` alone are read. */
  readonly whole?: boolean;
}

async function textsOf(
  { readMany }: ProjectToRead,
  paths: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const texts = await readMany(paths);
  return new Map(paths.flatMap((path, at) => [[path, texts[at] ?? null] as const]).filter(hasText));
}

function hasText(entry: readonly [string, string | null]): entry is readonly [string, string] {
  return entry[1] !== null;
}

async function modulesOf(index: CodeIndex, texts: ReadonlyMap<string, string>): Promise<ModuleFacts[]> {
  const files = [...texts].map(([path, text]) => ({ path, text }));
  return (await index.modules(files)).flatMap((facts) => facts ?? []);
}

async function parsed(
  { index, parse }: ProjectToRead,
  texts: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, SyntaxFile>> {
  const trees = new Map<string, SyntaxFile>();
  for (const path of parse) {
    const text = texts.get(path);
    const tree = text === undefined ? null : await index.parse(path, text);
    if (tree !== null) trees.set(path, inOneForm(tree));
  }
  return trees;
}

/** Reads a project: its modules, what leads to them, and the syntax of the files that are asked for. */
export async function makeGround(project: ProjectToRead): Promise<GoalGround> {
  const own = project.files.filter((path) => !DEPENDENCIES.test(path));
  const sources = project.whole === false ? [] : own.filter((path) => SOURCE.test(path));
  const wanted = new Set([...sources, ...project.parse, ...own.filter(isManifest)]);
  const texts = await textsOf(project, [...wanted]);
  const manifests = new Map([...texts].filter(([path]) => isManifest(path)));
  const code = new Map([...texts].filter(([path]) => SOURCE.test(path)));
  const modules = await modulesOf(project.index, code);
  const graph = moduleGraph(modules, readModuleNames(manifests), own);
  const textOf = (path: string): string | null => texts.get(path) ?? null;
  const { isTest } = project;
  const entries = entryPoints({ files: own, manifests, isTest, entryPoints: project.entryPoints, textOf });
  const trees = await parsed(project, texts);
  return {
    files: new Set(own),
    graph,
    entries,
    reached: reachedFrom(graph, entries),
    loadsByName: [...code].some(([path, text]) => !isTest(path) && loadsByName(text)),
    textOf,
    syntaxOf: (path) => trees.get(path) ?? null,
  };
}
