import type { ChangedFile } from '../../../../contract/work-change.ts';
import type { Found } from '../findings.ts';
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

function scanFile(file: ChangedFile, tests: readonly string[]): Found[] {
  const { path } = file;
  if (GATE.test(path)) return scanGate(file);
  if (MANIFEST.test(path)) return [...scanScripts(file), ...scanRunnerSettings(file, tests)];
  if (WORKFLOW.test(path)) return [...scanShellLines(file), ...scanCiBlocks(file)];
  if (SHELL.test(path))
    return [...scanShellLines(file), ...(path.endsWith('.ini') ? scanRunnerSettings(file, tests) : [])];
  return [...scanRunnerSettings(file, tests), ...scanStrictness(file)];
}

/** What a change takes from runners, workflows, linters and the gate. Decided on lines. */
export function scanConfiguration(files: readonly ChangedFile[], tests: readonly string[]): Found[] {
  return files.flatMap((file) => scanFile(file, tests));
}
