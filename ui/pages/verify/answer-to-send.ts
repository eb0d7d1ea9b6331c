import type { Answer } from '../../../src/contract/answer.ts';
import type { Evidence } from '../../../src/contract/evidence.ts';
import type { Language } from '../../../src/contract/language.ts';
import type { OwnInput } from './own-input.ts';
import { pastedAnswer } from './read-answer.ts';
import { evidenceOfText, withOwnNames } from './read-evidence.ts';

/** What a person gave. */
export interface Given {
  readonly text: string;
  /** The answer of a file, where it came as JSON: its own evidence is among the files. */
  readonly answer: Answer | null;
  /** Pasted evidence, and what it is called. */
  readonly pasted: string;
  readonly pastedName: string;
  readonly files: readonly Evidence[];
}

/** What is sent, and what the tab keeps of it. */
export interface ToSend {
  readonly body: Answer;
  readonly own: OwnInput;
}

/** The answer with all its evidence. Its report speaks the language that is shown, unless the answer names another. */
export function answerToSend({ text, answer, pasted, pastedName, files }: Given, language: Language): ToSend {
  const inText = answer === null ? pastedAnswer(text) : null;
  const { content, ...rest } = answer ??
    inText ?? { response_id: 'answer', content: { text, evidences: [] } };
  const brought = inText?.content.evidences ?? [];
  const evidences = withOwnNames([...brought, ...files, ...evidenceOfText(pasted, pastedName)]);
  const own = { ...(content.text === undefined ? {} : { text: content.text }), evidences };
  return { body: { language, ...rest, content: { ...content, evidences } }, own };
}
