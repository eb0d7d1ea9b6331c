import { useState } from 'react';
import type { Answer } from '../../../src/contract/answer.ts';
import type { Evidence } from '../../../src/contract/evidence.ts';
import { fileText } from './file-text.ts';
import { answerOfFile } from './read-answer.ts';
import { evidenceOfFile } from './read-evidence.ts';

/** The answer of a file that came as JSON. */
interface Opened {
  readonly name: string;
  readonly answer: Answer;
}

function textOf({ content: { text, claims = [] } }: Answer): string {
  return text ?? claims.map((claim) => claim.text).join('\n');
}

/** The answer and its evidence as they are given, in words or in files. */
export function useGiven() {
  const [text, setText] = useState('');
  const [opened, setOpened] = useState<Opened | null>(null);
  const [files, setFiles] = useState<readonly Evidence[]>([]);
  const [error, setError] = useState<unknown>(null);
  const reading = (work: () => Promise<void>): void => {
    setError(null);
    void work().catch(setError);
  };
  const add = async (added: readonly File[]): Promise<void> => {
    const read = await Promise.all(added.map(evidenceOfFile));
    setFiles((before) => [...before, ...read]);
  };
  const openAnswer = async (file: File): Promise<void> => {
    const read = answerOfFile(await fileText(file), file.name);
    const own = typeof read === 'string' ? [] : read.content.evidences;
    const former = opened?.answer.content.evidences ?? [];
    setText(typeof read === 'string' ? read : textOf(read));
    setOpened(typeof read === 'string' ? null : { name: file.name, answer: read });
    setFiles((before) => [...own, ...before.filter((evidence) => !former.includes(evidence))]);
  };
  return {
    text,
    setText,
    opened,
    /** From then on the words alone count. */
    close: () => setOpened(null),
    files,
    error,
    /** The first file is the answer, all others are evidence. */
    readAnswer: (chosen: readonly File[]) =>
      reading(async () => {
        const [first, ...rest] = chosen;
        if (first !== undefined) await openAnswer(first);
        await add(rest);
      }),
    readEvidence: (chosen: readonly File[]) => reading(() => add(chosen)),
    remove: (index: number) => setFiles((before) => before.filter((_, at) => at !== index)),
  };
}
