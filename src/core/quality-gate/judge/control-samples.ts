import type { Language } from '../../../contract/language.ts';

/** A text that an item of a checklist is plainly not met by, and its twin that plainly meets it. */
export interface ControlSample {
  /** Ids of the items that it is a sample for. */
  readonly items: readonly string[];
  readonly fault: string;
  readonly twin: string;
}

/** QG15: beside each task at least one item with samples. */
export const CONTROL_SAMPLES: Readonly<Record<Language, readonly ControlSample[]>> = {
  ko: [
    {
      items: ['insight.2', 'search_qa.3'],
      fault: '창고는 4월에 고쳤습니다.',
      twin: '창고는 4월에 고쳤습니다 [출처: 노트 1, 보수 일지].',
    },
    {
      items: ['insight.2', 'search_qa.3'],
      fault: '첫차는 7시 30분에 출발합니다.',
      twin: '첫차는 7시 30분에 출발합니다(출처: 노트 1, 시간표).',
    },
    {
      items: ['insight.3'],
      fault: '판매가 9% 줄었습니다.',
      twin: '판매가 9% 줄었습니다. 따라서 다음 달 주문량을 줄여야 합니다.',
    },
    {
      items: ['writing.2'],
      fault: 'ㅋㅋ 식물 진짜 쩔어!!! 대박 ㅎㅎ',
      twin: '식물의 생장은 광량에 비례하는 것으로 보고되었다(김민수, 2019).',
    },
    {
      items: ['spellcheck.1'],
      fault: '나는 어제 학교에 갔다.',
      twin: '나는 어제 학교에 ~~갓다~~ → **갔다**.',
    },
    {
      items: ['spellcheck.3'],
      fault: '몇일 → 며칠',
      twin: '몇일 → 며칠. 이유: 한글 맞춤법에서 표준어는 며칠이기 때문입니다.',
    },
    {
      items: ['template.2', 'template.3'],
      fault: '지난 회의는 아주 잘 끝났습니다.',
      twin: '작성일: [날짜를 적으세요], 작성자: [이름을 적으세요], 결정: [결정한 내용을 적으세요]',
    },
  ],
  en: [
    {
      items: ['insight.2', 'search_qa.3'],
      fault: 'The shed was repaired in April.',
      twin: 'The shed was repaired in April [source: Note 1, repair log].',
    },
    {
      items: ['insight.2', 'search_qa.3'],
      fault: 'The first bus leaves at 7:30.',
      twin: 'The first bus leaves at 7:30 (source: Note 1, timetable).',
    },
    {
      items: ['insight.3'],
      fault: 'Sales fell by 9 %.',
      twin: 'Sales fell by 9 %. It follows that we should order less next month.',
    },
    {
      items: ['writing.2'],
      fault: 'lol plants r soooo cool!!! omg',
      twin: 'Plant growth has been reported to rise with the supply of light (Miller, 2019).',
    },
    {
      items: ['spellcheck.1'],
      fault: 'I received the letter.',
      twin: 'I ~~recieved~~ → **received** the letter.',
    },
    {
      items: ['spellcheck.3'],
      fault: 'recieve → receive',
      twin: 'recieve → receive. Reason: the rule is i before e except after c.',
    },
    {
      items: ['template.2', 'template.3'],
      fault: 'The last meeting went very well.',
      twin: 'Date: [write the date], Author: [write your name], Decision: [write what was decided]',
    },
  ],
};
