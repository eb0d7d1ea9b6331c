import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { openDatabase } from '../../src/adapters/database/open-database.ts';
import { ask } from '../../src/app/ask/ask.ts';
import { exitOfAsk } from '../../src/app/ask/result-of.ts';
import { compose, storesOn } from '../../src/app/compose.ts';
import { indexFolder } from '../../src/app/index/index-folder.ts';
import { noteOfFile } from '../../src/app/notes/note-of-file.ts';
import { importNotes } from '../../src/app/notes/import-notes.ts';
import { textHere } from '../../src/app/verify-thread/text-here.ts';
import { chat } from '../../src/app/workbench/chat.ts';
import { openWorkbench } from '../../src/app/workbench/open-workbench.ts';
import type { Workbench } from '../../src/app/workbench/workbench.ts';
import type { AskRelevance, NearestPassage } from '../../src/contract/ask.ts';
import { Configuration } from '../../src/contract/configuration.ts';
import { NOT_IN_NOTES } from '../../src/core/correction/quote/quote-words.ts';
import { type Given, isRight, type Outcome, outcomeOf } from './judge-answer.ts';
import type { Question, QuestionSet } from './question-sets.ts';

/** What both faces made of a question. */
export interface AskedQuestion {
  readonly question: Question;
  /** `assay ask`, of the index of the documents. */
  readonly ask: Given & { readonly outcome: Outcome; readonly ms: number };
  /** Of an abstention: whether the passage stands among those that come nearest. */
  readonly isNear: boolean;
  readonly nearest: readonly NearestPassage[];
  readonly relevance: AskRelevance | null;
  /** `search_qa` of the chat, of the same documents as notes. */
  readonly chat: Given & { readonly outcome: Outcome };
}

const TENANT = 'default';
const SURE = 0.7;
const CITED = /\[(?:Note|노트) (\d+)\]/gu;
const AT = '2026-11-01T09:00:00.000Z';

function caller({ language }: Question) {
  return { tenant: TENANT, user_id: null, token: null, lang: language };
}

async function askIndex(
  bench: Workbench,
  one: Question,
): Promise<Pick<AskedQuestion, 'nearest' | 'relevance'> & { readonly given: Given; readonly ms: number }> {
  const from = performance.now();
  const result = await ask(bench, { question: one.question }, caller(one), {}, new AbortController().signal);
  const given = {
    text: result.answer,
    cites: result.citations.map((one) => (typeof one === 'string' ? one : one.uri)),
    isAbstention: result.status === 'abstained',
    isGreen: exitOfAsk(result) === 0 || result.confidence >= SURE,
  };
  const { nearest, relevance } = result;
  return { given, nearest, relevance, ms: performance.now() - from };
}

async function askNotes(
  bench: Workbench,
  one: Question,
  fileOf: ReadonlyMap<string, string>,
): Promise<Given> {
  const request = {
    feature: 'search_qa' as const,
    content: one.question,
    checks: ['verification' as const, 'quality' as const],
  };
  const { body } = await chat(bench, request, caller(one), new AbortController().signal);
  const { content, verification, quality, metadata } = body;
  const cited = new Set([...content.matchAll(CITED)].map(([, number]) => Number(number)));
  const notes = (metadata?.matched_notes ?? []).filter(({ index }) => cited.has(index));
  return {
    text: content,
    cites: notes.flatMap(({ note_id }) => fileOf.get(note_id) ?? []),
    isAbstention: content.startsWith(NOT_IN_NOTES[one.language]),
    isGreen:
      verification?.result.validation_status === 'PASSED' || quality?.qa_evaluation?.confidence === 'high',
  };
}

/** Asks all questions of a set, of documents that are imported as a user would, with no model. */
export async function askSet(
  { folder: documents, documents: files, questions }: QuestionSet,
  onAsked: (one: AskedQuestion) => void = () => undefined,
): Promise<readonly AskedQuestion[]> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-answers-'));
  const database = await openDatabase({ url: undefined, folder, queryTimeoutMs: 60_000 });
  const stores = await storesOn(database);
  try {
    const outside = compose({ workingFolder: documents, environment: {} });
    const configuration = Configuration.parse({ index: { exclude: ['questions.json'] } });
    const home = { folder: documents, configuration };
    const bench = await openWorkbench(home, { ...outside, stores: async () => stores }, {}, textHere);
    await indexFolder(home, bench.outside, stores, TENANT, { prefix: '' });
    await importNotes(documents, stores.notes(TENANT), await outside.noteFiles(), AT);
    const name = basename(documents);
    const fileOf = new Map(files.map(({ file }) => [noteOfFile(`${name}/${file}`, '').note_id, file]));
    const asked: AskedQuestion[] = [];
    for (const question of questions) {
      const { given, nearest, relevance, ms } = await askIndex(bench, question);
      const told = await askNotes(bench, question, fileOf);
      const one = {
        question,
        ask: { ...given, outcome: outcomeOf(question, given), ms },
        isNear: nearest.some(({ text, path }) => isRight(question, { text, cites: [path] })),
        nearest,
        relevance,
        chat: { ...told, outcome: outcomeOf(question, told) },
      };
      asked.push(one);
      onAsked(one);
    }
    return asked;
  } finally {
    await stores.jobs.close();
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
