const QUOTED = /"((?:[^"]|"")*)"|[^,\r\n]+|,|\r?\n/g;

/** The cells of comma-separated text as they are drawn: quotes may hold commas and ends of lines. */
export function csvRows(text: string): string[][] {
  const rows: string[][] = [['']];
  for (const [token, quoted] of text.replace(/^\ufeff/, '').matchAll(QUOTED)) {
    const row = rows.at(-1) ?? [];
    if (token === ',') row.push('');
    else if (token.endsWith('\n')) rows.push(['']);
    else row[row.length - 1] = quoted === undefined ? token.trim() : quoted.replaceAll('""', '"');
  }
  return rows.filter((cells) => cells.some((cell) => cell !== ''));
}
