import type { ChangedFile } from '../../../contract/work-change.ts';
import type { WorkFinding } from '../../../contract/work-finding.ts';
import type { Found } from './findings.ts';
import { ungrouped } from './kept-outputs.ts';
import { lineDifference } from './line-difference.ts';

/** How an entry of a snapshot file begins; one that goes may be of a test that went. */
const ENTRY = /^(?:exports\[|# name: )/;

function isHeader(line: string): boolean {
  return /^(?:\/\/|#) /.test(line);
}

/** A comma at the end of a line says only that another line follows, one between thousands says nothing. */
function withoutCommas(text: string | null): string {
  return ungrouped(text).replaceAll(/,(?=[ \t]*\r?$)/gm, ' ');
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** True where all of the old value stands in the new one, at its place or, in a list, in its order. */
function grows(old: unknown, now: unknown): boolean {
  if (Array.isArray(old)) {
    if (!Array.isArray(now)) return false;
    let from = 0;
    return old.every((item) => {
      while (from < now.length && !grows(item, now[from])) from += 1;
      from += 1;
      return from <= now.length;
    });
  }
  if (typeof old !== 'object' || old === null) return old === now;
  if (typeof now !== 'object' || now === null || Array.isArray(now)) return false;
  const members = new Map(Object.entries(now));
  return Object.entries(old).every(([key, value]) => members.has(key) && grows(value, members.get(key)));
}

function onlyGrows({ path, before, after }: ChangedFile): boolean {
  const old = path.endsWith('.json') ? parsed(before) : undefined;
  return old !== undefined && grows(old, parsed(after));
}

function changed({ path, before, after }: ChangedFile, severity: WorkFinding['severity']): Found[] {
  const { removed, added } = lineDifference(withoutCommas(before), withoutCommas(after));
  const gone = removed.filter(({ text }) => !isHeader(text));
  const [first] = gone;
  if (!first) return [];
  const now = added.find(({ text }) => !isHeader(text));
  const pruned = now === undefined && after !== null && gone.some(({ text }) => ENTRY.test(text));
  return [
    {
      rule: 'snapshot_changed',
      severity: pruned && severity === 'error' ? 'warning' : severity,
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
  severity: (file: ChangedFile) => WorkFinding['severity'],
): Found[] {
  return files.flatMap((file) =>
    file.before === null || onlyGrows(file) ? [] : changed(file, severity(file)),
  );
}
