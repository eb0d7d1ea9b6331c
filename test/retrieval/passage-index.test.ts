import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import lines from '../../cases/retrieval/document-terms.json' with { type: 'json' };
import english from '../../cases/retrieval/notes-en.json' with { type: 'json' };
import korean from '../../cases/retrieval/notes-ko.json' with { type: 'json' };
import { documentTerms, readTerms, TERMS_VERSION } from '../../src/core/retrieval/document-terms.ts';
import { newPassageIndex } from '../../src/core/retrieval/passage-index.ts';
import { weighWords } from '../../src/core/retrieval/weigh-words.ts';

const NOTES = [...korean.notes, ...english.notes];
const WEIGHTS = { title: 3, headings: 1.5, doc: 1.5 };

describe('words of a passage', () => {
  it('RT14 are one line, from which the same words come again', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 80 });
    fc.assert(
      fc.property(text, text, text, (title, path, content) => {
        const line = documentTerms({ title, path, content });
        expect(line).not.toMatch(/[\n\0]/u);
        const { words, weights, length } = readTerms(line);
        expect(Number.isInteger(length)).toBe(true);
        expect(words).not.toContain('');
        expect(new Set(words).size).toBe(words.length);
        expect(weights).toHaveLength(words.length);
        for (const weight of weights) expect(weight).toBeGreaterThan(0);
      }),
    );
  });

  it.each(lines.rows)('RT14 of the version that the table names: $fields.title', ({ fields, terms }) => {
    expect(TERMS_VERSION, 'where the lines change, so must the version').toBe(lines.version);
    expect(documentTerms(fields)).toBe(terms);
  });

  it('RT14 the words of the line are those of the texts, with the same weights', () => {
    for (const { id, title, content, tags } of NOTES) {
      const fields = { title, path: `notes/${id}.md`, doc: tags.join(' '), content };
      expect(readTerms(documentTerms(fields))).toEqual(weighWords(fields, WEIGHTS));
    }
  });

  it('RT14 an index made from the lines finds the notes', () => {
    const passages = newPassageIndex();
    for (const { id, title, content, tags } of NOTES) {
      const terms = documentTerms({ title, path: '', doc: tags.join(' '), content });
      passages.put({ id: `${title} ${id}`, kind: 'section', terms });
    }
    const questions = [...korean.questions, ...english.questions];
    const found = questions.filter(({ question, note }) =>
      passages.search(question, 3).some(({ id }) => id.endsWith(` ${note}`)),
    );
    expect(found.length / questions.length).toBeGreaterThanOrEqual(0.9);
  });
});

describe('passages in memory', () => {
  it('RT14 are found among their kind alone, and not when they have left', () => {
    const index = newPassageIndex();
    const terms = documentTerms({ title: 'orders', path: 'a.sql', content: 'bills that were sent' });
    index.put({ id: 'table', kind: 'schema', terms });
    index.put({ id: 'code', kind: 'code', terms });
    const ids = (kinds?: ('schema' | 'code' | 'section')[]) =>
      index.search('sent bills', 5, kinds).map(({ id }) => id);
    expect(ids().toSorted()).toEqual(['code', 'table']);
    expect(ids(['schema'])).toEqual(['table']);
    expect(ids(['section'])).toEqual([]);
    index.put({ id: 'table', kind: 'section', terms });
    expect(ids(['schema'])).toEqual([]);
    expect(ids(['section'])).toEqual(['table']);
    index.remove('table');
    index.remove('nobody');
    expect(ids()).toEqual(['code']);
    expect(index.size).toBe(1);
  });
});
