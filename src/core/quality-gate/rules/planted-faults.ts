import type { Language } from '../../../contract/language.ts';
import type { ItemRule } from '../checklist-entry.ts';
import type { Material } from './decision.ts';

/** An answer with one fault, which the rule must call not met, and its honest twin, which it must call met. */
export interface PlantedItemFault {
  readonly rule: string;
  readonly decides: ItemRule;
  readonly lang: Language;
  readonly about: string;
  readonly material: Pick<Material, 'request' | 'options' | 'notes'>;
  readonly fault: string;
  readonly mended: string;
}

const NOTE = { index: 1, note_id: 'n1', snippet: '', score: 1 };
const NOTES = {
  ko: [{ ...NOTE, title: '온실 보수', content: '온실은 4월에 고쳤다.' }],
  en: [{ ...NOTE, title: 'Greenhouse repair', content: 'The greenhouse was repaired in April.' }],
} as const;
const PLAIN = { request: '', options: {}, notes: null } as const;
const KO_LINE = '온실은 겨울에도 따뜻하므로 자주 환기해야 합니다. ';
const EN_LINE = 'A greenhouse is warm in winter and wants air. ';
const KO_PROSE = `# 점검\n\n${'지난달에 온실을 고쳤고 새 유리를 끼웠습니다. '.repeat(8)}`;
const EN_PROSE = `# Inspection\n\n${EN_LINE.repeat(8)}`;

/** One planted fault in each language beside each rule of items; `assay doctor` and the tests plant them. */
export const PLANTED_ITEM_FAULTS: readonly PlantedItemFault[] = [
  {
    rule: 'QG4',
    decides: 'citations_resolve',
    lang: 'ko',
    about: '없는 노트를 인용',
    material: { ...PLAIN, notes: NOTES.ko },
    fault: '온실은 4월에 고쳤습니다 [노트 4].',
    mended: '온실은 4월에 고쳤습니다 [노트 1].',
  },
  {
    rule: 'QG4',
    decides: 'citations_lead',
    lang: 'en',
    about: 'a note that is not there',
    material: { ...PLAIN, notes: NOTES.en },
    fault: 'The greenhouse was repaired in April [Note 4].',
    mended: 'The greenhouse was repaired in April [Note 1].',
  },
  {
    rule: 'QG5',
    decides: 'headings_present',
    lang: 'ko',
    about: '제목 없는 긴 글',
    material: PLAIN,
    fault: KO_LINE.repeat(30),
    mended: `# 온실\n\n${KO_LINE.repeat(30)}`,
  },
  {
    rule: 'QG5',
    decides: 'headings_present',
    lang: 'en',
    about: 'a long text without a heading',
    material: PLAIN,
    fault: EN_LINE.repeat(20),
    mended: `# Greenhouses\n\n${EN_LINE.repeat(20)}`,
  },
  {
    rule: 'QG6',
    decides: 'keywords_present',
    lang: 'ko',
    about: '키워드가 빠짐',
    material: { ...PLAIN, options: { keywords: ['채광'] } },
    fault: '온실은 자주 살펴야 한다.',
    mended: '온실의 채광을 자주 살펴야 한다.',
  },
  {
    rule: 'QG6',
    decides: 'keywords_present',
    lang: 'en',
    about: 'a keyword is missing',
    material: { ...PLAIN, options: { keywords: ['daylight'] } },
    fault: 'A greenhouse wants care.',
    mended: 'A greenhouse wants daylight.',
  },
  {
    rule: 'QG7',
    decides: 'corrections_marked',
    lang: 'ko',
    about: '고친 글만 있음',
    material: { ...PLAIN, request: '나는 어제 학교에 갓다.' },
    fault: '나는 어제 학교에 갔다.',
    mended: '나는 어제 학교에 ~~갓다~~ **갔다**.',
  },
  {
    rule: 'QG7',
    decides: 'corrections_marked',
    lang: 'en',
    about: 'the corrected text alone',
    material: { ...PLAIN, request: 'I recieved the letter.' },
    fault: 'I received the letter.',
    mended: 'I ~~recieved~~ **received** the letter.',
  },
  {
    rule: 'QG8',
    decides: 'meaning_kept',
    lang: 'ko',
    about: '부정이 사라짐',
    material: { ...PLAIN, request: '오늘은 출근하지 않앗습니다.' },
    fault: '오늘은 출근했습니다.',
    mended: '오늘은 출근하지 않았습니다.',
  },
  {
    rule: 'QG8',
    decides: 'meaning_kept',
    lang: 'en',
    about: 'another number',
    material: { ...PLAIN, request: 'We invited 15 peple.' },
    fault: 'We invited 50 people.',
    mended: 'We invited 15 people.',
  },
  {
    rule: 'QG9',
    decides: 'reason_given',
    lang: 'ko',
    about: '이유 없는 수정',
    material: { ...PLAIN, request: '몇일 뒤에 왔다.' },
    fault: '- 몇일 → 며칠',
    mended: '- 몇일 → 며칠: 표준어는 며칠입니다',
  },
  {
    rule: 'QG9',
    decides: 'reason_given',
    lang: 'en',
    about: 'a correction without a reason',
    material: { ...PLAIN, request: 'Its late.' },
    fault: "- Its → It's",
    mended: "- Its → It's: contraction of it is",
  },
  {
    rule: 'QG10',
    decides: 'guide_text_present',
    lang: 'ko',
    about: '다 쓴 글',
    material: PLAIN,
    fault: KO_PROSE,
    mended: '# 점검\n\n- 점검한 곳: [장소]\n- 상태: [상태를 적으세요]',
  },
  {
    rule: 'QG10',
    decides: 'guide_text_present',
    lang: 'en',
    about: 'a finished text',
    material: PLAIN,
    fault: EN_PROSE,
    mended: '# Inspection\n\n- Place: [place]\n- State: [describe the state]',
  },
  {
    rule: 'QG11',
    decides: 'metadata_present',
    lang: 'ko',
    about: '메타데이터 없음',
    material: PLAIN,
    fault: KO_PROSE,
    mended: '# 점검\n\n작성일: [YYYY-MM-DD]\n작성자: [이름]',
  },
  {
    rule: 'QG11',
    decides: 'metadata_present',
    lang: 'en',
    about: 'no metadata',
    material: PLAIN,
    fault: EN_PROSE,
    mended: '# Inspection\n\nDate: [YYYY-MM-DD]\nAuthor: [name]',
  },
  {
    rule: 'QG12',
    decides: 'uncertainty_stated',
    lang: 'ko',
    about: '찾은 것 없이 단언',
    material: { ...PLAIN, notes: [] },
    fault: '온실은 4월 3일에 고쳤습니다.',
    mended: '관련 노트를 찾지 못했습니다.',
  },
  {
    rule: 'QG12',
    decides: 'uncertainty_stated',
    lang: 'en',
    about: 'asserts out of nothing',
    material: { ...PLAIN, notes: [] },
    fault: 'The greenhouse was repaired on 3 April.',
    mended: 'No matching notes were found.',
  },
];
