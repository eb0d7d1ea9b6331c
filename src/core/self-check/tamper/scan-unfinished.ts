import type { WorkChange } from '../../../contract/work-change.ts';
import type { WorkFinding } from '../../../contract/work-finding.ts';
import { findings } from './findings.ts';
import { pathRole } from './path-role.ts';
import type { Trees } from './scan-change.ts';
import { unfinishedMarkers } from './source/unfinished.ts';

/** `TODO`, `FIXME` and `HACK` in comments of code that the change adds. */
export function scanUnfinished(
  change: WorkChange,
  trees: Trees,
  testGlobs: readonly string[],
): WorkFinding[] {
  const code = change.files.filter(({ path }) => /^(?:source|test|setup)$/.test(pathRole(path, testGlobs)));
  const files = code.map((file) => ({
    file,
    before: file.before === null ? null : trees(file.previous_path ?? file.path, 'base'),
    after: file.after === null ? null : trees(file.path, 'work'),
  }));
  return findings(unfinishedMarkers(files));
}
