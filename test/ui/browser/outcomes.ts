import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Language } from '../../../src/contract/language.ts';
import { axeFindings } from '../support/axe.ts';
import type { Screen } from '../support/screen.ts';

/** Words do not suffice, and between the thresholds nothing is decided. */
export const OUTCOMES_CONFIGURATION = `grounding:
  words_suffice: false
  supported_above: 0.8
  not_found_below: 0.1
`;

interface Case {
  readonly evidence: string;
  readonly answer: string;
  /** Of the claims in their order. */
  readonly words: readonly string[];
  readonly undecided: string;
  readonly byWords: string;
  readonly counts: string;
}

const CASES: Readonly<Record<Language, Case>> = {
  en: {
    evidence: 'The north office has 120 desks. Rent of the north office is 4.2 million won a month.',
    answer:
      'The north office has 120 desks. Each month the north office rent is 4.2 million won. The city gets 4.2 million won a month for the north office from its tenant.',
    words: ['Verified', 'By words alone', 'Undecided'],
    undecided: 'its probability lies between the two thresholds',
    byWords: 'no statement that joins them so was found',
    counts: '1 by words alone · 1 undecided',
  },
  ko: {
    evidence:
      '북쪽 사무실에는 책상이 120개 있습니다. 북쪽 사무실의 월세는 420만 원입니다. 북쪽 사무실 임대차 계약은 2027년 3월에 끝납니다.',
    answer:
      '북쪽 사무실에는 책상이 120개 있습니다. 북쪽 사무실에는 월세 420만 원과 책상이 있습니다. 북쪽 사무실은 월세 420만 원을 시청에 냅니다.',
    words: ['확인됨', '낱말만 일치', '판단 보류'],
    undecided: '확률이 두 기준 사이에 있음',
    byWords: '그렇게 이어 말한 문장은 찾지 못함',
    counts: '낱말만 일치 1개 · 판단 보류 1개',
  },
};

async function verify(page: Page, { answer, evidence }: Case): Promise<void> {
  const boxes = page.locator('textarea');
  await boxes.nth(0).fill(answer);
  await boxes.nth(1).fill(evidence);
  await page.locator('form button[type=submit]').click();
  await page.waitForURL(/\/verify\/\w+/);
  await page.locator('.assay-detail').waitFor();
}

/** A claim that could not be decided, and one that only its words support, as the screen tells them. */
export function outcomeTests(screen: () => Screen): void {
  const sizes = [
    { width: 360, height: 740 },
    { width: 1440, height: 900 },
  ];
  const rows = (['en', 'ko'] as const).flatMap((language) => sizes.map((size) => ({ language, ...size })));

  it.each(rows)(
    'UI33 undecided and by words alone have words and reasons of their own, and are no failure ($language, $width)',
    async ({ language, width, height }) => {
      const of = CASES[language];
      const page = await screen().open('/verify', { language, width, height });
      await verify(page, of);
      await expect.poll(() => page.locator('.assay-claim sup').allTextContents()).toEqual(of.words);
      await expect
        .poll(() => page.locator('.assay-claim').evaluateAll((all) => all.map((one) => one.dataset['look'])))
        .toEqual(['verified', 'by_words', 'undecided']);
      const head = page.locator('.assay-detail-head');
      await expect.poll(() => head.textContent()).toContain(of.undecided);
      await page.getByText(of.counts, { exact: false }).waitFor();
      await page.locator('.assay-claim').nth(1).focus();
      await expect.poll(() => head.textContent()).toContain(of.byWords);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(width);
      await expect.poll(() => axeFindings(page)).toEqual([]);
      await page.context().close();
    },
  );
}
