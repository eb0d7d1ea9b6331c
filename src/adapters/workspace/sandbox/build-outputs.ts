import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { git, nulParts } from '../git/git.ts';
import { gitEnvironment } from '../git/git-environment.ts';

/** Names that build tools give to the folder of what they made. */
const NAMES: ReadonlySet<string> = new Set([
  'build',
  'cjs',
  'dist',
  'esm',
  'gen',
  'generated',
  '__generated__',
  'lib',
  'out',
  '.nuxt',
  '.svelte-kit',
]);
/** Inside these lie outputs of others. */
const OF_OTHERS = /(?:^|\/)(?:node_modules|\.?venv|env|vendor|target|\.git|\.tox|\.nox)\//;

const TESTS = /(?:^|[._/-])(?:tests?|spec|specs|__tests__)(?:[._/-]|$)/i;

/** Tests among the outputs are those of the work: in a copy of the base they would not be its own. */
async function holdsTests(folder: string): Promise<boolean> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  return names.some((name) => TESTS.test(name));
}

/** Folders that git ignores whole and that are called as build tools call them; paths relative to the root. */
export async function buildOutputs(root: string): Promise<string[]> {
  const place = { folder: root, environment: gitEnvironment([]) };
  const listing = ['ls-files', '--others', '--ignored', '--exclude-standard', '--directory', '-z'];
  const { output } = await git(place, listing, { alsoFine: [128] });
  const folders = nulParts(output)
    .filter((path) => path.endsWith('/') && !OF_OTHERS.test(path))
    .map((path) => path.slice(0, -1))
    .filter((path) => NAMES.has(basename(path)));
  const tested = await Promise.all(folders.map((path) => holdsTests(join(root, path))));
  return folders.filter((_, at) => tested[at] === false);
}
