/** A statement with its place in the text; comments before it are not part of it. */
export interface SqlStatement {
  readonly text: string;
  readonly start: number;
  /** Comments and white space between the semicolon before it and itself. */
  readonly before: string;
}

/** What must be passed over whole: a comment, a string, a name in quotation marks, a body between dollars; or `;`. */
interface Token {
  readonly opener: string;
  readonly start: number;
  readonly end: number;
  readonly isComment: boolean;
}

const CLOSERS: Readonly<Record<string, string>> = { '--': '\n', '/*': '*/' };
/** Where nothing closes them they take the rest; other openers then stand for themselves. */
const TAKES_REST = /^(?:--|\$)/;

function* tokens(text: string): Generator<Token> {
  const missing = new Set<string>();
  const opener = /--|\/\*|['"`;]|\$\w*\$/g;
  for (let match = opener.exec(text); match !== null; match = opener.exec(text)) {
    const [word] = match;
    const closer = CLOSERS[word] ?? word;
    const inside = opener.lastIndex;
    const closed = word === ';' || missing.has(closer) ? -1 : text.indexOf(closer, inside);
    if (closed < 0) missing.add(closer);
    const left = TAKES_REST.test(word) ? text.length : inside;
    const end = closed < 0 ? left : closed + closer.length;
    yield {
      opener: word,
      start: match.index,
      end,
      isComment: word === '--' || (word === '/*' && closed >= 0),
    };
    opener.lastIndex = end;
  }
}

/** The statements of a text, parted by semicolons. */
export function sqlStatements(text: string): SqlStatement[] {
  const statements: SqlStatement[] = [];
  let from = 0;
  let read = 0;
  let start: number | null = null;
  const wordFrom = (place: number): number => {
    const word = /\S/g;
    word.lastIndex = place;
    return word.exec(text)?.index ?? text.length;
  };
  const readTo = (end: number): void => {
    const word = start ?? wordFrom(read);
    if (word < end) start = word;
  };
  const close = (end: number): void => {
    readTo(end);
    if (start !== null)
      statements.push({ text: text.slice(start, end).trimEnd(), start, before: text.slice(from, start) });
    from = end + 1;
    start = null;
  };
  for (const token of tokens(text)) {
    if (token.opener === ';') close(token.start);
    else readTo(token.isComment ? token.start : token.end);
    read = token.end;
  }
  close(text.length);
  return statements;
}
