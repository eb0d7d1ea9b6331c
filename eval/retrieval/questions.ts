import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Language } from '../../src/contract/language.ts';
import type { VectorDocument } from '../../src/contract/indexed-file.ts';

/** A passage that answers: it lies in the path, and holds the text, stands under the heading or is the symbol. */
export interface Accepted {
  readonly path: string;
  readonly text?: string;
  readonly heading?: string;
  readonly symbol?: string;
}

export interface Question {
  readonly question: string;
  /** Empty: nothing answers it. */
  readonly accept: readonly Accepted[];
}

/** Questions that are counted together. */
export interface QuestionSet {
  readonly name: string;
  readonly language: Language | null;
  readonly kind: 'answered' | 'unanswered' | 'across';
  /** Written after the ranking was fitted. */
  readonly isLater: boolean;
  readonly questions: readonly Question[];
}

const FOLDER = fileURLToPath(new URL('../../cases/retrieval/own-code/', import.meta.url));

function read(file: string): unknown {
  return JSON.parse(readFileSync(join(FOLDER, file), 'utf8'));
}

interface Questions {
  readonly questions: readonly Question[];
}

type Later = Readonly<Record<Language, readonly Question[]>>;
type Unanswered = Readonly<Record<Language, readonly string[]>>;

function unanswered(file: string, language: Language): readonly Question[] {
  return (read(file) as Unanswered)[language].map((question) => ({ question, accept: [] }));
}

function setsOf(language: Language): QuestionSet[] {
  const { questions } = read(`${language}.json`) as Questions;
  const later = (read('later.json') as Later)[language];
  const silent = unanswered('unanswered.json', language);
  const laterSilent = unanswered('later-unanswered.json', language);
  return [
    { name: language, language, kind: 'answered', isLater: false, questions },
    { name: `${language}, later`, language, kind: 'answered', isLater: true, questions: later },
    { name: `${language}, no answer`, language, kind: 'unanswered', isLater: false, questions: silent },
    {
      name: `${language}, no answer, later`,
      language,
      kind: 'unanswered',
      isLater: true,
      questions: laterSilent,
    },
  ];
}

/** All questions about this project's own code and texts. */
export function questionSets(): readonly QuestionSet[] {
  const { questions } = read('across.json') as Questions;
  const across = {
    name: 'across languages',
    language: null,
    kind: 'across',
    isLater: false,
    questions,
  } as const;
  return [...setsOf('ko'), ...setsOf('en'), across];
}

/** Whether a passage answers the question. */
export function answers({ accept }: Question, { path, title, content }: VectorDocument): boolean {
  return accept.some(
    (one) =>
      one.path === path &&
      (one.text === undefined || content.includes(one.text)) &&
      (one.heading === undefined || title.split(' › ').at(-1) === one.heading) &&
      (one.symbol === undefined || title === one.symbol),
  );
}
