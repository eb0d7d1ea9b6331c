import { stripVTControlCharacters } from 'node:util';

/** What a command printed, held in bounded memory: the beginning and the end. */
export interface PrintedText {
  /** Bytes so far. */
  readonly bytes: () => number;
  readonly add: (chunk: Buffer) => void;
  readonly isCut: () => boolean;
  /** As text: no control sequences, line ends as `\n`, bytes that are no UTF-8 replaced. */
  readonly text: () => string;
}

const HEAD = 256 * 1024;
const TAIL = 1024 * 1024;

/** Control characters but tabulator and line end. */
// oxlint-disable-next-line no-control-regex
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f]/g;

/** Drops what a cut left of a character at either end. */
function whole(bytes: Buffer): Buffer {
  let start = 0;
  while (start < 4 && start < bytes.length && ((bytes[start] ?? 0) & 0xc0) === 0x80) start += 1;
  return bytes.subarray(start);
}

export function plainText(bytes: Uint8Array): string {
  const text = stripVTControlCharacters(new TextDecoder().decode(bytes));
  return text.replace(/\r\n?/g, '\n').replace(CONTROLS, '');
}

export function printedText(): PrintedText {
  const head: Buffer[] = [];
  let headBytes = 0;
  let tail: Buffer[] = [];
  let tailBytes = 0;
  let bytes = 0;

  function addToTail(chunk: Buffer): void {
    tail.push(chunk);
    tailBytes += chunk.length;
    if (tailBytes < 2 * TAIL) return;
    const kept = Buffer.concat(tail).subarray(-TAIL);
    tail = [Buffer.from(kept)];
    tailBytes = kept.length;
  }

  const leftOut = (): number => Math.max(0, bytes - HEAD - TAIL);
  return {
    bytes: () => bytes,
    isCut: () => leftOut() > 0,
    add(chunk) {
      bytes += chunk.length;
      const toHead = chunk.subarray(0, HEAD - headBytes);
      if (toHead.length > 0) head.push(toHead);
      headBytes += toHead.length;
      if (toHead.length < chunk.length) addToTail(chunk.subarray(toHead.length));
    },
    text() {
      const end = Buffer.concat(tail).subarray(-TAIL);
      if (leftOut() === 0) return plainText(Buffer.concat([...head, end]));
      return `${plainText(Buffer.concat(head))}\n… ${leftOut()} bytes left out …\n${plainText(whole(end))}`;
    },
  };
}
