/** A line of a text: where it begins, and what it says without the white space around it. */
export interface Line {
  readonly text: string;
  readonly start: number;
  readonly index: number;
}

export function linesOf(text: string): Line[] {
  let start = 0;
  return text.split('\n').map((line, index) => {
    const at = { text: line.trim(), start, index };
    start += line.length + 1;
    return at;
  });
}

export interface LineDifference {
  readonly removed: readonly Line[];
  readonly added: readonly Line[];
}

function beyond(lines: readonly Line[], others: readonly Line[]): Line[] {
  const counts = new Map<string, number>();
  for (const { text } of others) counts.set(text, (counts.get(text) ?? 0) + 1);
  return lines.filter(({ text }) => {
    const count = counts.get(text) ?? 0;
    counts.set(text, count - 1);
    return text !== '' && count <= 0;
  });
}

/** Lines that one side has more often than the other; moving or indenting a line is no difference. */
export function lineDifference(before: string, after: string): LineDifference {
  const [old, now] = [linesOf(before), linesOf(after)];
  return { removed: beyond(old, now), added: beyond(now, old) };
}
