import type { Terminal } from './terminal.ts';

const CLEAR = '\r\u001b[K';
const SECOND_MS = 1000;

/**
 * NU8: a terminal that tells each second how long `what` has been at work, until something is said or asked of it; where
 * nothing can be drawn over itself, the terminal as it is. `end` stops it.
 */
export function waiting(
  terminal: Terminal,
  what: string,
): { readonly terminal: Terminal; readonly end: () => void } {
  if (!terminal.interactive) return { terminal, end: () => undefined };
  let seconds = 0;
  const timer = setInterval(() => {
    seconds += 1;
    terminal.warn(`${CLEAR}${what} … ${seconds} s`);
  }, SECOND_MS);
  timer.unref();
  const end = (): void => {
    clearInterval(timer);
    if (seconds > 0) terminal.warn(CLEAR);
    seconds = 0;
  };
  const ending =
    <Given extends readonly unknown[], Result>(call: (...given: Given) => Result) =>
    (...given: Given): Result => {
      end();
      return call(...given);
    };
  const { write, warn, stdin } = terminal;
  return {
    terminal: { ...terminal, write: ending(write), warn: ending(warn), stdin: ending(stdin) },
    end,
  };
}
