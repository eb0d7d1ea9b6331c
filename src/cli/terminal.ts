import type { Outside } from '../app/outside.ts';

/** What a command needs of the terminal that it runs in. */
export interface Terminal {
  readonly outside: () => Promise<Outside>;
  /** To standard output and standard error. */
  readonly write: (text: string) => void;
  readonly warn: (text: string) => void;
  readonly stdin: () => AsyncIterable<Uint8Array>;
  /** Colours for standard output. */
  readonly colour: boolean;
  /** True where standard error is a terminal, so that progress can be drawn over itself. */
  readonly interactive: boolean;
  readonly setExit: (code: 0 | 1 | 2) => void;
}
