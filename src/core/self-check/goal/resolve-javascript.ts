import { fileNamed, folderOf, normalisePath } from './module-paths.ts';

/** What a project says of the names by which its modules call each other. */
export interface ModuleNames {
  /** `paths` of tsconfig and `imports` of package.json: a pattern with at most one `*`, and where it leads. */
  readonly aliases: readonly { readonly pattern: string; readonly targets: readonly string[] }[];
  /** Packages of the same repository by name, with their folder and what their exports name. */
  readonly packages: readonly {
    readonly name: string;
    readonly folder: string;
    readonly exports: Readonly<Record<string, readonly string[]>>;
  }[];
}

/** What `*` stands for where the text fits the pattern; null where it does not. */
export function starOf(pattern: string, text: string): string | null {
  const star = pattern.indexOf('*');
  if (star < 0) return pattern === text ? '' : null;
  const [before, after] = [pattern.slice(0, star), pattern.slice(star + 1)];
  const fits = text.length >= before.length + after.length && text.startsWith(before) && text.endsWith(after);
  return fits ? text.slice(before.length, text.length - after.length) : null;
}

function byPatterns(
  specifier: string,
  patterns: readonly (readonly [pattern: string, targets: readonly string[]])[],
  files: ReadonlySet<string>,
): string | null {
  for (const [pattern, targets] of patterns) {
    const star = starOf(pattern, specifier);
    if (star === null) continue;
    for (const target of targets) {
      const file = fileNamed(normalisePath(target.replace('*', star)), files);
      if (file !== null) return file;
    }
  }
  return null;
}

function inPackage(specifier: string, { packages }: ModuleNames, files: ReadonlySet<string>): string | null {
  for (const { name, folder, exports } of packages) {
    if (specifier !== name && !specifier.startsWith(`${name}/`)) continue;
    const inner = `.${specifier.slice(name.length)}`;
    const named = byPatterns(inner, Object.entries(exports), files);
    const path = folder === '' ? inner.slice(2) : `${folder}/${inner.slice(2)}`;
    const found =
      named ?? fileNamed(normalisePath(path), files) ?? fileNamed(normalisePath(`${folder}/src`), files);
    if (found !== null) return found;
  }
  return null;
}

/** The file of the project that a specifier names in a module; null for packages and what is not there. */
export function resolveJavascript(
  specifier: string,
  from: string,
  names: ModuleNames,
  files: ReadonlySet<string>,
): string | null {
  const [plain = ''] = specifier.split('?');
  if (/^\.{1,2}(?:\/|$)/.test(plain)) return fileNamed(normalisePath(`${folderOf(from)}/${plain}`), files);
  if (plain.startsWith('/')) return fileNamed(normalisePath(plain), files);
  const aliases = names.aliases.map(({ pattern, targets }) => [pattern, targets] as const);
  return byPatterns(plain, aliases, files) ?? inPackage(plain, names, files);
}
