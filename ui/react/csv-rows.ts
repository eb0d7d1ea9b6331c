const TOKEN = /[^,\r\n]+|,|\r?\n|\r/y;

/** Where a quoted cell that opens at `at` closes; -1 where it does not. */
function closeOf(text: string, at: number): number {
  for (let quote = text.indexOf('"', at + 1); quote >= 0; quote = text.indexOf('"', quote + 2))
    if (text[quote + 1] !== '"') return quote;
  return -1;
}

/** Quoted cells, other cells, commas and ends of lines, in their order. */
function tokensOf(text: string): string[] {
  const tokens: string[] = [];
  let mayClose = true;
  for (let at = 0; at < text.length; at += tokens.at(-1)?.length ?? 1) {
    const close: number = mayClose && text[at] === '"' ? closeOf(text, at) : -1;
    if (text[at] === '"') mayClose = close >= 0;
    TOKEN.lastIndex = at;
    tokens.push(close < 0 ? (TOKEN.exec(text)?.[0] ?? '') : text.slice(at, close + 1));
  }
  return tokens;
}

/** The cells of comma-separated text as they are drawn: quotes may hold commas and ends of lines. */
export function csvRows(text: string): string[][] {
  const rows: string[][] = [['']];
  for (const token of tokensOf(text.replace(/^\ufeff/, ''))) {
    const row = rows.at(-1) ?? [];
    const isQuoted = token.length > 1 && token.startsWith('"') && token.endsWith('"');
    if (token === ',') row.push('');
    else if (token.endsWith('\n') && !isQuoted) rows.push(['']);
    else if (token !== '\r')
      row[row.length - 1] = isQuoted ? token.slice(1, -1).replaceAll('""', '"') : token.trim();
  }
  return rows.filter((cells) => cells.some((cell) => cell !== ''));
}
