import { createRequire } from 'node:module';
import type { Terminal } from './terminal.ts';

/** What is used of the package that draws bars, which brings no types. */
interface Bar {
  start(total: number, value: number, payload: object): void;
  setTotal(total: number): void;
  update(value: number, payload: object): void;
  stop(): void;
}

/** A bar that shows how far a long piece of work is. */
export interface ProgressBar {
  show(phase: string, done: number, total: number | null): void;
  end(): void;
}

const NONE: ProgressBar = { show: () => undefined, end: () => undefined };

/** On standard error, and only where a person looks at it. */
export function progressBar(terminal: Pick<Terminal, 'interactive'>): ProgressBar {
  if (!terminal.interactive) return NONE;
  const load = createRequire(import.meta.url);
  const { SingleBar } = load('cli-progress') as { SingleBar: new (options: object) => Bar };
  let bar: Bar | undefined;
  return {
    show(phase, done, total) {
      const whole = total ?? done;
      if (bar === undefined) {
        bar = new SingleBar({
          format: '{phase} {bar} {value}/{total}',
          clearOnComplete: true,
          stream: process.stderr,
        });
        bar.start(whole, done, { phase });
      }
      bar.setTotal(whole);
      bar.update(done, { phase });
    },
    end() {
      bar?.stop();
      bar = undefined;
    },
  };
}
