import { execFileSync } from 'node:child_process';
import { constants, openSync, readSync } from 'node:fs';
import { Socket } from 'node:net';
import { join } from 'node:path';
import type { LeftFile } from '../../../contract/ports/sandbox.ts';

const MOST_BYTES = 50_000_000;
const PIECE = 65_536;

/** Pipes in the folder of results, read while the command runs. */
export interface ToldStreams {
  /** What was written into each, in order; no more is read. */
  end(): LeftFile[];
}

interface Told {
  readonly path: string;
  readonly rest: () => Buffer;
}

/** What still lies in a pipe that nobody waits at. */
function drained(file: number): Buffer[] {
  const pieces: Buffer[] = [];
  const room = Buffer.alloc(PIECE);
  for (;;) {
    try {
      const size = readSync(file, room);
      if (size === 0) return pieces;
      pieces.push(Buffer.from(room.subarray(0, size)));
    } catch {
      return pieces;
    }
  }
}

/** Open for writing too, so that it does not end where one writer shuts it and the next comes. */
function listen(file: string, path: string): Told {
  const opened = openSync(file, constants.O_RDWR | constants.O_NONBLOCK);
  const pieces: Buffer[] = [];
  let held = 0;
  const socket = new Socket({ fd: opened, readable: true, writable: false });
  socket.on('error', () => undefined);
  socket.on('data', (piece: Buffer) => {
    held += piece.length;
    if (held <= MOST_BYTES) pieces.push(piece);
  });
  function rest(): Buffer {
    const last = drained(opened);
    socket.destroy();
    return Buffer.concat([...pieces, ...last]);
  }
  return { path, rest };
}

/** SB8: makes a pipe for each name. Where the system has none, the names stay free for plain files. */
export function toldStreams(results: string, names: readonly string[]): ToldStreams {
  const files = names.map((name) => join(results, name));
  let told: Told[] = [];
  try {
    if (files.length > 0) execFileSync('mkfifo', ['-m', '600', '--', ...files], { stdio: 'ignore' });
    told = files.map((file, at) => listen(file, names[at] ?? ''));
  } catch {
    told = [];
  }
  return { end: () => told.map(({ path, rest }) => ({ path, text: new TextDecoder().decode(rest()) })) };
}
