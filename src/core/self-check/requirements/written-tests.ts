import picomatch from 'picomatch';

/** Tests as they stand in the files of the work, for checks that run nothing. */
export interface WrittenTests {
  /** Files of tests; `readable` where their tests are known one by one. */
  readonly files: readonly { readonly path: string; readonly readable: boolean }[];
  /** Whether these are all files of tests, each of them readable. */
  readonly complete: boolean;
  /** Texts in which a title may stand: those of the tests, and all that the change touches. */
  readonly texts: readonly string[];
  /** The whole texts of the files of tests. */
  readonly bodies: readonly string[];
  readonly ids: readonly string[];
  /** Those that the base does not have. */
  readonly fresh: ReadonlySet<string>;
  /** Whether the change touches code of the product. */
  readonly codeChanged: boolean;
  /** Whether a path is one that runners take for tests. */
  readonly isTest: (path: string) => boolean;
}

/** What the files say of a test that shows a requirement. */
export type Written = 'there' | 'fresh' | 'none' | 'unknown';

/** True for ids that hold the pattern, or whose file fits it as a glob. */
export function matchesTest(id: string, pattern: string): boolean {
  const [file = ''] = id.split(' › ');
  return id.includes(pattern) || file === pattern || picomatch(pattern, { dot: true })(file);
}

const GLOB = /[*?{}[\]!]/;
const PLACEHOLDER = /%[a-z#]|\$\{[^}]*\}|\$[\w.]+|\{\w*\}/g;

/** Titles that are made when the tests run, and may become the one that is looked for. */
function mayBecome(id: string, pattern: string): boolean {
  const title = id.slice(id.lastIndexOf(' › ') + 3);
  const chunks = title.split(PLACEHOLDER).map((chunk) => chunk.trim());
  if (chunks.length === 1) return false;
  const words = chunks.filter((chunk) => chunk.length > 1);
  return words.length === 0 ? !/^%[idf]$/.test(title) : words.some((chunk) => pattern.includes(chunk));
}

/** A path that is no file of tests, or one whose tests are known to be none. */
function findFile(pattern: string, { files, complete, isTest }: WrittenTests): Written {
  const found = files.filter(({ path }) => path.includes(pattern) || matchesTest(path, pattern));
  if (found.length > 0) return found.every(({ readable }) => readable) ? 'none' : 'unknown';
  return complete && !GLOB.test(pattern) && isTest(pattern) ? 'none' : 'unknown';
}

function findTitle(pattern: string, { files, complete, texts, ids }: WrittenTests): Written {
  if (!complete || files.length === 0) return 'unknown';
  const title = pattern
    .slice(pattern.lastIndexOf(' › ') + 1)
    .replace(/\[.*$/, '')
    .trim();
  const isThere = title === '' || texts.some((text) => text.includes(title));
  return isThere || ids.some((id) => mayBecome(id, pattern)) ? 'unknown' : 'none';
}

/** Looks for a test by a part of its id, or a glob of its file. Whatever could be there is unknown, not missing. */
export function findWritten(pattern: string, written: WrittenTests): Written {
  const found = written.ids.filter((id) => matchesTest(id, pattern));
  if (found.length > 0) return found.every((id) => written.fresh.has(id)) ? 'fresh' : 'there';
  const isPath = pattern.includes('/') || /\.\w{1,5}$/.test(pattern) || GLOB.test(pattern);
  const isFile = written.files.some(({ path }) => path.includes(pattern));
  return isFile || (isPath && !pattern.includes(' › '))
    ? findFile(pattern, written)
    : findTitle(pattern, written);
}
