import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { AskEvidence } from '../../src/contract/ask-evidence.ts';
import { Configuration } from '../../src/contract/configuration.ts';
import type { AnswerCitation, LlmResponse } from '../../src/contract/llm-response.ts';
import { citedPath } from '../../src/core/correction/critics/resolve-citation.ts';
import { critiqueAnswer, type Critiqued } from '../../src/core/correct/critique-answer.ts';
import { renumbered } from '../../src/core/correction/critics/renumbered.ts';
import { resolveCitation } from '../../src/core/correction/critics/resolve-citation.ts';
import { statements } from '../support/read-statements.ts';

const table = JSON.parse(
  readFileSync(new URL('../../cases/correction/citations.json', import.meta.url), 'utf8'),
) as {
  evidence: Pick<AskEvidence, 'number' | 'document_id' | 'title' | 'path' | 'start_line' | 'end_line'>[];
  rows: { citation: AnswerCitation; leads_to: number[] }[];
};

const TEXTS = [
  'Settings are cached by their revision. The cache is emptied when the revision moves.',
  'The command exits with 2 where nothing could be evaluated.',
];
const EVIDENCE = table.evidence.map(
  (one, at): AskEvidence => ({
    ...one,
    kind: 'section',
    source: 'contains',
    text: TEXTS[at] ?? '',
    cut: false,
    object: null,
  }),
);

function critique(
  response: Partial<LlmResponse>,
  isIndexed = false,
  looked: { readonly stale?: string[]; readonly unseen?: string[] } = {},
  failsClosed = false,
): Promise<Critiqued> {
  const whole = { intent: 'chat.ask', answer: '', citations: [], confidence: 1, ...response };
  let count = 0;
  return critiqueAnswer(
    {
      id: 'm1',
      question: 'where are settings cached?',
      language: 'en',
      tries: [{ model: 'm', read: { kind: 'valid', response: whole } }],
      evidence: EVIDENCE,
      isWritten: true,
      quoted: null,
      failsClosed,
      indexed: new Set(isIndexed ? whole.citations.map(citedPath).filter((path) => path !== null) : []),
      stale: EVIDENCE.filter(({ path }) => looked.stale?.includes(path)),
      unseen: EVIDENCE.filter(({ path }) => looked.unseen?.includes(path)),
    },
    Configuration.parse({}),
    {
      graph: null,
      sources: null,
      statements,
      clock: { elapsed: () => 0, now: () => '2026-02-02T09:00:00.000Z' },
      ids: { next: () => String((count += 1)) },
    },
  );
}

function verdicts({ findings }: Critiqued): Record<string, string> {
  return Object.fromEntries(findings.map(({ critic, verdict }) => [critic, verdict]));
}

describe('critics', () => {
  it.each(table.rows)('LP9 $citation leads to $leads_to', ({ citation, leads_to }) => {
    expect(resolveCitation(citation, EVIDENCE).map(({ number }) => number)).toEqual(leads_to);
  });

  it('LP8, LP9, LP10 let a cited answer pass that its evidence bears out', async () => {
    const found = await critique({ answer: 'Settings are cached by their revision [1].' });
    expect(verdicts(found)).toEqual({ contract: 'pass', citation: 'pass', groundedness: 'pass' });
    expect(found.findings.find(({ critic }) => critic === 'citation')?.evidence).toEqual(['doc_1']);
  });

  it('LP9 holds a text without marks against what its list names', async () => {
    const citations = [{ source: 'readSettings', uri: 'src/settings.ts', start_line: 10, end_line: 20 }];
    const good = await critique({ answer: 'Settings are cached by their revision.', citations });
    expect(verdicts(good)).toMatchObject({ citation: 'pass', groundedness: 'pass' });
    const wrong = await critique({
      answer: 'The command exits with 2 where nothing could be evaluated.',
      citations,
    });
    expect(verdicts(wrong)).toMatchObject({ groundedness: 'fail' });
  });

  it('LP9 fails what cites nothing, what does not exist, and what was not retrieved', async () => {
    const answer = 'Settings are cached by their revision.';
    expect(verdicts(await critique({ answer }))).toMatchObject({ citation: 'fail' });
    const nowhere = await critique({ answer: `${answer.slice(0, -1)} [1] [7].` });
    expect(nowhere.findings.flatMap(({ fixes }) => fixes)).toContain('[7]: does not exist');
    const citations = ['1', 'src/else.ts:1-2'];
    const other = await critique({ answer, citations }, true);
    expect(other.findings.flatMap(({ fixes }) => fixes)).toContain(
      'src/else.ts:1-2: was not among the evidence',
    );
    const made = await critique({ answer, citations });
    expect(made.findings.flatMap(({ fixes }) => fixes)).toContain('src/else.ts:1-2: does not exist');
  });

  it('LP9 fails what cites a file that has changed since, and leaves open one that could not be looked at', async () => {
    const answer = 'Settings are cached by their revision [1].';
    const changed = await critique({ answer }, true, { stale: ['src/settings.ts'] });
    expect(verdicts(changed)).toMatchObject({ citation: 'fail', groundedness: 'pass' });
    expect(changed.findings.flatMap(({ fixes }) => fixes)).toEqual([
      'src/settings.ts: has changed since it was indexed',
    ]);
    expect(verdicts(await critique({ answer }, true, { unseen: ['src/settings.ts'] }))).toMatchObject({
      citation: 'warn',
    });
    const beside = { stale: ['docs/guide.md'], unseen: ['docs/guide.md'] };
    expect(verdicts(await critique({ answer }, true, beside))).toMatchObject({ citation: 'pass' });
  });

  it('LP9 fails a citation that says something else than its sentence', async () => {
    const found = await critique({ answer: 'Settings are cached by their revision [2].' });
    expect(verdicts(found)).toMatchObject({ citation: 'fail' });
  });

  it('LP9 fails a sentence without a citation beside one that has it', async () => {
    const found = await critique({
      answer:
        'Settings are cached by their revision [1].\n\nThe command exits with 2 where nothing could be evaluated.',
    });
    expect(verdicts(found)).toMatchObject({ citation: 'fail' });
  });

  it('OF13 fails a sentence that is left open, where the check is fail-closed', async () => {
    const answer = '설정은 리비전에 따라 캐시에 담긴다 [1].';
    expect(verdicts(await critique({ answer }))).toMatchObject({ groundedness: 'warn' });
    expect(verdicts(await critique({ answer }, false, {}, true))).toMatchObject({ groundedness: 'fail' });
  });

  it('LP10 fails what the evidence contradicts or says nothing of', async () => {
    const contradicted = await critique({
      answer: 'The command exits with 3 where nothing could be evaluated [2].',
    });
    expect(verdicts(contradicted)).toMatchObject({ groundedness: 'fail' });
    const unfounded = await critique({ answer: 'Passwords are hashed with a salt [1].' });
    expect(verdicts(unfounded)).toMatchObject({ groundedness: 'fail' });
  });

  it.each([
    'The indexed code and documents do not contain an answer to this question.',
    '제공된 근거에서는 이 질문에 대한 답을 찾을 수 없습니다.',
  ])('LP10 holds an abstention to the contract alone: %s', async (answer) => {
    const found = await critique({ answer });
    expect(found.abstained).toBe(true);
    expect(verdicts(found)).toEqual({ contract: 'pass' });
  });

  it('LP19 counts the marks of a delivered answer from 1', () => {
    const given = renumbered(
      { answer: 'B [2]. A [1, 2].', citations: ['2', 'src/settings.ts:12-13'] },
      EVIDENCE,
    );
    expect(given.answer).toBe('B [1]. A [2, 1].');
    expect(given.citations.map((one) => (typeof one === 'string' ? one : one.uri))).toEqual([
      'docs/guide.md',
      'src/settings.ts',
    ]);
  });
});
