import type { Span } from '../../contract/span.ts';

/** The file that an answer was read from. `text` is there where the file is the answer's own words. */
export interface AnswerFile {
  readonly file: string;
  readonly text: string | null;
}

interface At {
  readonly line: number;
  readonly column: number;
}

function positionAt(text: string, offset: number): At {
  const before = text.slice(0, offset);
  const lines = before.split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

/** Line and column of a range of a text, counted from 1; columns in UTF-16 units, the end exclusive. */
export function rangeOf(text: string, { start, end }: Span) {
  const [from, to] = [positionAt(text, start), positionAt(text, end)];
  return { line: from.line, column: from.column, endLine: to.line, endColumn: to.column };
}
