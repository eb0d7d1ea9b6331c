import { fstatSync, readSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import type { Outside } from '../app/outside.ts';
import type { Language } from '../contract/language.ts';
import { type HookProcess, lastWords, runHook } from './run-hook.ts';

const LARGEST = 64 * 1024 * 1024;
const PIECE = 64 * 1024;

interface Input {
  readonly chunks: Buffer[];
  ended: boolean;
}

/** What the host wrote, without a stream, which takes long to load. Not to the end where it would have to be waited for. */
function readAtOnce(): Input {
  const input: Input = { chunks: [], ended: false };
  const chunk = Buffer.alloc(PIECE);
  try {
    for (let size = readSync(0, chunk); size > 0; size = readSync(0, chunk))
      input.chunks.push(Buffer.from(chunk.subarray(0, size)));
    input.ended = true;
  } catch (error) {
    input.ended = (error as NodeJS.ErrnoException).code === 'EOF';
  }
  return input;
}

/** All of standard input; null at a terminal, where nobody would end it, and where it is too large. */
async function allOfStdin(): Promise<string | null> {
  if (fstatSync(0).isCharacterDevice()) return null;
  const { chunks, ended } = readAtOnce();
  if (!ended) for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  const size = chunks.reduce((sum, { length }) => sum + length, 0);
  return size > LARGEST ? null : Buffer.concat(chunks).toString('utf8');
}

/** The language of the machine, where neither message nor configuration tells one. */
function languageHere(configured: Language | undefined): Language {
  const { ASSAY_LANGUAGE, LC_ALL, LC_MESSAGES, LANG } = process.env;
  const here = ASSAY_LANGUAGE || LC_ALL || LC_MESSAGES || LANG || '';
  return configured ?? (here.startsWith('ko') ? 'ko' : 'en');
}

/** Whatever happens, the process ends with 0: other codes mean things to hosts. */
function endWell(): never {
  process.exit(0);
}

function sayLast(answer: string): void {
  if (answer === '') endWell();
  process.stdout.on('error', endWell);
  process.stdout.write(`${answer}\n`, endWell);
}

/**
 * Most calls find nothing to do and try each form of words a few times: to make forms fast would take three times as
 * long as all the rest. A check that begins gets the fast ones.
 */
function makeFormsFast(fast: boolean): void {
  setFlagsFromString(fast ? '--regexp-optimization' : '--no-regexp-optimization');
}

async function sayWhy(args: readonly string[], error: unknown, hook: HookProcess): Promise<void> {
  try {
    sayLast(await lastWords(args, error, hook));
  } catch {
    endWell();
  }
}

/** `assay hook run HOST`: one call of a hook as a process. Loads no command line, and the Korean messages where they are needed. */
export async function startHook(args: readonly string[]): Promise<void> {
  makeFormsFast(false);
  // Before anybody listens to signals: while it is read, they end the process as they do any other.
  const text = await allOfStdin().catch(() => null);
  let letGo = '';
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
    process.once(signal, () => {
      process.stderr.write(`assay: this turn was not checked: ${signal}\n`);
      sayLast(letGo);
    });
  let opened: Promise<Outside> | undefined;
  const open = (): Promise<Outside> =>
    (opened ??= import('../app/open-outside.ts').then(({ openOutside }) =>
      openOutside({ workingFolder: process.cwd(), environment: process.env }),
    ));
  let answer = '';
  const hook: HookProcess = {
    stdin: async () => text,
    write: (text) => (answer = text),
    warn: (text) => void process.stderr.write(text),
    outside: open,
    otherwise: languageHere,
    inWords: async (sentence, language) =>
      (await import('../app/messages/translate.ts')).translate(sentence, language),
    onEvent: (text) => (letGo = text),
    onCheck: () => makeFormsFast(true),
  };
  process.on('uncaughtException', (error) => void sayWhy(args, error, hook));
  await runHook(args, hook);
  await opened?.then((outside) => outside.close()).catch(() => undefined);
  sayLast(answer);
}
