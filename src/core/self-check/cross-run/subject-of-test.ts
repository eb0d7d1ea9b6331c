import type { TestResult } from '../../../contract/test-run.ts';
import type { ChangedFile, WorkChange } from '../../../contract/work-change.ts';
import { isTestConfiguration, isTestMaterial } from '../commands/test-file.ts';

const QUOTED = /(?:from|import|require\(|mock\(|import\()\s*(['"])([^'"\n]+)\1/g;
const PYTHON = /^[ \t]*(?:from[ \t]+([\w.]+)[ \t]+import[ \t]+\(?([\w ,*\n\t]*)|import[ \t]+([\w., ]+))/gm;

function normal(path: string): string {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}

/** A path without its ending and without the name of a folder's own module. */
function moduleStem(path: string): string {
  return path.replace(/\.(?:d\.)?[a-z]+$/i, '').replace(/\/(?:index|__init__|mod)$/, '');
}

function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

function scriptNames(path: string, text: string): readonly string[] {
  return [...text.matchAll(QUOTED)].map(([, , name = '']) =>
    moduleStem(name.startsWith('.') ? normal(`${folderOf(path)}/${name}`) : name.replace(/^[@~#]?\//, '')),
  );
}

function pythonNames(path: string, text: string): readonly string[] {
  return [...text.matchAll(PYTHON)].flatMap(([, from, names = '', plain = '']) => {
    if (from === undefined)
      return plain.split(',').map((name) => (name.trim().split(' ')[0] ?? '').replaceAll('.', '/'));
    const dots = /^\.*/.exec(from)?.[0].length ?? 0;
    const start = dots === 0 ? '' : `${folderOf(path)}/${'../'.repeat(dots - 1)}`;
    const module = normal(start + from.slice(dots).replaceAll('.', '/'));
    return [
      module,
      ...names
        .split(/[,\s]+/)
        .filter(Boolean)
        .map((name) => `${module}/${name}`),
    ];
  });
}

/** The modules that a source file names, as paths without ending, from its text alone. */
function importedStems(path: string, text: string): readonly string[] {
  return path.endsWith('.py') ? pythonNames(path, text) : scriptNames(path, text);
}

const NO_CODE =
  /\.(?:md|mdx|txt|rst|lock|svg|png|jpe?g)$|(?:^|\/)(?:package-lock\.json|LICENSE|\.[^/]+|\.[^/]+\/.*)$/;

/** Files of the product that the change touches: neither tests nor what serves them, nor prose. */
export function changedProductFiles(change: WorkChange, globs: readonly string[]): readonly ChangedFile[] {
  return change.files.filter(
    ({ path }) => !isTestMaterial(path, globs) && !isTestConfiguration(path) && !NO_CODE.test(path),
  );
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
}

/** True where a message names the module as a path, or as a dotted name. */
function mentions(message: string, path: string): boolean {
  const stem = moduleStem(path);
  const name = escaped(stem.slice(stem.lastIndexOf('/') + 1));
  return new RegExp(String.raw`[/.'"]${name}(?:\.(?:[cm]?[jt]sx?|py|go|rs))?(?![\w-]|\.\w)`).test(message);
}

function imports(stems: readonly string[], path: string): boolean {
  const stem = moduleStem(path);
  return stems.some((name) => name !== '' && (name === stem || stem.endsWith(`/${name}`)));
}

function stemsOf(file: string | null, { files }: WorkChange): readonly string[] {
  const text = files.find(({ path, previous_path: before }) => (before ?? path) === file)?.before;
  return file === null || text === undefined || text === null ? [] : importedStems(file, text);
}

/** What a failure to load is about. */
export interface LoadCause {
  /** A module that the change deleted or renamed is named by the message, or imported by the test. */
  readonly gone: boolean;
  /** A module of the product that the change touches is: it is no trouble of the machine. */
  readonly ofChange: boolean;
}

/** Tells what a failure to load is about; the same file and message are looked at once. */
export function loadCauses(
  change: WorkChange,
  globs: readonly string[],
): (test: TestResult, message: string) => LoadCause {
  const product = changedProductFiles(change, globs);
  const gone = product.flatMap(({ path, previous_path: before, status }) =>
    status === 'deleted' ? [path] : before === undefined ? [] : [before],
  );
  const known = new Map<string, LoadCause>();
  return ({ file }, message) => {
    const key = `${file ?? ''}\n${message}`;
    const stems = stemsOf(file, change);
    const isGone = (): boolean => gone.some((path) => mentions(message, path) || imports(stems, path));
    const cause = known.get(key) ?? {
      gone: isGone(),
      ofChange: isGone() || product.some(({ path }) => mentions(message, path)),
    };
    known.set(key, cause);
    return cause;
  };
}
