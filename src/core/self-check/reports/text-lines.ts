/** The lines of a text without their ends, one at a time: a text of any length is held once. */
export function* textLines(text: string): Generator<string> {
  let at = 0;
  while (at < text.length) {
    const end = text.indexOf('\n', at);
    const stop = end === -1 ? text.length : end;
    yield text.slice(at, text[stop - 1] === '\r' && stop > at ? stop - 1 : stop);
    at = stop + 1;
  }
}
