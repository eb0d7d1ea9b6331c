import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Answer } from '../../src/contract/answer.ts';
import type { Language } from '../../src/contract/language.ts';
import type { ValidationReport } from '../../src/contract/validation-report.ts';
import { evidenceOfChat } from '../../src/app/workbench/evidence-of-chat.ts';
import type { TestNote } from './bench.ts';

/** A recorded answer with the verdict that every way to it must give. */
export interface RecordedAnswer {
  readonly name: string;
  readonly kind: string;
  readonly language: Language;
  readonly question: string;
  readonly notes: readonly TestNote[];
  readonly answer: string;
  readonly verdict: {
    readonly outcome: string;
    readonly exit: 0 | 1 | 2;
    readonly claims: readonly string[];
  };
}

type RecordedFile = Pick<RecordedAnswer, 'language' | 'question' | 'notes'> & {
  readonly answers: readonly Pick<RecordedAnswer, 'kind' | 'answer' | 'verdict'>[];
};

const folder = new URL('../../cases/workbench/conformance/', import.meta.url).pathname;

export function recordedAnswers(): readonly RecordedAnswer[] {
  return globSync('*.json', { cwd: folder })
    .toSorted()
    .flatMap((file) => {
      const { answers, ...shared } = JSON.parse(readFileSync(`${folder}${file}`, 'utf8')) as RecordedFile;
      return answers.map((answer, at) => ({
        ...shared,
        ...answer,
        name: `${basename(file, '.json')} ${at + 1}`,
      }));
    });
}

/** The answer as the library and the command line take it. */
export function answerOf({ name, language, question, notes, answer }: RecordedAnswer): Answer {
  const found = notes.map((note, at) => ({ ...note, index: at + 1, snippet: '', score: 1 }));
  const evidences = [...evidenceOfChat('search_qa', question, found)];
  return { response_id: name, language, query: question, content: { text: answer, evidences } };
}

/** What a report says, without the identities and times of the run. */
export function said({ result, ...report }: ValidationReport): unknown {
  const { validation_id: _, response_id: __, ...verdict } = result;
  return { ...report, result: verdict, metadata: { ...report.metadata, validation_time_ms: 0 } };
}
