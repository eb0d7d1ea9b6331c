import { describe, expect, it } from 'vitest';
import cases from '../../cases/ui/verify-files.json' with { type: 'json' };
import type { Answer } from '../../src/contract/answer.ts';
import { isApiError } from '../../ui/api/api-error.ts';
import { answerToSend } from '../../ui/pages/verify/answer-to-send.ts';
import { answerOfFile } from '../../ui/pages/verify/read-answer.ts';
import { evidenceOfFile, evidenceOfText } from '../../ui/pages/verify/read-evidence.ts';

interface FileCase {
  readonly title: string;
  readonly name: string;
  readonly text?: string;
  readonly base64?: string;
  readonly type?: string;
  readonly data?: unknown;
  readonly problem?: string;
}

function fileOf({ name, text = '', base64 }: FileCase): File {
  return new File([base64 === undefined ? text : Buffer.from(base64, 'base64')], name);
}

/** What was read, or the code of the problem that it is refused with. */
async function outcomeOf<T>(reading: Promise<T>): Promise<unknown> {
  return reading.catch((error: unknown) => (isApiError(error) ? error.problem.code : String(error)));
}

function sizesOf(read: Answer | string): unknown {
  if (typeof read === 'string') return 'words';
  return { claims: read.content.claims?.length ?? 0, evidences: read.content.evidences.length };
}

describe('what is given to the page that verifies', () => {
  it.each(cases.evidence as readonly FileCase[])('UI29 evidence: $title', async (row) => {
    const { name, type, data, text, problem } = row;
    const expected = problem ?? { evidence_id: name, type, data: data ?? text };
    expect(await outcomeOf(evidenceOfFile(fileOf(row)))).toEqual(expected);
  });

  it.each(cases.pasted)('UI29 pasted: $title', ({ text, types }) => {
    expect(evidenceOfText(text, 'pasted').map(({ type }) => type)).toEqual(types);
  });

  it.each(cases.answers)('UI29 an answer: $title', async ({ text, name, is, problem }) => {
    const reading = Promise.resolve(text).then((given) => sizesOf(answerOfFile(given, name)));
    expect(await outcomeOf(reading)).toEqual(problem ?? is);
  });

  it('UI29 an answer that is pasted as JSON brings its claims and evidence; ids of what comes beside stay apart', () => {
    const evidence = { evidence_id: 'e', type: 'document', data: 'North has 120 desks.' } as const;
    const claims = [{ claim_id: 'c', text: 'North has 128 desks.', evidence_refs: ['e'] }];
    const text = JSON.stringify({ response_id: 'r', content: { claims, evidences: [evidence] } });
    const given = { text, answer: null, pasted: '', pastedName: 'pasted', files: [evidence] };
    const { body, own } = answerToSend(given, 'ko');
    expect(body).toMatchObject({ response_id: 'r', language: 'ko', content: { claims } });
    expect(body.content.evidences.map(({ evidence_id }) => evidence_id)).toEqual(['e', 'e (2)']);
    expect(own).toEqual({ evidences: body.content.evidences });
  });

  it('UI29 words are sent as words, and their report speaks the language that is shown', () => {
    const given = { text: '{ not JSON', answer: null, pasted: 'a', pastedName: 'pasted', files: [] };
    expect(answerToSend(given, 'en')).toMatchObject({
      body: { language: 'en', content: { text: '{ not JSON' } },
      own: { text: '{ not JSON', evidences: [{ evidence_id: 'pasted', type: 'document' }] },
    });
  });
});
