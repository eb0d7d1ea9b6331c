/** Characters that take two columns of a terminal: Hangul, kana, CJK ideographs, full-width forms. */
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6]/gu;

/** Columns that a text takes on a terminal. */
function columnWidth(text: string): number {
  return [...text].length + (text.match(WIDE)?.length ?? 0);
}

/** Rows as columns, each as wide as its widest cell up to `most`; the last one is not padded. */
export function alignColumns(rows: readonly (readonly string[])[], most: number): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.min(most, Math.max(...rows.map((row) => columnWidth(row[column] ?? '')))),
  );
  const pad = (cell: string, column: number) =>
    cell + ' '.repeat(Math.max(0, (widths[column] ?? 0) - columnWidth(cell)));
  return rows.map((row) =>
    row.map((cell, column) => (column === row.length - 1 ? cell : pad(cell, column))).join('  '),
  );
}
