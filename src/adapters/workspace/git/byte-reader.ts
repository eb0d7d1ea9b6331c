import type { Readable } from 'node:stream';

/** Reads a stream by lines and by counts of bytes. */
export interface ByteReader {
  /** A line without its end; undefined at the end of the stream. */
  line(): Promise<string | undefined>;
  /** Fewer bytes than asked only at the end of the stream. */
  exactly(count: number): Promise<Uint8Array>;
}

const NEW_LINE = 10;

export function byteReader(stream: Readable): ByteReader {
  const chunks = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  let rest: Buffer = Buffer.alloc(0);

  async function more(): Promise<Buffer | undefined> {
    const { value, done } = await chunks.next();
    return done ? undefined : value;
  }

  function take(count: number): Buffer {
    const taken = rest.subarray(0, count);
    rest = rest.subarray(count);
    return taken;
  }

  return {
    async line() {
      for (;;) {
        const end = rest.indexOf(NEW_LINE);
        if (end >= 0) return take(end + 1).toString('utf8', 0, end);
        const chunk = await more();
        if (chunk === undefined) return undefined;
        rest = Buffer.concat([rest, chunk]);
      }
    },
    async exactly(count) {
      if (rest.length >= count) return take(count);
      const parts = [rest];
      let held = rest.length;
      for (let chunk = await more(); chunk !== undefined; chunk = await more()) {
        parts.push(chunk);
        held += chunk.length;
        if (held >= count) break;
      }
      rest = Buffer.concat(parts);
      return take(Math.min(count, rest.length));
    },
  };
}
