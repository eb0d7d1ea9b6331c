import { describe, expect, it } from 'vitest';
import { QualityChecklist } from '../../src/contract/quality.ts';
import { TASK_CHECKLISTS, TASK_CHECKLISTS_EN, TASK_ITEMS } from '../../src/core/quality-gate/checklists.ts';
import { QualityGate } from '../../src/core/quality-gate/quality-gate.ts';

/** The table of the source: task, number of items, min_pass_ratio, what each item is about. */
const SOURCE = [
  ['insight', 0.75, ['발견', '근거', '시사점', '범위']],
  ['search_qa', 0.75, ['직접', '검색', '출처', '불확실']],
  ['writing', 0.75, ['구조', '학술', '키워드', '마크다운']],
  ['spellcheck', 1, ['표시', '뜻', '이유']],
  ['template', 0.75, ['유형', '안내', '메타데이터', '마크다운']],
] as const;

describe('the checklists', () => {
  it.each(SOURCE)('QG1 %s is that of the source', (task, ratio, about) => {
    const list = QualityChecklist.parse(TASK_CHECKLISTS[task]);
    expect([list.task, list.min_pass_ratio, list.items.length]).toEqual([task, ratio, about.length]);
    for (const [at, words] of about.entries()) expect(list.items[at]).toContain(words);
    expect(TASK_CHECKLISTS_EN[task]?.items).toHaveLength(about.length);
    expect(new QualityGate(null).get_checklist(task)).toEqual(TASK_CHECKLISTS[task]);
    expect(new QualityGate(null).get_checklist(task, 'en')).toEqual(TASK_CHECKLISTS_EN[task]);
  });

  it('QG1 there are no others; ids count the items of their task', () => {
    expect(Object.keys(TASK_CHECKLISTS)).toEqual(SOURCE.map(([task]) => task));
    for (const [task, { entries }] of Object.entries(TASK_ITEMS))
      expect(entries.map(({ id }) => id)).toEqual(entries.map((_, at) => `${task}.${at + 1}`));
    expect(new QualityGate(null).get_checklist('summarize')).toBeNull();
  });

  it('QG2 the veto items are the source given and the meaning kept', () => {
    const vetoes = Object.values(TASK_ITEMS).flatMap(({ entries }) =>
      entries.filter(({ veto }) => veto === true),
    );
    expect(vetoes.map(({ id }) => id)).toEqual(['search_qa.3', 'spellcheck.2']);
  });
});
