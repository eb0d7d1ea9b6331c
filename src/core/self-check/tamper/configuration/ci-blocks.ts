import type { ChangedFile } from '../../../../contract/work-change.ts';
import type { Found } from '../findings.ts';
import { lineDifference } from '../line-difference.ts';
import { runsChecks } from './command-faults.ts';

const FAILURE_IGNORED = /^-?\s*(?:continue-on-error|allow_failure)\s*:\s*(?:true|\$\{\{\s*true\s*\}\})\s*$/;
const NEVER = /^-?\s*(?:if\s*:\s*(?:false|\$\{\{\s*false\s*\}\}|never\(\))|when\s*:\s*(?:never|manual))\s*$/;

function indentOf(line: string): number {
  return line.trim() === '' ? Number.POSITIVE_INFINITY : line.length - line.trimStart().length;
}

/** The step or job that a line of YAML belongs to. */
function blockAround(lines: readonly string[], index: number): string {
  const own = (lines[index] ?? '').replace(/^(\s*)- /, '$1  ');
  const indent = indentOf(own);
  let from = index;
  while (from > 0 && indentOf(lines[from] ?? '') >= indent) from -= 1;
  let to = index + 1;
  while (to < lines.length && indentOf(lines[to] ?? '') >= indent) to += 1;
  return lines.slice(from, to).join('\n');
}

/** Steps and jobs whose failure counts no more, or that never run. */
export function scanCiBlocks({ path, before, after }: ChangedFile): Found[] {
  if (before === null || after === null) return [];
  const lines = after.split('\n');
  return lineDifference(before, after).added.flatMap(({ text, start, index }): Found[] => {
    const what = FAILURE_IGNORED.test(text) ? 'failure_ignored' : NEVER.test(text) ? 'never_run' : null;
    if (what === null || !runsChecks(blockAround(lines, index))) return [];
    return [
      {
        rule: 'ci_job_weakened',
        severity: 'error',
        path,
        text: after,
        start,
        before: null,
        after: text,
        by: 'lines',
        details: { what },
      },
    ];
  });
}
