import type { WorkChange, ChangedFile } from '../../../contract/work-change.ts';
import type { WorkFinding } from '../../../contract/work-finding.ts';
import { findings, type Found } from './findings.ts';
import { pathRole, type PathRole } from './path-role.ts';
import type { Trees } from './scan-change.ts';
import type { SyntaxFile } from '../../../contract/syntax.ts';
import { lineDifference, linesOf } from './line-difference.ts';

const MARKER = /\b(?:TODO|FIXME|HACK)\b/;
const ISSUE = /#\d+|\b[A-Z][A-Z0-9]+-\d+\b|\bhttps?:\/\//;
const LINE_COMMENT = /(?:^|\s)(?:\/\/|#(?!\[)|--|;|%|\/\*|\*|<!--|"""|''').*$/;

/** A line of a comment that says that something is missing. */
interface Marked {
  readonly text: string;
  readonly start: number;
}

function markedIn(text: string, start: number): Marked[] {
  return linesOf(text)
    .filter((line) => MARKER.test(line.text) && !ISSUE.test(line.text))
    .map((line) => ({
      text: line.text,
      start: start + line.start + (MARKER.exec(text.slice(line.start))?.index ?? 0),
    }));
}

function inComments(file: SyntaxFile): Marked[] {
  return file.comments.flatMap(({ start, end }) => markedIn(file.text.slice(start, end), start));
}

/** Without a parser: added lines whose comment holds a marker. */
function inLines(before: string, after: string): Marked[] {
  return lineDifference(before, after).added.flatMap(({ text, start }) => {
    const comment = LINE_COMMENT.exec(text);
    return comment ? markedIn(comment[0], start + comment.index) : [];
  });
}

/** What a reader knows of one file. */
interface MarkedFile {
  readonly file: ChangedFile;
  readonly before: SyntaxFile | null;
  readonly after: SyntaxFile | null;
}

/** The signs of a conflict, each at the begin of its line. */
const SIGNS = ['<<<<<<<', '=======', '>>>>>>>'] as const;

/** Where a conflict begins that has its three signs in their order; null where none does. */
function conflictIn(text: string): { readonly text: string; readonly start: number } | null {
  let opened: { text: string; start: number } | null = null;
  let seen = 0;
  for (const line of linesOf(text)) {
    if (text.startsWith(SIGNS[0], line.start)) [opened, seen] = [line, 1];
    else if (seen > 0 && text.startsWith(SIGNS[seen] ?? '\0', line.start)) seen += 1;
    if (seen === SIGNS.length) return opened;
  }
  return null;
}

/** A merge that was left unresolved in the text: git itself does not know of it once the file was added. */
function mergeMarkers({ file }: MarkedFile, role: PathRole): Found[] {
  const text = file.after ?? '';
  const found = conflictIn(text);
  if (found === null || conflictIn(file.before ?? '') !== null) return [];
  return [
    {
      rule: 'unfinished_marker',
      severity: role === 'document' || role === 'test' || role === 'snapshot' ? 'warning' : 'error',
      path: file.path,
      text,
      start: found.start,
      after: found.text,
      by: 'lines',
      details: { marker: 'merge' },
    },
  ];
}

/** Markers in comments that the change adds; one that names an issue, or that moved, is none. */
function unfinishedMarkers(files: readonly MarkedFile[]): Found[] {
  const had = new Set(
    files.flatMap(({ before }) => (before ? inComments(before).map(({ text }) => text) : [])),
  );
  return files.flatMap(({ file, after }): Found[] => {
    const text = file.after;
    if (text === null) return [];
    const marked = after
      ? inComments(after).filter((each) => !had.has(each.text))
      : inLines(file.before ?? '', text);
    return marked.map((each) => ({
      rule: 'unfinished_marker',
      severity: 'warning',
      path: file.path,
      text,
      start: each.start,
      after: each.text,
      by: after ? 'syntax' : 'lines',
      details: { marker: MARKER.exec(each.text)?.[0] ?? '' },
    }));
  });
}

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
