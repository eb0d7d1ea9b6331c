import { createInterface } from 'node:readline/promises';

/** The answer of a person; null where none is there. */
export async function askPerson(question: string): Promise<string | null> {
  if (!process.stdin.isTTY) return null;
  const reader = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await reader.question(question);
  } finally {
    reader.close();
  }
}

/** Whether an answer agrees, in either language; also typed on the other keyboard. */
export function agrees(answer: string | null): boolean {
  return /^(?:y|yes|예|네|ㅛ)$/i.test((answer ?? '').trim());
}
