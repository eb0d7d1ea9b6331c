import type { Span } from '../../contract/span.ts';

/** A word of a text. `open` is true where the word before it belongs to the same run: nothing but space parts them. */
export interface Token extends Span {
  readonly text: string;
  readonly open: boolean;
}

/** Letters, digits and what joins them inside a word; apostrophes only before Latin letters, dots only inside. */
const WORD =
  /[\p{L}\p{M}\p{N}_&/@+#%·\u200b-\u200f-](?:[\p{L}\p{M}\p{N}_&/@+#%·\u200b-\u200f-]|['’](?=[A-Za-z])|\.(?=[\p{L}\p{N}]))*/gu;
const ABBREVIATION = /^(?:[A-Z]|Dr|Mr|Mrs|Ms|St|Prof|Jr|Sr|No|Inc|Ltd|Co|Corp|vs|[A-Z](?:\.[A-Z])+)$/;

/** The words of a text, in order. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let previous: Token | undefined;
  WORD.lastIndex = 0;
  for (let match = WORD.exec(text); match !== null; match = WORD.exec(text)) {
    const { 0: word, index: start } = match;
    const open = previous !== undefined && joined(text, previous, start);
    previous = { start, end: start + word.length, text: word, open };
    tokens.push(previous);
  }
  return tokens;
}

function joined(text: string, previous: Token, start: number): boolean {
  const size = start - previous.end;
  if (size > 8) return false;
  if (size === 1 && text.charCodeAt(previous.end) === 32) return true;
  const gap = text.slice(previous.end, start);
  if (/^[ \t\u00a0]+$/.test(gap) || /^ *\n ?$/.test(gap)) return true;
  return /^\. ?$/.test(gap) && ABBREVIATION.test(previous.text);
}
