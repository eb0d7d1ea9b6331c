// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ValidationReport } from '../../src/contract/validation-report.ts';
import { VerificationLine } from '../../ui/chat/verification-line.tsx';
import { chooseLanguage, startI18n } from '../../ui/i18n/i18n.ts';

const REPORT = { status: 'error', reason: 'not_configured', result: {} } as unknown as ValidationReport;

beforeAll(startI18n);
afterEach(cleanup);

describe('the line of the claims of an answer', () => {
  it.each([
    ['en' as const, 'Nothing was found that it could be held against.'],
    ['ko' as const, '답변과 견줄 노트나 다른 근거를 찾지 못했습니다.'],
  ])('UI10 says in %s that no evidence was found', async (language, text) => {
    await chooseLanguage(language);
    render(<VerificationLine report={REPORT} unchecked={null} />);
    expect(screen.getByText(text, { exact: false })).toBeTruthy();
  });
});
