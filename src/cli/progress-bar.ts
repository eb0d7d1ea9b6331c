import type { Terminal } from './terminal.ts';

/** A bar that shows how far a long piece of work is. */
export interface ProgressBar {
  show(phase: string, done: number, total: number | null): void;
  end(): void;
}

const NONE: ProgressBar = { show: () => undefined, end: () => undefined };
const WIDTH = 40;
const CLEAR = '\r\u001b[K';
/** Drawn again no sooner than this, unless the phase changes. */
const PAUSE_MS = 100;

function drawn(phase: string, done: number, whole: number): string {
  const full = whole === 0 ? WIDTH : Math.round((Math.min(done, whole) / whole) * WIDTH);
  return `${phase} ${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${done}/${whole}`;
}

/** On standard error, and only where a person looks at it. */
export function progressBar(terminal: Pick<Terminal, 'interactive' | 'warn'>): ProgressBar {
  if (!terminal.interactive) return NONE;
  let last: { readonly phase: string; readonly at: number } | null = null;
  return {
    show(phase, done, total) {
      const at = performance.now();
      if (last !== null && last.phase === phase && at - last.at < PAUSE_MS) return;
      last = { phase, at };
      terminal.warn(`${CLEAR}${drawn(phase, done, total ?? done)}`);
    },
    end() {
      if (last !== null) terminal.warn(CLEAR);
      last = null;
    },
  };
}
