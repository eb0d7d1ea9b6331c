import type { ChangedFile } from '../../../../contract/work-change.ts';
import type { Found } from '../findings.ts';
import { linesOf } from '../line-difference.ts';
import { scanCiBlocks } from './ci-blocks.ts';
import { scanGate } from './gate.ts';
import { scanScripts } from './package-scripts.ts';
import { scanRunnerSettings } from './runner-settings.ts';
import { scanShellLines } from './shell-lines.ts';
import { scanStrictness } from './strictness.ts';

const MANIFEST = /(?:^|\/)package\.json$/;
const SHELL = /\.(?:sh|bash)$|(?:^|\/)(?:Makefile|justfile|tox\.ini|Jenkinsfile)$|(?:^|\/)\.husky\//;
const WORKFLOW = /\.ya?ml$/;
const GATE = /(?:^|\/)(?:assay\.config\.\w+|\.(?:claude|codex|cursor|gemini)\/|\.github\/hooks\/)/;

/** What the scan of one file asks of the whole change. */
interface Whole {
  readonly tests: readonly string[];
  readonly textAt: (path: string) => string | null;
  /** Lines of files that are new. */
  readonly elsewhere: ReadonlySet<string>;
}

function scanFile(file: ChangedFile, { tests, textAt, elsewhere }: Whole): Found[] {
  const { path } = file;
  if (GATE.test(path)) return scanGate(file);
  if (MANIFEST.test(path)) return [...scanScripts(file, tests, textAt), ...scanRunnerSettings(file, tests)];
  if (WORKFLOW.test(path)) return [...scanShellLines(file, elsewhere), ...scanCiBlocks(file)];
  if (SHELL.test(path))
    return [
      ...scanShellLines(file, elsewhere),
      ...(path.endsWith('.ini') ? scanRunnerSettings(file, tests) : []),
    ];
  return [...scanRunnerSettings(file, tests), ...scanStrictness(file)];
}

/** What a change takes from runners, workflows, linters and the gate. Decided on lines. `all` are all changed files. */
export function scanConfiguration(
  files: readonly ChangedFile[],
  all: readonly ChangedFile[],
  tests: readonly string[],
): Found[] {
  const texts = new Map(all.map(({ path, after }) => [path, after]));
  const added = files.filter(({ before, after }) => before === null && after !== null);
  const elsewhere = new Set(added.flatMap(({ after }) => linesOf(after ?? '').map(({ text }) => text)));
  const isNew = new Set(all.flatMap(({ path, before }) => (before === null ? [path] : [])));
  const had = tests.filter((path) => !isNew.has(path));
  return files.flatMap((file) =>
    scanFile(file, { tests: had, textAt: (path) => texts.get(path) ?? null, elsewhere }),
  );
}
