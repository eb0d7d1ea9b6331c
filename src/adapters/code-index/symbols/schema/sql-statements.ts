/** A statement with its place in the text; comments before it are not part of it. */
export interface SqlStatement {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** What must be passed over whole: comments, strings, names in quotation marks, bodies between dollars. */
const TOKEN = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"[^"]*"|`[^`]*`|\$(\w*)\$|;/g;

/** The statements of a text, parted by semicolons. */
export function sqlStatements(text: string): SqlStatement[] {
  const statements: SqlStatement[] = [];
  let from = 0;
  const close = (end: number): void => {
    const part = text.slice(from, end);
    const start = from + (/^(?:\s+|--[^\n]*\n?|\/\*[\s\S]*?\*\/)*/.exec(part)?.[0].length ?? 0);
    if (start < end && text.slice(start, end).trim() !== '')
      statements.push({ text: text.slice(start, end).trimEnd(), start, end });
    from = end + 1;
  };
  TOKEN.lastIndex = 0;
  for (let match = TOKEN.exec(text); match !== null; match = TOKEN.exec(text)) {
    if (match[0] === ';') close(match.index);
    else if (match[1] !== undefined) {
      const end = text.indexOf(match[0], TOKEN.lastIndex);
      TOKEN.lastIndex = end < 0 ? text.length : end + match[0].length;
    }
  }
  close(text.length);
  return statements;
}
