import type { WorkChange } from '../../../contract/work-change.ts';
import type { WorkFinding } from '../../../contract/work-finding.ts';
import { findings } from './findings.ts';
import { pathRole } from './path-role.ts';
import type { Trees } from './scan-change.ts';
import { mergeMarkers, unfinishedMarkers } from './source/unfinished.ts';

/** `TODO`, `FIXME` and `HACK` in comments of code that the change adds, and merges left unresolved in any file. */
export function scanUnfinished(
  change: WorkChange,
  trees: Trees,
  testGlobs: readonly string[],
): WorkFinding[] {
  const files = change.files.map((file) => ({
    role: pathRole(file.path, testGlobs),
    file,
    before: file.before === null ? null : trees(file.previous_path ?? file.path, 'base'),
    after: file.after === null ? null : trees(file.path, 'work'),
  }));
  const code = files.filter(({ role }) => /^(?:source|test|setup)$/.test(role));
  return findings([...files.flatMap((file) => mergeMarkers(file, file.role)), ...unfinishedMarkers(code)]);
}
