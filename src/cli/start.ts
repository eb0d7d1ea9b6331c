import { readFileSync } from 'node:fs';
import { CommanderError } from 'commander';
import type { Language } from '../contract/language.ts';
import type { Outside } from '../app/outside.ts';
import { errorText } from './error-text.ts';
import type { Faces } from './faces.ts';
import { asLanguage, messageLanguage } from './message-language.ts';
import { assayProgram } from './program.ts';
import type { Terminal } from './terminal.ts';
import { isTerminal, wantsColour } from './wants-colour.ts';

function versionOf(): string {
  const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  return manifest.version;
}

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

/** The language of errors: as asked on the command line, whether or not the rest of it can be read. */
function errorLanguage(args: readonly string[]): Language {
  const given = args.flatMap((arg, at) =>
    arg === '--lang' ? [args[at + 1]] : arg.startsWith('--lang=') ? [arg.slice('--lang='.length)] : [],
  );
  return messageLanguage(asLanguage(given[0]), undefined, process.env);
}

const LINGER_MS = 500;

function fail(error: unknown): void {
  if (error instanceof CommanderError) {
    process.exitCode = error.exitCode === 0 ? 0 : 2;
    return;
  }
  process.stderr.write(errorText(error, errorLanguage(process.argv), process.env['ASSAY_DEBUG'] === '1'));
  process.exitCode = 2;
}

/** Runs the command line and sets the exit code: nothing is thrown, no stack is shown. */
export async function startCli(args: readonly string[], faces: Faces): Promise<void> {
  const opened: Opened = {};
  quietPipes();
  process.on('uncaughtException', (error) => {
    fail(error);
    process.exit();
  });
  try {
    const program = await assayProgram(versionOf(), terminalOf(opened), args, faces);
    await program.parseAsync([...args], { from: 'user' });
  } catch (error) {
    fail(error);
  } finally {
    await opened.outside?.then((outside) => outside.close()).catch(fail);
    // A connection that stalls must not keep the process: all that was to be written is written.
    setTimeout(() => process.exit(), LINGER_MS).unref();
  }
}
