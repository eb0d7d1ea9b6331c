import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { Answer } from '../../src/contract/answer.ts';
import { Configuration } from '../../src/contract/configuration.ts';
import { Language } from '../../src/contract/language.ts';
import { noteEvidenceId } from '../../src/contract/note.ts';
import { SearchQAEvaluation } from '../../src/contract/search-qa-evaluation.ts';
import { answerUtility } from '../../src/core/quality-gate/search/answer-utility.ts';
import {
  confidenceOf,
  evaluateSearchAnswer,
} from '../../src/core/quality-gate/search/evaluate-search-answer.ts';
import { verify } from '../../src/core/verify.ts';
import { statements } from '../support/read-statements.ts';

const Row = z.object({
  lang: Language,
  about: z.string(),
  question: z.string(),
  answer: z.string(),
  correctness: z.number(),
  confidence: z.string(),
  cited: z.array(z.int()),
  relevant: z.array(z.int()),
  issues: z.array(z.string()),
});
type Row = z.infer<typeof Row>;

const table = z
  .object({
    notes: z.record(Language, z.array(z.object({ title: z.string(), content: z.string() }))),
    rows: z.array(Row),
  })
  .parse(
    JSON.parse(readFileSync(new URL('../../cases/quality/search-answers.json', import.meta.url), 'utf8')),
  );

function notesOf(lang: Language) {
  return table.notes[lang].map(({ title, content }, at) => ({
    index: at + 1,
    note_id: `n${at + 1}`,
    title,
    snippet: content.slice(0, 20),
    score: 1,
    content,
  }));
}

async function evaluate({ lang, question, answer: text }: Pick<Row, 'lang' | 'question' | 'answer'>) {
  const notes = notesOf(lang);
  const answer = Answer.parse({
    response_id: 'r',
    query: question,
    language: lang,
    content: {
      text,
      evidences: notes.map((note) => ({
        evidence_id: noteEvidenceId(note),
        type: 'document',
        data: note.content,
      })),
    },
  });
  const report = await verify(answer, Configuration.parse({}), {
    graph: null,
    model: null,
    sources: { ask: () => Promise.resolve([]) },
    statements,
    clock: { now: () => '2026-02-02T09:00:00.000Z', elapsed: () => 0 },
    ids: { next: () => 'ID' },
  });
  return evaluateSearchAnswer({ question, answer: text, notes, report, lang });
}

describe('an answer to a search question', () => {
  it.each(table.rows)('SQ1 $lang $about', async (row) => {
    const evaluation = SearchQAEvaluation.parse(await evaluate(row));
    expect(evaluation).toMatchObject({ correctness: row.correctness, confidence: row.confidence });
    const numbers = (of: 'cited' | 'relevant_claim'): number[] =>
      evaluation.source_coverage.filter((note) => Boolean(note[of])).map(({ note_index }) => note_index);
    expect([numbers('cited'), numbers('relevant_claim')]).toEqual([row.cited, row.relevant]);
    expect(evaluation.grounding_issues).toHaveLength(row.issues.length);
    for (const [at, words] of row.issues.entries()) expect(evaluation.grounding_issues[at]).toContain(words);
    expect(evaluation.summary).toMatch(row.lang === 'ko' ? /[가-힣]/ : /[a-z]/);
  });

  it('SQ1 without notes there is no evaluation', async () => {
    const report = { result: { claim_validations: [] } } as never;
    expect(evaluateSearchAnswer({ question: 'q', answer: 'a', notes: [], report, lang: 'en' })).toBeNull();
  });

  it('SQ5 a mark that leads to no note is told', async () => {
    const asked = { lang: 'en' as const, question: 'When was it repaired?' };
    const evaluation = await evaluate({
      ...asked,
      answer: 'The greenhouse was repaired on 3 April 2025 [Note 9].',
    });
    expect(evaluation?.grounding_issues[0]).toContain('[Note 9]');
    expect(evaluation?.source_coverage.every(({ cited }) => !cited)).toBe(true);
  });

  it.each([
    [0.8, 0.7, 'high'],
    [0.79, 0.7, 'medium'],
    [0.8, 0.69, 'medium'],
    [0.5, 0, 'medium'],
    [0.49, 1, 'low'],
  ] as const)('SQ3 correctness %d and utility %d are %s', (correctness, utility, confidence) => {
    expect(confidenceOf(correctness, utility)).toBe(confidence);
  });

  it.each([
    ['When was the greenhouse repaired?', 'The greenhouse was repaired in April.', 1],
    ['When was the greenhouse repaired?', 'In April.', 0.5],
    [
      'When was the greenhouse repaired?',
      'I could not find any information about the greenhouse in the notes.',
      0,
    ],
    ['When was the greenhouse repaired?', '', 0],
    ['Why?', 'It rained.', 1],
    ['온실은 언제 고쳤나요?', '온실은 4월에 고쳤습니다.', 1],
    ['온실은 언제 고쳤나요?', '노트에서 관련 내용을 찾을 수 없습니다.', 0],
  ])('SQ2 %s %s', (question, answer, utility) => {
    expect(answerUtility(question, answer)).toBeCloseTo(utility);
  });

  it('SQ2 an answer that abstains in part is worth less', () => {
    const [whole, half] = [
      'The roof has a price.',
      'The roof has a price. I could not find any information about the door in the notes.',
    ];
    expect(answerUtility('What is the price of the roof?', half)).toBeLessThan(
      answerUtility('What is the price of the roof?', whole),
    );
  });
});
