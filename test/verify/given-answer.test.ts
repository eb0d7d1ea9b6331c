import { describe, expect, it } from 'vitest';
import { wholeOf } from '../../src/contract/given-answer.ts';

describe('an answer in short', () => {
  it('FC24 stands for a whole one: texts are documents, all else is JSON, each with a name by its place', () => {
    const records = [{ branch: 'Riverside', seats: 40 }];
    const given = {
      text: 'It has 40 seats.',
      question: 'How many?',
      evidences: ['A note.', { data: records }],
    };
    expect(wholeOf(given)).toEqual({
      response_id: 'answer',
      query: 'How many?',
      content: {
        text: 'It has 40 seats.',
        evidences: [
          { evidence_id: 'evidence-1', type: 'document', data: 'A note.' },
          { evidence_id: 'evidence-2', type: 'json', data: records },
        ],
      },
    });
  });

  it('FC24 says what is given and nothing that is not', () => {
    const evidence = { data: 'x', evidence_id: 'crm', type: 'tool_result', source: undefined } as const;
    expect(wholeOf({ text: '', response_id: 'r', language: undefined, evidences: [evidence] })).toEqual({
      response_id: 'r',
      content: { text: '', evidences: [{ evidence_id: 'crm', type: 'tool_result', data: 'x' }] },
    });
    expect(wholeOf({ text: 'a' }).content.evidences).toEqual([]);
  });
});
