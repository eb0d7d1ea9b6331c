import type { RelativeWords } from '../time-words.ts';

export const REFERENCE_DATE = '2026-02-02';

/** Words that mean a period on Monday 2026-02-02. */
export const relative: RelativeWords = {
  '2026-W05': { ko: ['지난주', '지난 주'], en: ['last week', 'in the past week'] },
  '2025-Q4': { ko: ['지난 분기'], en: ['last quarter'] },
  '2026-01': { ko: ['지난달', '지난 달'], en: ['last month'] },
  '2026-02': { ko: ['이번 달', '이달'], en: ['this month'] },
  '2025': { ko: ['작년', '지난해'], en: ['last year'] },
  '2024': { ko: ['재작년'], en: ['the year before last'] },
  '2026': { ko: ['올해'], en: ['this year'] },
};
