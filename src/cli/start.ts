import type { Outside } from '../app/outside.ts';
import type { Faces } from './faces.ts';
import { runCommand, tellError } from './run-command.ts';
import type { Terminal } from './terminal.ts';
import { waiting } from './waiting.ts';
import { isTerminal, wantsColour } from './wants-colour.ts';

/** A reader that went away (`| head`) is no error. */
function quietPipes(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
}

interface Opened {
  outside?: Promise<Outside>;
}

function terminalOf(opened: Opened): Terminal {
  const { env, stdout, stderr, stdin } = process;
  return {
    outside: () =>
      (opened.outside ??= import('../app/open-outside.ts').then(({ openOutside }) =>
        openOutside({ workingFolder: process.cwd(), environment: env }),
      )),
    write: (text) => void stdout.write(text),
    warn: (text) => void stderr.write(text),
    stdin: () => stdin,
    colour: wantsColour(stdout, env),
    interactive: isTerminal(stderr, env),
    setExit: (code) => {
      process.exitCode = code;
    },
  };
}

const LINGER_MS = 500;

/** Runs the command line and sets the exit code: nothing is thrown, no stack is shown. */
export async function startCli(args: readonly string[], faces: Faces): Promise<void> {
  const opened: Opened = {};
  const { terminal, end } = waiting(terminalOf(opened), `assay ${args[0] ?? ''}`);
  const fail = (error: unknown): void => tellError(error, args, terminal, process.env);
  quietPipes();
  process.on('uncaughtException', (error) => {
    fail(error);
    process.exit();
  });
  try {
    await runCommand(args, terminal, faces, process.env);
  } finally {
    end();
    await opened.outside?.then((outside) => outside.close()).catch(fail);
    // A connection that stalls must not keep the process: all that was to be written is written.
    setTimeout(() => process.exit(), LINGER_MS).unref();
  }
}
