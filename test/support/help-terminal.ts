import type { Terminal } from '../../src/cli/terminal.ts';

const never = (): never => {
  throw new Error('the help opens nothing');
};

/** A terminal for a program whose help alone is read. */
export const helpTerminal: { readonly terminal: Terminal; readonly never: () => never } = {
  never,
  terminal: {
    outside: never,
    write: never,
    warn: never,
    stdin: never,
    colour: false,
    interactive: false,
    setExit: never,
  },
};
