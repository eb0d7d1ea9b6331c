import type { ProjectNames } from '../../contract/project-names.ts';
import { folderOf, joinPath, normalPath } from './paths.ts';
import type { Found, ProjectFiles } from './project-files.ts';

const ENDINGS = ['.ts', '.tsx', '.mts', '.cts', '.js', '.jsx', '.mjs', '.cjs', '.d.ts'];
const WRITTEN: Readonly<Record<string, readonly string[]>> = {
  '.js': ['.ts', '.tsx', '.jsx'],
  '.mjs': ['.mts'],
  '.cjs': ['.cts'],
  '.jsx': ['.tsx'],
};

/** Paths that a name may stand for, surest first. */
function candidates(path: string): string[] {
  const ending = /\.[cm]?jsx?$/.exec(path)?.[0];
  const written = ending === undefined ? [] : (WRITTEN[ending] ?? []);
  const compiled = written.map((other) => path.slice(0, path.length - (ending?.length ?? 0)) + other);
  const hasEnding = ending !== undefined || /\.(?:[cm]?tsx?|json)$/.test(path);
  if (hasEnding) return [path, ...compiled];
  const added = ENDINGS.map((each) => path + each);
  return path === '' ? added : [path, ...added, ...ENDINGS.map((each) => `${path}/index${each}`)];
}

function among(paths: readonly string[], { paths: there }: ProjectFiles): Found {
  const found = paths.find((path) => there.has(path));
  return found === undefined ? { targets: [], looked: paths } : { targets: [found], looked: [found] };
}

/** What `*` stands for where the text fits the pattern. */
function starOf(pattern: string, text: string): string | null {
  const star = pattern.indexOf('*');
  if (star < 0) return pattern === text ? '' : null;
  const [before, after] = [pattern.slice(0, star), pattern.slice(star + 1)];
  const fits = text.length >= before.length + after.length && text.startsWith(before) && text.endsWith(after);
  return fits ? text.slice(before.length, text.length - after.length) : null;
}

function aliased(specifier: string, { aliases, packages }: ProjectNames): string[] {
  const byAlias = aliases.flatMap(({ pattern, targets }) => {
    const star = starOf(pattern, specifier);
    return star === null ? [] : targets.map((target) => normalPath(target.replace('*', star)));
  });
  const byPackage = packages.flatMap(({ name, folder, main }) => {
    if (specifier === name)
      return [main ?? '', `${folder}/src/index`, `${folder}/index`]
        .filter((path) => path !== '')
        .map(normalPath);
    if (!specifier.startsWith(`${name}/`)) return [];
    const inner = specifier.slice(name.length + 1);
    return [joinPath(folder, inner), joinPath(folder, `src/${inner}`)];
  });
  return [...byAlias, ...byPackage];
}

/** The file that a specifier names in a module of JavaScript or TypeScript. */
export function resolveJavascript(specifier: string, from: string, files: ProjectFiles): Found {
  const [plain = ''] = specifier.split('?');
  if (/^\.{1,2}(?:\/|$)/.test(plain)) return among(candidates(joinPath(folderOf(from), plain)), files);
  return among(aliased(plain, files.names).flatMap(candidates), files);
}
