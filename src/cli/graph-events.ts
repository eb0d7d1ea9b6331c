import type { GraphEvents } from '../app/outside.ts';
import type { Terminal } from './terminal.ts';

/** Says on standard error what takes long. On a terminal the progress of a load is drawn over itself. */
export function graphEvents(terminal: Pick<Terminal, 'warn' | 'interactive'>): GraphEvents {
  let last = 0;
  return {
    onCreate: () => terminal.warn('creating the database (once, a few seconds)…\n'),
    onWarning: (why) => terminal.warn(`assay: ${why}\n`),
    onProgress({ file, rows }) {
      const now = performance.now();
      if (!terminal.interactive || now - last < 100) return;
      last = now;
      terminal.warn(`\r\u001b[K${file}: ${rows}\r`);
    },
  };
}
