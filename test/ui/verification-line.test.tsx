// @vitest-environment happy-dom
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ValidationReport } from '../../src/contract/validation-report.ts';
import { MAY_ANSWER } from '../../src/contract/may-answer.ts';
import { VerificationLine } from '../../ui/chat/verification-line.tsx';
import { chooseLanguage, startI18n } from '../../ui/i18n/i18n.ts';

const REPORT = { status: 'error', reason: 'not_configured', result: {} } as unknown as ValidationReport;

beforeAll(startI18n);
afterEach(cleanup);

const OPEN = {
  status: 'success',
  result: {
    validation_id: 'v',
    validation_status: 'NEEDS_REVIEW',
    counts: { claims: 1, checked: 1, unchecked: 0, contradicted: 0 },
    claim_validations: [],
    set_aside: [{ text: MAY_ANSWER.en }],
  },
} as unknown as ValidationReport;

describe('the line of the claims of an answer', () => {
  it.each([
    ['en' as const, 'Nothing was found that it could be held against.'],
    ['ko' as const, '답변과 견줄 노트나 다른 근거를 찾지 못했습니다.'],
  ])('UI10 says in %s that no evidence was found', async (language, text) => {
    await chooseLanguage(language);
    render(<VerificationLine report={REPORT} unchecked={null} />);
    expect(screen.getByText(text, { exact: false })).toBeTruthy();
  });

  it.each([
    ['en' as const, 'It stands there, but may not answer the question.'],
    ['ko' as const, '출처에 있는 내용이지만 질문의 답이 아닐 수 있습니다.'],
  ])('UI41 says in %s that what is quoted may be no answer', async (language, text) => {
    await chooseLanguage(language);
    const component = () => <VerificationLine report={OPEN} unchecked={null} />;
    const routeTree = createRootRoute({ component });
    const history = createMemoryHistory();
    render(<RouterProvider router={createRouter({ routeTree, history }) as never} />);
    expect(await screen.findByText(text)).toBeTruthy();
  });
});
