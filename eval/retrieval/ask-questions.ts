import { retrieve } from '../../src/app/retrieve/retrieve.ts';
import type { IndexReader } from '../../src/contract/ports/index-store.ts';
import type { Retrieval } from '../../src/contract/retrieved.ts';
import { answers, type Question, type QuestionSet } from './questions.ts';

/** Hits that are looked at. */
const LIMIT = 10;

/** What came of a question. */
export interface Asked {
  readonly question: string;
  /** Rank (from 1) of the first passage that answers; null where none of the first ten does. */
  readonly rank: number | null;
  /** Best relevance by words. */
  readonly relevance: number;
  /** Whether the retrieval holds anything for relevant. */
  readonly isRelevant: boolean;
  readonly first: string;
}

export interface AskedSet extends Omit<QuestionSet, 'questions'> {
  readonly asked: readonly Asked[];
}

function placeOf(question: Question, { hits }: Retrieval): number | null {
  const at = hits.findIndex(({ document }) => answers(question, document));
  return at < 0 ? null : at + 1;
}

async function askOne(index: IndexReader, question: Question): Promise<Asked> {
  const clock = { elapsed: () => performance.now() };
  const settings = { vector_threshold: 0.7 };
  const found = await retrieve(index, null, question.question, { limit: LIMIT, settings, clock });
  const [first] = found.hits;
  return {
    question: question.question,
    rank: placeOf(question, found),
    relevance: Math.max(0, ...found.hits.map(({ relevance }) => relevance.full_text ?? 0)),
    isRelevant: found.above_threshold > 0,
    first: first === undefined ? '–' : `${first.document.path}: ${first.document.title}`,
  };
}

/** Asks every question, one after the other. */
export async function askQuestions(index: IndexReader, sets: readonly QuestionSet[]): Promise<AskedSet[]> {
  const found: AskedSet[] = [];
  for (const { questions, ...set } of sets) {
    const asked: Asked[] = [];
    for (const question of questions) asked.push(await askOne(index, question));
    found.push({ ...set, asked });
  }
  return found;
}
