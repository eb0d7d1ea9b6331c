/** A part of a text that begins at a line of it, from 1. */
export interface Piece {
  readonly text: string;
  readonly line: number;
}

const BEGINS =
  /^(?:export|import|function|async|class|abstract|interface|type|enum|declare|namespace|const|let|var|module|@)\b|^@/;
const COMMENT = /^(?:\/\*|\/\/)/;
/** More is not tried: such a file is no source code that a person wrote. */
const MOST_PIECES = 400;

/** Cuts a text before each declaration that begins at the left margin, its comment with it. */
export function piecesOf(text: string): Piece[] {
  const lines = text.split('\n');
  const starts: number[] = [];
  let comment: number | undefined;
  for (const [at, line] of lines.entries()) {
    if (COMMENT.test(line)) comment ??= at;
    else if (BEGINS.test(line)) {
      starts.push(comment ?? at);
      comment = undefined;
    } else if (!/^\s*\*/.test(line)) comment = undefined;
  }
  const cuts = [...new Set([0, ...starts])].slice(0, MOST_PIECES);
  return cuts.map((start, at) => ({
    text: lines.slice(start, cuts[at + 1] ?? lines.length).join('\n'),
    line: start + 1,
  }));
}
