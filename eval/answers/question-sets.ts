import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { Language } from '../../src/contract/language.ts';

/** A document, where it is from and under which licence. */
const SourceDocument = z.object({
  file: z.string(),
  language: z.string(),
  title: z.string(),
  source: z.string(),
  licence: z.string(),
});
export type SourceDocument = z.infer<typeof SourceDocument>;

/** A question about the documents of a set, by an author who saw neither the product nor its rules. */
const Question = z.object({
  id: z.string(),
  language: Language,
  question: z.string(),
  answerable: z.boolean(),
  /** The file that answers. */
  document: z.string().nullish(),
  /** The passage that answers, word for word, and others that do as well. */
  quote: z.string().nullish(),
  also: z.array(z.string()).nullish(),
  /** Words that an answer holds, all of them. */
  must: z.array(z.string()).nullish(),
  kind: z.string(),
  /** Asked in another language than that of the document. */
  cross: z.boolean().default(false),
});
export type Question = z.infer<typeof Question>;

export interface QuestionSet {
  readonly name: string;
  /** Where its documents lie. */
  readonly folder: string;
  readonly documents: readonly SourceDocument[];
  readonly questions: readonly Question[];
}

/** AN2: of these nothing but totals is shown, so that nothing is fitted to them. */
const HELD_BACK: ReadonlySet<string> = new Set(['B']);
export const SET_NAMES = ['A', 'B'] as const;

const FOLDER = fileURLToPath(new URL('../../cases/answers/', import.meta.url));

export function isHeldBack({ name }: Pick<QuestionSet, 'name'>): boolean {
  return HELD_BACK.has(name);
}

export function readQuestionSet(name: string, folder: string = join(FOLDER, name)): QuestionSet {
  const { documents, questions } = z
    .object({ documents: z.array(SourceDocument).default([]), questions: z.array(Question) })
    .parse(JSON.parse(readFileSync(join(folder, 'questions.json'), 'utf8')));
  return { name, folder, documents, questions };
}
