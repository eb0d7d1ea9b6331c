const SEPARATOR_ROW = /^\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?$/;
const LONGEST_CAPTION = 160;
const BOLD = /^(?:\*\*|__)(.*)(?:\*\*|__)$/;

function cellsOf(line: string): string[] {
  return line
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.replaceAll('\\|', '|').trim().replace(BOLD, '$1'));
}

/** The heading or short line that stands last before a table. */
function captionBefore(lines: readonly string[], at: number): string | null {
  let line = at - 1;
  while (line >= 0 && lines[line]?.trim() === '') line--;
  const text = (lines[line] ?? '').replace(/^\s*#+\s*/, '').trim();
  return text === '' || text.includes('|') || text.length > LONGEST_CAPTION ? null : text;
}

function isSeparator(line: string | undefined): boolean {
  return line !== undefined && line.includes('-') && SEPARATOR_ROW.test(line.trim());
}

/** A table as it is written: the line before it, its header, its rows. */
export interface Grid {
  readonly caption: string | null;
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** The Markdown tables of a text, each with the heading or short line before it. Linear. */
export function markdownGrids(text: string): Grid[] {
  const lines = text.split(/\r?\n/);
  const grids: Grid[] = [];
  for (let at = 1; at < lines.length; at++) {
    const header = lines[at - 1] ?? '';
    if (!header.includes('|') || !isSeparator(lines[at])) continue;
    let end = at + 1;
    while (end < lines.length && lines[end]?.includes('|') === true) end++;
    const rows = lines.slice(at + 1, end).map(cellsOf);
    grids.push({ caption: captionBefore(lines, at - 1), header: cellsOf(header), rows });
    at = end;
  }
  return grids;
}
