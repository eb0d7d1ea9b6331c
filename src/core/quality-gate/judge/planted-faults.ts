import type { AskedItem } from './asked-item.ts';

/** What a judge returned for `PLANTED_ASKED`, which must not count as a judgement. */
export interface PlantedJudgeFault {
  readonly rule: string;
  readonly about: string;
  readonly fault: string;
}

/** One item, and two controls. */
export const PLANTED_ASKED: readonly AskedItem[] = [
  { id: 'q1', question: 'Does it answer?', item: 'search_qa.1' },
  { id: 'q2', question: 'Does the word "ladder" occur?', item: null, expected: false },
  { id: 'q3', question: 'Does the word "April" occur?', item: null, expected: true },
];

function judged(labels: readonly unknown[]): string {
  const items = labels.map((passed, at) => ({ id: `q${at + 1}`, passed, note: 'n' }));
  return JSON.stringify({ items, summary: 's' });
}

/** The judgement that all of these twist. */
export const PLANTED_JUDGEMENT: string = judged([true, false, true]);

/** Planted faults of a judge; `assay doctor` and the tests plant them. */
export const PLANTED_JUDGE_FAULTS: readonly PlantedJudgeFault[] = [
  { rule: 'QG14', about: 'prose', fault: 'All items are met.' },
  { rule: 'QG14', about: 'half a JSON', fault: PLANTED_JUDGEMENT.slice(0, 40) },
  { rule: 'QG14', about: 'a label in words', fault: judged(['yes', false, true]) },
  { rule: 'QG14', about: 'an item too few', fault: judged([true, false]) },
  { rule: 'QG14', about: 'an item too many', fault: judged([true, false, true, true]) },
  { rule: 'QG15', about: 'yes to everything', fault: judged([true, true, true]) },
  { rule: 'QG15', about: 'no to everything', fault: judged([false, false, false]) },
  { rule: 'QG15', about: 'partly to everything', fault: judged([null, null, null]) },
];
