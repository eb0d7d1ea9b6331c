import type { ListedFile, SourceFiles } from '../../contract/ports/source-files.ts';
import type { ProjectNames } from '../../contract/project-names.ts';
import { folderOf, joinPath } from '../../core/indexing/paths.ts';

const MANIFEST = /(?:^|\/)(?:package\.json|go\.mod|tsconfig(?:\.[\w-]+)?\.json|jsconfig\.json)$/;
const LARGEST = 1_000_000;
const MOST = 300;

type Draft = { -readonly [Key in keyof ProjectNames]: ProjectNames[Key][number][] };

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** JSON with comments and commas at the end, as tsconfig allows them; null where it is none. */
function looseJson(text: string): unknown {
  const plain = text.replace(
    /("(?:[^"\\\n]|\\.)*"?)|\/\*(?:[^*]|\*(?!\/))*(?:\*\/)?|\/\/[^\n]*/g,
    (_, string: string | undefined) => string ?? '',
  );
  try {
    return JSON.parse(plain.replace(/,(?=\s*[}\]])/g, ''));
  } catch {
    return null;
  }
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return isObject(value) || Array.isArray(value) ? Object.values(value).flatMap(stringsIn) : [];
}

function addPackage(draft: Draft, folder: string, value: unknown): void {
  if (!isObject(value)) return;
  const { name, main, module, bin, exports, imports } = value;
  const entries = [main, module, bin, exports].flatMap(stringsIn).filter((path) => !path.includes('*'));
  draft.entries.push(...entries.map((path) => joinPath(folder, path)));
  if (typeof name === 'string') {
    const first = typeof main === 'string' ? joinPath(folder, main) : null;
    draft.packages.push({ name, folder, main: first });
  }
  for (const [pattern, targets] of isObject(imports) ? Object.entries(imports) : [])
    draft.aliases.push({ pattern, targets: stringsIn(targets).map((path) => joinPath(folder, path)) });
}

function addPaths(draft: Draft, folder: string, value: unknown): void {
  const options = isObject(value) && isObject(value['compilerOptions']) ? value['compilerOptions'] : {};
  const base = joinPath(folder, typeof options['baseUrl'] === 'string' ? options['baseUrl'] : '.');
  for (const [pattern, targets] of isObject(options['paths']) ? Object.entries(options['paths']) : [])
    draft.aliases.push({ pattern, targets: stringsIn(targets).map((path) => joinPath(base, path)) });
  if (typeof options['baseUrl'] === 'string')
    draft.aliases.push({ pattern: '*', targets: [joinPath(base, '*')] });
}

function addManifest(draft: Draft, path: string, text: string): void {
  const folder = folderOf(path);
  if (path.endsWith('go.mod')) {
    const name = /^module\s+(\S+)/m.exec(text)?.[1];
    if (name !== undefined) draft.goModules.push({ name, folder });
  } else if (path.endsWith('package.json')) addPackage(draft, folder, looseJson(text));
  else addPaths(draft, folder, looseJson(text));
}

/** What the manifests of a project say of names; those that cannot be read say nothing. */
export async function readProjectNames(
  files: SourceFiles,
  listing: readonly ListedFile[],
): Promise<ProjectNames> {
  const draft: Draft = { aliases: [], packages: [], goModules: [], entries: [] };
  const listed = listing.filter(({ path }) => MANIFEST.test(path)).slice(0, MOST);
  for (const { path } of listed) {
    const content = await files.read(path, LARGEST);
    if (content.kind === 'text') addManifest(draft, path, content.text);
  }
  return draft;
}
