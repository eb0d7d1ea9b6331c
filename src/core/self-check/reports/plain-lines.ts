import { textLines } from './text-lines.ts';

/** A line of printed text as it looks on a screen; `column` counts from 1 in that text. */
export interface PlainLine {
  readonly line: number;
  readonly text: string;
}

// oxlint-disable-next-line no-control-regex -- escape sequences are made of control characters
const ESCAPE = /\u001b\[[0-9;:?]*[ -/]*[@-~]|\u001b\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|\u001b[@-Z\\-_]/g;
const LONGEST = 4000;

/** What stands last on a line that was written over: after the last carriage return. */
function shown(line: string): string {
  return line.slice(line.lastIndexOf('\r') + 1);
}

/** The lines of a text without colours, cursor movements and what was written over; of a long line its start. */
export function* plainLines(text: string): Generator<PlainLine> {
  let line = 0;
  for (const raw of textLines(text)) {
    line += 1;
    yield { line, text: shown(raw.slice(0, LONGEST).replace(ESCAPE, '')).trimEnd() };
  }
}
