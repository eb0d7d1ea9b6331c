import type { ModuleNames } from './resolve-javascript.ts';
import { folderOf } from './module-paths.ts';

type Tree = Readonly<Record<string, unknown>>;

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** JSON with comments and trailing commas, as tsconfig files have them; null for what is neither. */
export function looseJson(text: string): unknown {
  const plain = text.replace(/"(?:[^"\\\n]|\\.)*"|\/\/[^\n]*|\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\//g, (found) =>
    found.startsWith('"') ? found : '',
  );
  try {
    return JSON.parse(
      plain.replace(/"(?:[^"\\\n]|\\.)*"|,(?=\s*[}\]])/g, (found) => (found === ',' ? '' : found)),
    );
  } catch {
    return null;
  }
}

/** Every text inside a value: the targets of conditional exports. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isTree(value) ? Object.values(value).flatMap(textsIn) : [];
}

function inFolder(folder: string, path: string): string {
  const plain = path.replace(/^\.\//, '');
  return folder === '' ? plain : `${folder}/${plain}`;
}

/** Built files named by a manifest stand for the sources that they are made of. */
export function sourcesOf(target: string): string[] {
  const plain = target.replace(/^\.\//, '').replace(/\.d\.([cm]?)ts$/, '.$1ts');
  const moved = plain.replace(/^(?:dist|build|lib|out|esm|cjs)\//, '');
  return [plain, ...(moved === plain ? [] : [`src/${moved}`, moved])];
}

function packageOf(path: string, text: string): ModuleNames['packages'][number] | null {
  const manifest = looseJson(text);
  if (!isTree(manifest) || typeof manifest['name'] !== 'string') return null;
  const folder = folderOf(path);
  const field = manifest['exports'];
  const entries =
    isTree(field) && Object.keys(field).some((key) => key.startsWith('.')) ? field : { '.': field };
  const main = manifest['source'] ?? manifest['main'] ?? manifest['module'];
  const exports = Object.entries({ ...(main === undefined ? {} : { '.': main }), ...entries }).map(
    ([name, value]) =>
      [
        name,
        textsIn(value)
          .flatMap(sourcesOf)
          .map((target) => inFolder(folder, target)),
      ] as const,
  );
  return { name: manifest['name'], folder, exports: Object.fromEntries(exports) };
}

function pathsOf(path: string, text: string): ModuleNames['aliases'] {
  const options = looseJson(text);
  const compiler = isTree(options) ? options['compilerOptions'] : undefined;
  if (!isTree(compiler)) return [];
  const base = typeof compiler['baseUrl'] === 'string' ? compiler['baseUrl'] : '.';
  const folder = inFolder(folderOf(path), base === '.' ? '' : base).replace(/\/$/, '');
  const paths = isTree(compiler['paths']) ? Object.entries(compiler['paths']) : [];
  const own = paths.map(([pattern, targets]) => ({
    pattern,
    targets: textsIn(targets).map((target) => inFolder(folder, target)),
  }));
  return typeof compiler['baseUrl'] === 'string'
    ? [...own, { pattern: '*', targets: [inFolder(folder, '*')] }]
    : own;
}

function importsOf(path: string, text: string): ModuleNames['aliases'] {
  const manifest = looseJson(text);
  const imports = isTree(manifest) ? manifest['imports'] : undefined;
  if (!isTree(imports)) return [];
  return Object.entries(imports).map(([pattern, value]) => ({
    pattern,
    targets: textsIn(value)
      .flatMap(sourcesOf)
      .map((target) => inFolder(folderOf(path), target)),
  }));
}

/** True for the files that `readModuleNames` and `entryPoints` want to read. */
export function isManifest(path: string): boolean {
  return /(?:^|\/)(?:package\.json|tsconfig[^/]*\.json|jsconfig\.json|pyproject\.toml|setup\.(?:cfg|py)|index\.html|deno\.jsonc?)$/.test(
    path,
  );
}

/** How the modules of a project call each other, from its manifests. */
export function readModuleNames(manifests: ReadonlyMap<string, string>): ModuleNames {
  const files = [...manifests];
  const packages = files.filter(([path]) => path.endsWith('package.json'));
  const compilers = files.filter(([path]) => /(?:ts|js)config[^/]*\.json$/.test(path));
  return {
    aliases: [
      ...packages.flatMap(([path, text]) => importsOf(path, text)),
      ...compilers.flatMap(([path, text]) => pathsOf(path, text)),
    ],
    packages: packages.flatMap(([path, text]) => packageOf(path, text) ?? []),
  };
}
