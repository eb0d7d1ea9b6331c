import { createInterface } from 'node:readline/promises';
import { CommanderError } from 'commander';

/** Where a question is asked, and what an interrupt does. */
interface Asking {
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly output: NodeJS.WritableStream;
  readonly interrupt: () => void;
}

function here(): Asking {
  const { stdin: input, stderr: output } = process;
  return { input, output, interrupt: () => void process.kill(process.pid, 'SIGINT') };
}

function isLeft(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}

/**
 * The answer of a person; null where none is there. One who leaves (Ctrl-C, Ctrl-D) ends the command: throws what
 * `tellError` passes over.
 */
export async function askPerson(question: string, asking: Asking = here()): Promise<string | null> {
  const { input, output, interrupt } = asking;
  if (input.isTTY !== true) return null;
  const reader = createInterface({ input, output });
  const left = new AbortController();
  reader.once('SIGINT', () => {
    interrupt();
    left.abort();
  });
  try {
    return await reader.question(question, { signal: left.signal });
  } catch (error) {
    if (!isLeft(error)) throw error;
    output.write('\n');
    throw new CommanderError(2, 'assay.left', 'the person left');
  } finally {
    reader.close();
  }
}

/** Whether an answer agrees, in either language; also typed on the other keyboard. */
export function agrees(answer: string | null): boolean {
  return /^(?:y|yes|예|네|ㅛ)$/i.test((answer ?? '').trim());
}
