import type { SyntaxFile } from '../../../../contract/syntax.ts';
import type { ChangedFile } from '../../../../contract/work-change.ts';
import type { Found } from '../findings.ts';
import { lineDifference, linesOf } from '../line-difference.ts';

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
export interface MarkedFile {
  readonly file: ChangedFile;
  readonly before: SyntaxFile | null;
  readonly after: SyntaxFile | null;
}

/** Markers in comments that the change adds; one that names an issue, or that moved, is none. */
export function unfinishedMarkers(files: readonly MarkedFile[]): Found[] {
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
