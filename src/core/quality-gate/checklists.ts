import type { Language } from '../../contract/language.ts';
import type { OwnChecklist, QualityChecklist } from '../../contract/quality.ts';
import type { ChecklistEntry } from './checklist-entry.ts';

/** The items of one task and the share of them that must be met. */
export interface TaskItems {
  readonly min_pass_ratio: number;
  readonly entries: readonly ChecklistEntry[];
}

/** QG1: the tables of the source, item for item. */
export const TASK_ITEMS: Readonly<Record<string, TaskItems>> = {
  insight: {
    min_pass_ratio: 0.75,
    entries: [
      {
        id: 'insight.1',
        question: { ko: '핵심 발견을 식별했는가?', en: 'Does it identify the key findings?' },
      },
      {
        id: 'insight.2',
        question: { ko: '발견마다 근거를 인용했는가?', en: 'Does it cite evidence for its findings?' },
        rule: 'citations_lead',
      },
      {
        id: 'insight.3',
        question: { ko: '시사점을 제시했는가?', en: 'Does it say what follows from them?' },
      },
      {
        id: 'insight.4',
        question: { ko: '요청한 범위를 모두 다뤘는가?', en: 'Does it cover the scope that was asked for?' },
      },
    ],
  },
  search_qa: {
    min_pass_ratio: 0.75,
    entries: [
      {
        id: 'search_qa.1',
        question: { ko: '질문에 직접 답했는가?', en: 'Does it answer the question directly?' },
      },
      {
        id: 'search_qa.2',
        question: { ko: '답이 검색된 노트에 근거하는가?', en: 'Does it rest on the notes that were found?' },
        rule: 'rests_on_notes',
      },
      {
        id: 'search_qa.3',
        question: { ko: '출처를 명시했는가?', en: 'Does it name its sources?' },
        rule: 'citations_resolve',
        veto: true,
      },
      {
        id: 'search_qa.4',
        question: {
          ko: '불확실하거나 찾지 못한 것이 있다면 그렇다고 밝혔는가?',
          en: 'Where something is uncertain or was not found, does it say so?',
        },
        rule: 'uncertainty_stated',
      },
    ],
  },
  writing: {
    min_pass_ratio: 0.75,
    entries: [
      {
        id: 'writing.1',
        question: { ko: '요청한 구조를 갖췄는가?', en: 'Does it have the structure that was asked for?' },
      },
      {
        id: 'writing.2',
        question: {
          ko: '학술 글의 관례를 따르는가?',
          en: 'Does it follow the conventions of academic writing?',
        },
      },
      {
        id: 'writing.3',
        question: { ko: '키워드를 포함하는가?', en: 'Does it contain the keywords?' },
        rule: 'keywords_present',
      },
      {
        id: 'writing.4',
        question: { ko: '제목이 있는 마크다운 형식인가?', en: 'Is it Markdown with headings?' },
        rule: 'headings_present',
      },
    ],
  },
  spellcheck: {
    min_pass_ratio: 1,
    entries: [
      {
        id: 'spellcheck.1',
        question: { ko: '고친 곳을 표시했는가?', en: 'Are the corrections marked?' },
        rule: 'corrections_marked',
      },
      {
        id: 'spellcheck.2',
        question: { ko: '원문의 뜻을 그대로 지켰는가?', en: 'Is the meaning of the original kept?' },
        rule: 'meaning_kept',
        veto: true,
      },
      {
        id: 'spellcheck.3',
        question: { ko: '고친 이유를 설명했는가?', en: 'Does it explain why it corrects?' },
        rule: 'reason_given',
      },
    ],
  },
  template: {
    min_pass_ratio: 0.75,
    entries: [
      {
        id: 'template.1',
        question: { ko: '요청한 유형의 템플릿인가?', en: 'Is it a template of the kind that was asked for?' },
      },
      {
        id: 'template.2',
        question: { ko: '무엇을 써넣을지 안내가 있는가?', en: 'Does it guide what to write in?' },
        rule: 'guide_text_present',
      },
      {
        id: 'template.3',
        question: {
          ko: '날짜, 작성자 같은 메타데이터 자리가 있는가?',
          en: 'Does it have fields for metadata such as date and author?',
        },
        rule: 'metadata_present',
      },
      {
        id: 'template.4',
        question: { ko: '제목이 있는 마크다운 형식인가?', en: 'Is it Markdown with headings?' },
        rule: 'headings_present',
      },
    ],
  },
};

/** QG25: what an answer of a task is held against, a checklist of the caller's own first; undefined: nothing. */
export function itemsOf(task: string, own: OwnChecklist | undefined): TaskItems | undefined {
  if (own === undefined) return Object.hasOwn(TASK_ITEMS, task) ? TASK_ITEMS[task] : undefined;
  const { items, min_pass_ratio } = own;
  const entries = items.map((item, at) => ({ id: `own.${at + 1}`, question: { ko: item, en: item } }));
  return { min_pass_ratio, entries };
}

function inLanguage(lang: Language): Readonly<Record<string, QualityChecklist>> {
  const lists = Object.entries(TASK_ITEMS).map(([task, { entries, min_pass_ratio }]) => [
    task,
    { task, items: entries.map(({ question }) => question[lang]), min_pass_ratio },
  ]);
  return Object.fromEntries(lists);
}

/** The checklists by task, in Korean as in the source. */
export const TASK_CHECKLISTS: Readonly<Record<string, QualityChecklist>> = inLanguage('ko');

/** The same in English. */
export const TASK_CHECKLISTS_EN: Readonly<Record<string, QualityChecklist>> = inLanguage('en');

/** The checklist of a task; null where it has none (`summarize`, unknown ones). */
export function checklistOf(task: string, lang: Language): QualityChecklist | null {
  const lists = lang === 'ko' ? TASK_CHECKLISTS : TASK_CHECKLISTS_EN;
  return Object.hasOwn(lists, task) ? (lists[task] ?? null) : null;
}
