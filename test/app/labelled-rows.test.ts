import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LabelledAnswer } from '../../src/app/labelled-answer.ts';
import { readLabelledRows } from '../../src/app/labelled-rows.ts';
import { translate } from '../../src/app/messages/translate.ts';
import { AssayError } from '../../src/contract/assay-error.ts';

interface Taken {
  readonly title: string;
  readonly line: string;
  readonly label: 0 | 1;
  readonly id?: string;
  readonly group?: string;
  readonly claims?: readonly string[];
  readonly text?: string;
  readonly query?: string;
  readonly reference_date?: string;
  readonly evidence: readonly (readonly [string, string])[];
}

interface Refused {
  readonly title: string;
  readonly where: string;
  readonly why: string;
}

const { taken, refused, files } = JSON.parse(
  readFileSync(new URL('../../cases/calibration/rows.json', import.meta.url), 'utf8'),
) as {
  taken: readonly Taken[];
  refused: readonly (Refused & { readonly line: string })[];
  files: readonly (Refused & { readonly text: string })[];
};
const GOOD = '{"label":1,"claim":"a b c","evidence":"a b c"}';
const HANGUL = /[가-힣]/u;

function only(line: string): LabelledAnswer {
  const { rows, troubles } = readLabelledRows(line, 'rows.jsonl');
  expect(troubles).toEqual([]);
  expect(rows).toHaveLength(1);
  return rows[0] as LabelledAnswer;
}

function refusal(text: string): AssayError {
  try {
    readLabelledRows(text, 'rows.csv');
  } catch (error) {
    return error as AssayError;
  }
  throw new Error('was taken');
}

function expectKorean({ message, hint = '' }: Pick<AssayError, 'message' | 'hint'>): void {
  expect(translate(message, 'ko')).toMatch(HANGUL);
  expect(translate(hint, 'ko')).toMatch(HANGUL);
}

describe('a labelled file', () => {
  it.each(taken)('CB3 takes $title', (wanted) => {
    const { answer, label, group } = only(wanted.line);
    const { content } = answer;
    expect({
      label,
      group,
      id: answer.response_id,
      claims: content.claims?.map(({ text }) => text),
      text: content.text,
      query: answer.query,
      reference_date: answer.reference_date,
      evidence: content.evidences.map(({ evidence_id: id, type }) => [id, type]),
    }).toEqual({
      label: wanted.label,
      group: wanted.group ?? 'row-1',
      id: wanted.id ?? 'row-1',
      claims: wanted.claims,
      text: wanted.text,
      query: wanted.query,
      reference_date: wanted.reference_date,
      evidence: wanted.evidence,
    });
    const refs = content.claims?.[0]?.evidence_refs ?? content.evidences.map(({ evidence_id: id }) => id);
    expect(refs).toEqual(content.evidences.map(({ evidence_id: id }) => id));
  });

  it.each(refused)('CB3 names the line of $title, with reason and way out in both languages', (row) => {
    const { rows, troubles } = readLabelledRows(`${GOOD}\n${row.line}\n${GOOD}\n`, 'rows.jsonl');
    expect(rows).toHaveLength(2);
    const [trouble] = troubles;
    expect(troubles).toHaveLength(1);
    expect(trouble?.where).toBe(`rows.jsonl${row.where}`);
    expect(trouble?.message).toContain(row.why);
    expectKorean(trouble as AssayError);
  });

  it.each(files)('CB3 refuses $title', ({ text, where, why }) => {
    const { where: place, message, hint } = refusal(text);
    expect(place).toBe(`rows.csv${where}`);
    expect(message).toBe(why);
    expectKorean({ message, hint });
  });

  it('CB3 a byte order mark, carriage returns and blank lines are no trouble; numbers count all lines', () => {
    const { rows, troubles } = readLabelledRows(`\uFEFF${GOOD}\r\n\r\n\n${GOOD}\r\n{}`, 'f');
    expect(rows.map(({ group }) => group)).toEqual(['row-1', 'row-4']);
    expect(troubles.map(({ where }) => where)).toEqual(['f:5']);
  });

  it('CB3 groups that look alike stay apart: a text, a number, a row of its own', () => {
    const lines = ['"12"', '12', '"row-3"', 'null', '["12"]', '{"a":1}'].map((group) =>
      GOOD.replace('{', `{"group":${group},`),
    );
    const { rows } = readLabelledRows(lines.join('\n'), 'f');
    expect(new Set(rows.map(({ group }) => group)).size).toBe(lines.length);
  });

  it('CB3 whatever a line is, it becomes a row or a trouble of that line, never anything else', () => {
    const value = fc.oneof(
      fc.json(),
      fc.string(),
      fc.constantFrom(GOOD, '{"label":1,"claim":"x","evidence":[3]}'),
    );
    fc.assert(
      fc.property(fc.array(value, { maxLength: 5 }), (values) => {
        const lines = [GOOD, ...values.map((one) => one.replaceAll(/[\r\n\u2028\u2029]/g, ' '))];
        const { rows, troubles } = readLabelledRows(lines.join('\n'), 'f');
        const blank = lines.filter((one) => one.trim() === '').length;
        expect(rows.length + troubles.length).toBe(lines.length - blank);
        for (const trouble of troubles) {
          expect(trouble).toBeInstanceOf(AssayError);
          expect(trouble.where).toMatch(/^f:[2-6](?::|$)/);
        }
      }),
    );
  });
});
