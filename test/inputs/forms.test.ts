import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { anyAnswer } from '../../src/app/short-answer.ts';
import { translate } from '../../src/app/messages/translate.ts';
import { AssayError } from '../../src/contract/assay-error.ts';

function table<Row>(name: string): Row[] {
  return JSON.parse(readFileSync(new URL(`../../cases/inputs/${name}`, import.meta.url), 'utf8')) as Row[];
}

interface Form {
  readonly title: string;
  readonly given: unknown;
  readonly response_id?: string;
  readonly query?: string;
  readonly text: string;
  readonly evidences: readonly object[];
}

interface Refused {
  readonly title: string;
  readonly given: unknown;
  readonly where: string;
  readonly why: string;
}

function refusal(given: unknown): AssayError {
  try {
    anyAnswer(given, 'answer');
  } catch (error) {
    if (error instanceof AssayError) return error;
    throw error;
  }
  throw new Error('was taken');
}

describe('forms of answers', () => {
  it.each(table<Form>('forms.json').map((row) => [row.title, row] as const))(
    'IN1 IN2 IN3 IN4 %s',
    (_, { given, response_id = 'answer', query, text, evidences }) => {
      const asked = query === undefined ? {} : { query };
      expect(anyAnswer(given, 'answer')).toEqual({ response_id, ...asked, content: { text, evidences } });
    },
  );

  it.each(table<Refused>('refused.json').map((row) => [row.title, row] as const))(
    'IN5 %s is refused, in both languages',
    (_, { given, where, why }) => {
      const { where: place, message } = refusal(given);
      expect([place, message]).toEqual([where, why]);
      expect(translate(message, 'ko')).toMatch(/[가-힣]/);
    },
  );

  it('IN5 a whole answer keeps the fields of its maker', () => {
    const evidence = {
      evidence_id: 'e',
      type: 'document',
      data: 'a',
      url: 'https://x.example',
      fetched_at: 1,
    };
    const content = { text: 'a', evidences: [evidence], model: 'm' };
    expect(anyAnswer({ response_id: 'r', responseId: 'r', content, session: 7 }, 'answer').content.text).toBe(
      'a',
    );
  });

  it.each([
    { answer: 'a', evidence_id: 'e-7' },
    { answer: 'a', document: 17 },
    { answer: 'a', contexts: ['b'], document: 'rules.md', contents: 'c' },
    { response: 'a', answers: ['b'], contexts: ['b'] },
    { answer: 'a', inputs: { user: 1 }, context_id: 'c' },
  ])('IN1 IN5 a row keeps the fields of its owner: %j', (row) => {
    expect(anyAnswer(row, 'answer').content.text).toBe('a');
  });

  it('IN3 evidence named twice by the user is refused still', () => {
    const twice = { evidence_id: 'e', data: 'a' };
    expect(refusal({ text: 'a', evidences: [twice, twice] }).message).toContain('already at');
  });

  it('IN4 a long cell that is no list takes no longer than it counts', () => {
    const cell = `['${"a\\'".repeat(200_000)}`;
    const { content } = anyAnswer({ question: '?', answer: 'a', contexts: `${cell}]` }, 'answer');
    expect(content.evidences).toHaveLength(1);
  });
});
