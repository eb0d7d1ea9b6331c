import { existsSync, realpathSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, dirname, isAbsolute, join } from 'node:path';
import { toolFolders } from './clean-environment.ts';
import { isWithin, type Place } from './root.ts';

/** Of these folders only parts are seen: beside them lie keys, tokens and settings. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  BUN_INSTALL: ['bin', 'install'],
  CARGO_HOME: ['bin', 'git', 'registry'],
  GRADLE_USER_HOME: ['caches', 'jdks', 'native', 'wrapper'],
  PYTHONUSERBASE: ['bin', 'lib', 'share/uv/python', 'share/uv/tools', 'share/pipx'],
  SDKMAN_DIR: ['candidates'],
  VOLTA_HOME: ['bin', 'tools'],
};
/** What tools read of the user's home beside the folders that a variable names. */
const IN_HOME = [
  '.m2/repository',
  '.m2/wrapper',
  '.local/share/uv/python',
  '.local/share/pnpm/bin',
  '.ivy2/cache',
];

const PROGRAMS = /^(?:s?bin|shims|Scripts)$/;
/** A folder of programs that has one of these beside it belongs to a tool that is kept whole there. */
const BESIDE = ['lib', 'lib64', 'libexec', 'jmods', 'pkg'];
/** Programs that lead to the tool that they belong to. */
const INTERPRETERS = [
  'node',
  'python3',
  'python',
  'go',
  'rustc',
  'java',
  'mvn',
  'ruby',
  'php',
  'dotnet',
  'deno',
];
const TOOL_VARIABLES = ['JAVA_HOME', 'GOROOT', 'DOTNET_ROOT'];

/** The home of a user, what it lies in, and the folder of all that a user installs are no tools. */
function isTooWide(path: string): boolean {
  const home = homedir();
  const parents = ['/', dirname(home)];
  return isWithin(home, path) || path === join(home, '.local') || parents.includes(dirname(path));
}

function isFolder(path: string): boolean {
  return existsSync(path) && statSync(path).isDirectory();
}

function real(path: string): string[] {
  try {
    return isAbsolute(path) ? [realpathSync(path)] : [];
  } catch {
    return [];
  }
}

/** The folder of the tool that a folder of programs belongs to; itself where there is none. */
function toolOf(programs: string): string {
  const tool = dirname(programs);
  const isOne =
    PROGRAMS.test(basename(programs)) &&
    BESIDE.some((name) => existsSync(join(tool, name))) &&
    !isTooWide(tool);
  return isOne ? tool : programs;
}

/** A link named after a program leads to a tool only where it ends at a program of that name: the work may plant others. */
function interpreters(folder: string): string[] {
  const found = INTERPRETERS.flatMap((name) =>
    real(join(folder, name)).filter(
      (path) => basename(path).replace(/(?<![\d.])[\d.]+$/, '') === name.replace(/\d$/, ''),
    ),
  );
  return found
    .map(dirname)
    .filter((each) => PROGRAMS.test(basename(each)) && each !== folder)
    .map(toolOf);
}

function searched(): string[] {
  return (process.env['PATH'] ?? '').split(':').filter(isAbsolute);
}

/** Folders of programs on the search path, and those of the tools that they lead to. */
function onPath(more: readonly string[]): string[] {
  const folders = [...searched(), ...more, dirname(process.execPath)];
  return folders.flatMap((folder) => [
    folder,
    toolOf(folder),
    ...real(folder).map(toolOf),
    ...interpreters(folder),
  ]);
}

function named(): string[] {
  const variables = [...TOOL_VARIABLES, 'LD_LIBRARY_PATH'].map((name) => process.env[name] ?? '');
  return variables.flatMap((value) => value.split(':')).filter(isAbsolute);
}

function managed(): { readonly bases: readonly string[]; readonly parts: readonly string[] } {
  const folders = Object.entries(toolFolders());
  const bases = folders.flatMap(([name, folder]) => (PARTS[name] === undefined ? [] : [folder]));
  const parts = folders.flatMap(([name, folder]) => (PARTS[name] ?? ['']).map((part) => join(folder, part)));
  return { bases, parts };
}

/**
 * Folders of the user's tools: those that a variable names, those on the search path, and what programs there lead to.
 * `programs`: further folders of programs, such as that of a virtual environment. What lies in `known` is seen already.
 */
export function toolPlaces(programs: readonly string[], known: readonly string[]): Place[] {
  const { bases, parts } = managed();
  const inHome = IN_HOME.map((name) => join(homedir(), name));
  const seen = (path: string): boolean => known.some((place) => isWithin(path, place));
  const folders = [...parts, ...inHome, ...onPath(programs), ...named()]
    .filter((path) => isFolder(path) && !isTooWide(path) && !seen(path))
    .toSorted((a, b) => a.length - b.length);
  const widest = folders.filter((path, at) => !folders.slice(0, at).some((wider) => isWithin(path, wider)));
  const empty = [homedir(), ...bases].filter((path) => !seen(path));
  return [
    ...empty.map((at): Place => ({ kind: 'memory', at })),
    ...widest.flatMap((at) => real(at).map((from): Place => ({ kind: 'layer', from, at }))),
  ];
}
