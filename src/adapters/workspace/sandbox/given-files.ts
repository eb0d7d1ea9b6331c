import { closeSync, openSync, readdirSync, readFileSync } from 'node:fs';

const SHUT_BY_EXEC = 0o2000000;

/** What a program that is started would be given of this open file. */
function isGivenOn(number: string): boolean {
  try {
    const flags = /^flags:\s*(\d+)/m.exec(readFileSync(`/proc/self/fdinfo/${number}`, 'latin1'))?.[1];
    return flags !== undefined && (Number.parseInt(flags, 8) & SHUT_BY_EXEC) === 0;
  } catch {
    return false;
  }
}

/** Numbers of files that were open when this process began, and that it would give on. Empty where the system does not tell. */
function givenFiles(): readonly number[] {
  try {
    return readdirSync('/proc/self/fdinfo').filter(isGivenOn).map(Number);
  } catch {
    return [];
  }
}

type Stream = 'ignore' | 'pipe' | number;

/**
 * SB18: calls `start` with streams by which a program has its output and no other file of this process: what the process
 * was given (a folder, the socket of an editor) leads to nothing there. Node shuts only what it opened itself.
 */
export function withoutGivenFiles<Child>(start: (streams: Stream[]) => Child): Child {
  const streams: Stream[] = ['ignore', 'pipe', 'pipe'];
  const given = givenFiles().filter((file) => file >= streams.length);
  const nothing = openSync('/dev/null', 'r+');
  try {
    for (let file = streams.length; file <= Math.max(...given); file += 1)
      streams.push(given.includes(file) ? nothing : 'ignore');
    return start(streams);
  } finally {
    closeSync(nothing);
  }
}
