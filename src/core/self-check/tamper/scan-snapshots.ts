import type { ChangedFile } from '../../../contract/work-change.ts';
import type { WorkFinding } from '../../../contract/work-finding.ts';
import type { Found } from './findings.ts';
import { lineDifference } from './line-difference.ts';

function isHeader(line: string): boolean {
  return /^(?:\/\/|#) /.test(line);
}

function changed({ path, before, after }: ChangedFile, severity: WorkFinding['severity']): Found[] {
  const { removed, added } = lineDifference(before ?? '', after ?? '');
  const gone = removed.filter(({ text }) => !isHeader(text));
  const [first] = gone;
  if (!first) return [];
  const now = added.find(({ text }) => !isHeader(text));
  const pruned = after === null || now === undefined;
  return [
    {
      rule: 'snapshot_changed',
      severity: pruned && severity === 'error' && after !== null ? 'warning' : severity,
      path,
      ...(after === null || now === undefined ? {} : { text: after, start: now.start }),
      before: first.text,
      after: now?.text ?? null,
      by: 'lines',
    },
  ];
}

/** Kept outputs that say something else now; what is only added says nothing else. `severity` as of a changed value. */
export function scanSnapshots(
  files: readonly ChangedFile[],
  severity: (path: string) => WorkFinding['severity'],
): Found[] {
  return files.flatMap((file) => (file.before === null ? [] : changed(file, severity(file.path))));
}
