/** A text with its lines. */
export interface SourceText {
  readonly text: string;
  /** Number of lines; an end of the last line begins no further one. */
  readonly lines: number;
  /** Line of an offset, from 1. */
  lineOf(offset: number): number;
}

/** Two ends of a line with nothing but white space between. */
export const BLANK_LINE = /\n[^\S\n]*\n/;

const LONGEST_SIGNATURE = 600;

/** Prepares a text for questions about its lines. */
export function sourceText(text: string): SourceText {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  const lines = starts.length > 1 && starts.at(-1) === text.length ? starts.length - 1 : starts.length;
  return {
    text,
    lines,
    lineOf(offset) {
      let low = 0;
      let high = starts.length - 1;
      while (low < high) {
        const middle = (low + high + 1) >> 1;
        if ((starts[middle] ?? 0) <= offset) low = middle;
        else high = middle - 1;
      }
      return low + 1;
    },
  };
}

/** Text on one line, cut where it is longer than a signature may be. */
export function oneLine(text: string, longest: number = LONGEST_SIGNATURE): string {
  const flat = text
    .slice(0, longest * 4)
    .replace(/\s+/g, ' ')
    .trim();
  return flat.length > longest ? `${flat.slice(0, longest - 1)}…` : flat;
}
