import { describe, expect, it } from 'vitest';
import { Configuration } from '../../src/contract/configuration.ts';
import type { ValidationReport } from '../../src/contract/validation-report.ts';
import { MAY_ANSWER } from '../../src/contract/may-answer.ts';
import { quoteFor } from '../../src/core/correction/quote/quote-for.ts';
import { NOT_IN_NOTES } from '../../src/core/correction/quote/quote-words.ts';
import { verify } from '../../src/core/verify.ts';
import { statements } from '../support/read-statements.ts';
import { evidencesOf, languageOfTable, quoteTable } from './quote-rows.ts';

const configuration = Configuration.parse({});
const ports = {
  graph: null,
  sources: null,
  statements,
  model: null,
  clock: { elapsed: () => 0, now: () => '2026-02-02T09:00:00.000Z' },
  ids: { next: () => '01TEST' },
};

/** The answer to each row of a table, and what verify says of it. */
async function answered(
  name: string,
): Promise<{ readonly question: string; readonly text: string; readonly report: ValidationReport }[]> {
  const table = quoteTable(name);
  const language = languageOfTable(name);
  return Promise.all(
    table.rows.map(async (row) => {
      const evidences = evidencesOf(table, row);
      const text = quoteFor('search_qa', { question: row.question, evidences, language });
      const answer = {
        response_id: 'r',
        query: row.question,
        language,
        content: { text, evidences },
      };
      return { question: row.question, text, report: await verify(answer, configuration, ports) };
    }),
  );
}

/** Whole paragraphs that may answer: no claim of theirs has to be decided, and none passes. */
function isOpen(text: string): boolean {
  return Object.values(MAY_ANSWER).some((words) => text.startsWith(words));
}

/** Head of a table: the row behind it cites. */
function isHead(text: string): boolean {
  return text.startsWith('|') && !text.includes('[');
}

describe.each(['ko', 'en', 'ko-later', 'en-later', 'ko-samples', 'en-samples'])(
  'answers of extractive in %s',
  (name) => {
    it('EX5 every claim is VERIFIED against the same notes, and every citation resolves', async () => {
      const rows = (await answered(name)).filter(({ text }) => text !== NOT_IN_NOTES[languageOfTable(name)]);
      const claims = rows.flatMap(({ text, report }) =>
        report.result.claim_validations.map((claim) => ({ text, claim })),
      );
      const doubtful = claims.filter(
        ({ text, claim }) =>
          !isOpen(text) &&
          (claim.status !== 'VERIFIED' ||
            (claim.grounding?.citations.length === 0 && !isHead(claim.text)) ||
            claim.grounding?.citations.some(({ supports }) => supports !== true)),
      );
      expect(rows.length).toBeGreaterThan(10);
      expect(doubtful.map(({ text, claim }) => [text, claim.text, claim.status, claim.issues])).toEqual([]);
      expect(claims.filter(({ claim }) => claim.contradicted)).toEqual([]);
      const wrong = rows.filter(
        ({ text, report }) => report.result.validation_status !== (isOpen(text) ? 'NEEDS_REVIEW' : 'PASSED'),
      );
      expect(wrong.map(({ question }) => question)).toEqual([]);
    });

    it('EX4 what the notes do not answer is an abstention', async () => {
      const silent = (await answered(name)).filter(
        ({ text }) => text === NOT_IN_NOTES[languageOfTable(name)],
      );
      expect(silent.length).toBeGreaterThan(5);
      expect(silent.filter(({ report }) => report.result.abstained !== true)).toEqual([]);
    });
  },
);
