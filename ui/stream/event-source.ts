/** An event of a stream as server-sent events write it. `event` is '' for one without a name. */
export interface ServerEvent {
  readonly event: string;
  readonly data: string;
  /** The last id that the stream named. */
  readonly id: string | null;
}

/** Takes text as it comes, in pieces of any length, and gives the events that are whole. */
export interface EventParser {
  push(text: string): ServerEvent[];
}

const LINE_END = /\r\n|\n|\r/;

/** A parser of `text/event-stream`: names, data over several lines, ids, comments, every line end. An event that was cut is none. */
export function eventParser(): EventParser {
  let rest = '';
  let event = '';
  let data: string[] = [];
  let id: string | null = null;
  const take = (line: string): ServerEvent[] => {
    if (line === '') {
      const whole = data.length === 0 ? [] : [{ event, data: data.join('\n'), id }];
      event = '';
      data = [];
      return whole;
    }
    const colon = line.indexOf(':');
    const field = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'event') event = value;
    if (field === 'data') data.push(value);
    if (field === 'id' && !value.includes('\0')) id = value;
    return [];
  };
  return {
    push(text) {
      rest += text;
      // A carriage return at the end may be half of a line end.
      const held = rest.endsWith('\r') ? rest.slice(-1) : '';
      const lines = rest.slice(0, rest.length - held.length).split(LINE_END);
      rest = (lines.pop() ?? '') + held;
      return lines.flatMap(take);
    },
  };
}

/** The events of a body, as they come, to its end: what comes after `[DONE]` too. `began` is called when the first of it has come. */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  began: () => void = () => undefined,
): AsyncGenerator<ServerEvent, void> {
  const parser = eventParser();
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let isBegun = false;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      if (!isBegun) began();
      isBegun = true;
      yield* parser.push(decoder.decode(value, { stream: true }));
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
