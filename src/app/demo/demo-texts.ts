import type { Language } from '../../contract/language.ts';

/** What the demonstration holds: a document, a question to it, an answer that is true and one that is not. */
interface DemoTexts {
  readonly name: string;
  readonly document: string;
  readonly question: string;
  readonly trueAnswer: string;
  readonly falseAnswer: string;
}

export const DEMO_TEXTS: Readonly<Record<Language, DemoTexts>> = {
  en: {
    name: 'handbook.md',
    document:
      'Every employee gets 25 days of leave a year. Up to five unused days may be carried over. Requests are approved by the line manager.',
    question: 'How many days of leave does every employee get?',
    trueAnswer: 'Every employee gets 25 days of leave a year. Requests are approved by the line manager.',
    falseAnswer: 'Every employee gets 30 days of leave a year. Requests are approved by the line manager.',
  },
  ko: {
    name: '안내서.md',
    document:
      '모든 직원의 연차는 1년에 25일입니다. 쓰지 않은 연차는 5일까지 이월할 수 있습니다. 휴가는 팀장이 승인합니다.',
    question: '모든 직원의 연차는 며칠입니까?',
    trueAnswer: '모든 직원의 연차는 1년에 25일입니다. 휴가는 팀장이 승인합니다.',
    falseAnswer: '모든 직원의 연차는 1년에 30일입니다. 휴가는 팀장이 승인합니다.',
  },
};
