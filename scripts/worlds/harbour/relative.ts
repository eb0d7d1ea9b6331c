import type { RelativeWords } from '../time-words.ts';

export const REFERENCE_DATE = '2026-05-12';

/** Words that mean a period on Tuesday 2026-05-12. */
export const relative: RelativeWords = {
  '2026-04': { ko: ['지난달'], en: ['last month'] },
  '2026-05': { ko: ['이번 달', '이달'], en: ['this month'] },
  '2026-06': { ko: ['다음 달'], en: ['next month'] },
  '2026-Q1': { ko: ['지난 분기'], en: ['last quarter'] },
  '2025': { ko: ['지난해', '작년'], en: ['last year'] },
  '2024': { ko: ['재작년'], en: ['the year before last'] },
};
