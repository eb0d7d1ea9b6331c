// @vitest-environment happy-dom
import { claimLabels, ClaimView } from 'assay/react';
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Configuration } from '../../src/contract/configuration.ts';
import { MAY_ANSWER } from '../../src/contract/may-answer.ts';
import type { ValidationReport } from '../../src/contract/validation-report.ts';
import { verify } from '../../src/core/verify.ts';
import { reportMarkdown } from '../../ui/pages/verify/report-markdown.ts';
import { answerOf, stillClock } from '../support/verify-world.ts';

const SENTENCE = 'Requests are approved by the line manager.';
const WORDS = { en: ['Verified', 'In the source'], ko: ['확인됨', '출처에 있음'] } as const;

async function reportOf(text: string): Promise<ValidationReport> {
  const ports = { graph: null, sources: null, statements: null, clock: stillClock, ids: { next: () => '0' } };
  const evidences = [{ evidence_id: 'leave', type: 'document' as const, data: SENTENCE }];
  return verify(answerOf({ text, evidences }), Configuration.parse({}), ports);
}

afterEach(cleanup);

describe.each(['en', 'ko'] as const)('an answer that may be none, in %s', (language) => {
  const [verified, quoted] = WORDS[language];
  const open = `${MAY_ANSWER[language]}\n\n${SENTENCE}`;

  it.each([
    ['UI41 a sentence that stands in the source has another word than a verified one', open, true],
    ['UI19 one of an answer is verified', SENTENCE, false],
  ])('%s', async (_, text, isOpen) => {
    const report = await reportOf(text);
    const { container } = render(<ClaimView report={report} text={text} labels={claimLabels(language)} />);
    const words = [...container.querySelectorAll('sup, .assay-word')].map(({ textContent }) => textContent);
    expect(new Set(words)).toEqual(new Set([isOpen ? quoted : verified]));
    expect(container.querySelector('.assay-claims')?.getAttribute('data-open')).toBe(String(isOpen));
    const frame = { title: 'x', outcome: 'x', numbers: [], parts: [] };
    const markdown = reportMarkdown(report, frame, claimLabels(language));
    expect([markdown.includes(verified), markdown.includes(quoted)]).toEqual([!isOpen, isOpen]);
  });
});
