/** A table of text. */
export interface Table {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

function widths({ head, rows }: Table): number[] {
  return head.map((cell, at) => Math.max(3, cell.length, ...rows.map((row) => row[at]?.length ?? 0)));
}

function line(cells: readonly string[], wide: readonly number[]): string {
  return `| ${wide.map((width, at) => (cells[at] ?? '').padEnd(width)).join(' | ')} |`;
}

/** The table in Markdown, its columns aligned, so that it reads well in a terminal too. */
export function markdown(table: Table): string {
  const wide = widths(table);
  const rule = `|${wide.map((width) => '-'.repeat(width + 2)).join('|')}|`;
  return [line(table.head, wide), rule, ...table.rows.map((row) => line(row, wide))].join('\n');
}
