/** What one event may hold, in characters: no answer is of that size, and no memory is filled. */
const LONGEST_EVENT = 8_000_000;
const LINE_END = /\r?\n/;

function tooLong(): Error {
  return new Error('an event of the stream is too long');
}

/** The data of each event of a stream; names of events and comments are nothing to its readers. Throws where one is too long. */
export async function* sseData(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string, void> {
  const decoder = new TextDecoder();
  let rest = '';
  let data: string[] = [];
  let held = 0;
  for await (const piece of bytes) {
    const lines = (rest + decoder.decode(piece, { stream: true })).split(LINE_END);
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (line === '' && data.length > 0) {
        yield data.join('\n');
        data = [];
        held = 0;
      }
      if (!line.startsWith('data:')) continue;
      held += line.length;
      data.push(line.slice(line.startsWith('data: ') ? 6 : 5));
    }
    if (held + rest.length > LONGEST_EVENT) throw tooLong();
  }
  // a last event without an empty line behind it was cut off
}
