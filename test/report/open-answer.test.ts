import { expect, it } from 'vitest';
import { Configuration } from '../../src/contract/configuration.ts';
import { evaluateSearchAnswer } from '../../src/core/quality-gate/search/evaluate-search-answer.ts';
import { MAY_ANSWER } from '../../src/contract/may-answer.ts';
import { verify } from '../../src/core/verify.ts';
import { statements } from '../support/read-statements.ts';

const ports = {
  graph: null,
  sources: null,
  statements,
  model: null,
  clock: { elapsed: () => 0, now: () => '2026-02-02T09:00:00.000Z' },
  ids: { next: () => '01TEST' },
};
const QUOTED = {
  en: ['Unused days expire in March. [Note 1]', 'Unused days expire in March.'],
  ko: ['남은 휴가는 3월에 사라진다. [노트 1]', '남은 휴가는 3월에 사라진다.'],
} as const;

async function asked(language: 'ko' | 'en', text: string) {
  const evidences = [{ evidence_id: 'n', type: 'document' as const, data: QUOTED[language][1] }];
  const report = await verify(
    { response_id: 'r', language, content: { text, evidences } },
    Configuration.parse({}),
    ports,
  );
  const note = { index: 1, note_id: 'n', title: 'n', snippet: '', score: 1 };
  const search = evaluateSearchAnswer({
    question: QUOTED[language][1],
    answer: text,
    notes: [note],
    report,
    lang: language,
  });
  return { report, search };
}

it.each(['ko', 'en'] as const)(
  'RP2, SQ3 an answer that says that it may be none is NEEDS_REVIEW and of low confidence, in %s',
  async (language) => {
    const [text] = QUOTED[language];
    const plain = await asked(language, text);
    expect(plain.report.result.validation_status).toBe('PASSED');
    const open = await asked(language, `${MAY_ANSWER[language]}\n\n${text}`);
    const { result } = open.report;
    expect(result.validation_status).toBe('NEEDS_REVIEW');
    expect(result.claim_validations.map(({ status }) => status)).toEqual(['VERIFIED']);
    expect(result.abstained).toBeUndefined();
    expect(result.recommendations.map(({ claim_id, action }) => [claim_id, action])).toEqual([
      [null, 'review'],
    ]);
    expect(open.search?.confidence).toBe('low');
  },
);
