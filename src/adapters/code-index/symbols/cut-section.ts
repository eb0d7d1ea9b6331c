import type { DocumentSection } from '../../../contract/code-object.ts';

/** Longer passages are cut between paragraphs, and where a paragraph is longer, between lines. */
const LONGEST = 1500;

function isBlank(line: string | undefined): boolean {
  return line === undefined || line.trim() === '';
}

/** Passages of the lines of a section; empty ones are left out. `first` is the number of the first line. */
export function cutSection(
  headings: readonly string[],
  lines: readonly string[],
  first: number,
): DocumentSection[] {
  const sections: DocumentSection[] = [];
  let from = 0;
  let length = 0;
  let fence = false;
  const close = (to: number): void => {
    let [start, end] = [from, to];
    while (start < end && isBlank(lines[start])) start += 1;
    while (end > start && isBlank(lines[end - 1])) end -= 1;
    if (end > start)
      sections.push({
        headings,
        text: lines.slice(start, end).join('\n'),
        start_line: first + start,
        end_line: first + end - 1,
      });
    from = to;
    length = 0;
  };
  for (const [at, line] of lines.entries()) {
    if (/^\s*(?:```|~~~)/.test(line)) fence = !fence;
    const isPause = !fence && isBlank(lines[at - 1]);
    if (at > from && ((length > LONGEST && isPause) || length + line.length > 2 * LONGEST)) close(at);
    length += line.length + 1;
  }
  close(lines.length);
  return sections;
}
