import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { Evidence } from '../../../src/contract/evidence.ts';
import { citableOf } from '../../../src/core/grounding/own-ground/citable.ts';
import { knownTo, resolveCitation } from '../../../src/core/grounding/own-ground/resolve-citation.ts';
import { findCitations } from '../../../src/core/language/citations.ts';

const Row = z.strictObject({
  mark: z.string(),
  text: z.string().optional(),
  leads_to: z.array(z.array(z.string())),
});
const file = new URL('../../../cases/grounding/citations/resolution.json', import.meta.url);
const { evidences, rows } = z
  .strictObject({ evidences: z.array(Evidence), rows: z.array(Row) })
  .parse(JSON.parse(readFileSync(file, 'utf8')));

describe('where citations lead', () => {
  it.each(rows)('CT2 $mark $text', ({ mark: written, text = '', leads_to }) => {
    const citable = citableOf(evidences, text);
    const marks = findCitations(`The fee is 40 euros${written}.`, knownTo(citable));
    expect(marks.map((mark) => mark.text)).toEqual([written]);
    expect(marks.flatMap((mark) => resolveCitation(mark, citable))).toEqual(leads_to);
  });

  it('CT2 a number is the id that is spelled so, else the place', () => {
    const [one, two] = [10, 1].map(
      (id): Evidence => ({ evidence_id: String(id), type: 'document', data: '' }),
    );
    const citable = citableOf(
      [one, two].filter((piece) => piece !== undefined),
      '',
    );
    const ids = (number: string): readonly string[] => citable.byNumber(number);
    expect([ids('1'), ids('2'), ids('10'), ids('3'), ids('0')]).toEqual([['1'], ['1'], ['10'], [], []]);
  });

  it('CT2 any target and any evidence lead to evidence that is there, or nowhere', () => {
    const words = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 8 }),
      fc.constantFrom('handbook', '__proto__', 'constructor', '취업규칙', '%', '%E0%A4%A', '2020', '#', '1'),
    );
    const piece = fc.record({
      evidence_id: words,
      source: words,
      uri: words,
      data: fc.oneof(words, fc.jsonValue()),
    });
    const kinds = fc.constantFrom('number', 'note', 'footnote', 'link', 'named', 'id');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 5 }), kinds, words, words, (list, kind, target, text) => {
        const all = list.map((one) => ({ ...one, type: 'document' }) as Evidence);
        const citable = citableOf(all, text);
        const ids = new Set(all.map(({ evidence_id }) => evidence_id));
        const found = resolveCitation({ start: 0, end: 1, text: target, kind, targets: [target] }, citable);
        expect(found).toHaveLength(1);
        expect(found.flat().filter((id) => !ids.has(id))).toEqual([]);
        expect(typeof knownTo(citable)(target)).toBe('boolean');
      }),
      { numRuns: 500 },
    );
  });
});
