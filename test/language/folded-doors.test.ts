import { readFileSync } from 'node:fs';
import { asyncProperty, assert, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import korean from '../../cases/retrieval/notes-ko.json' with { type: 'json' };
import english from '../../cases/retrieval/notes-en.json' with { type: 'json' };
import type { Language } from '../../src/contract/language.ts';
import { quoteFor } from '../../src/core/correction/quote/quote-for.ts';
import { folded } from '../../src/core/language/fold-text.ts';
import { assessAnswer } from '../../src/core/quality-gate/assess-answer.ts';
import { TASK_ITEMS } from '../../src/core/quality-gate/checklists.ts';
import { streamMonitor } from '../../src/core/quality-gate/stream/stream-monitor.ts';
import { snippetOf } from '../../src/core/retrieval/snippet.ts';
import { newTextIndex } from '../../src/core/retrieval/text-index.ts';
import { evidencesOf, quoteTable } from '../quote/quote-rows.ts';
import { NUMBERS, typeset } from '../support/typeset.ts';

function cases(file: string): { readonly lang: Language; readonly [name: string]: unknown }[] {
  const url = new URL(`../../cases/quality/${file}.json`, import.meta.url);
  return JSON.parse(readFileSync(url, 'utf8')).rows;
}

const GRADED = [
  'headings',
  'keywords',
  'corrections',
  'meaning',
  'reasons',
  'guide-text',
  'metadata',
].flatMap(cases);
const STREAMED = cases('stream');

async function gradesOf(row: (typeof GRADED)[number], task: string, set: (text: string) => string) {
  const text = (value: unknown): string => (typeof value === 'string' ? set(value) : '');
  const { quality } = await assessAnswer(
    {
      task,
      lang: row.lang,
      original_request: text(row['request']),
      ai_response: text(row['answer']),
      options: (row['options'] ?? {}) as Record<string, unknown>,
      notes: [{ index: 1, note_id: 'n1', title: set('온실'), snippet: '', score: 1, content: set('온실') }],
      votes: 1,
      derive: false,
    },
    null,
  );
  return quality?.details.map(({ id, passed }) => ({ id, passed }));
}

describe('texts typeset otherwise', () => {
  it('TX11 are graded by the rules as they are read', async () => {
    await assert(
      asyncProperty(
        constantFrom(...GRADED),
        constantFrom(...Object.keys(TASK_ITEMS)),
        NUMBERS,
        async (row, task, by) => {
          expect(await gradesOf(row, task, (text) => typeset(text, by))).toEqual(
            await gradesOf(row, task, (text) => text),
          );
        },
      ),
      { numRuns: 300 },
    );
  });

  it('TX11 TX5 are warned of alike while they are written', () => {
    const kinds = (text: string, lang: Language, task: string): string[] => {
      const monitor = streamMonitor({ task, lang });
      return [...monitor.write(text), ...monitor.end()].map(({ kind }) => kind).toSorted();
    };
    const repeated = STREAMED.filter(({ lang }) => lang === 'ko' || lang === 'en');
    assert(
      property(constantFrom(...repeated), ({ parts, lang, task }) => {
        const text = (parts as [string, number][]).map(([part, times]) => part.repeat(times)).join('');
        expect(kinds(text.normalize('NFD'), lang, String(task))).toEqual(kinds(text, lang, String(task)));
      }),
    );
  });

  it('TX12 are found, notes and questions alike', () => {
    for (const { notes, questions } of [korean, english]) {
      assert(
        property(NUMBERS, constantFrom(...questions), (by, { question }) => {
          const found = (set: (text: string) => string, asked: string) => {
            const index = newTextIndex();
            for (const { id, title, content } of notes)
              index.put({ id, fields: { title: set(title), content: set(content) } });
            return index.search(asked, 3);
          };
          const set = (text: string): string => typeset(text, by);
          expect(found(set, set(question))).toEqual(found((text) => text, question));
          for (const { content } of notes.slice(0, 3))
            expect(snippetOf(set(content), set(question))).toBe(snippetOf(content, question));
        }),
        { numRuns: 20 },
      );
    }
  });

  it('TX12 are quoted as they were written', () => {
    for (const language of ['ko', 'en'] as const) {
      const table = quoteTable(language);
      assert(
        property(constantFrom(...table.rows), NUMBERS, (row, by) => {
          const evidences = evidencesOf(table, row);
          const set = evidences.map((piece) => ({
            ...piece,
            data: typeset(typeof piece.data === 'string' ? piece.data : '', by),
          }));
          const plain = quoteFor('search_qa', { question: row.question, evidences, language });
          const quoted = quoteFor('search_qa', {
            question: typeset(row.question, by),
            evidences: set,
            language,
          });
          expect(folded(quoted)).toBe(plain);
          const lines = quoted
            // the sentences of a whole paragraph, each as it stands
            .split(/\n|(?<=[.!?]) /u)
            .map((line) => line.replace(/^- /u, '').replace(/ ?\[(?:노트|Note) \d+\]$/u, ''));
          for (const line of lines.filter((one) => folded(one) !== one))
            expect(set.some(({ data }) => data.includes(line))).toBe(true);
        }),
        { numRuns: 60 },
      );
    }
  });
});
