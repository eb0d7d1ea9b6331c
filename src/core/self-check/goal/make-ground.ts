import type { CodeIndex } from '../../../contract/ports/code-index.ts';
import type { ModuleFacts, SyntaxFile } from '../../../contract/syntax.ts';
import { inOneForm } from '../syntax/one-form.ts';
import { entryPoints } from './entry-points.ts';
import type { GoalGround } from './goal-ground.ts';
import { moduleGraph, reachedFrom } from './module-graph.ts';
import { isManifest, readModuleNames } from './project-manifest.ts';

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
