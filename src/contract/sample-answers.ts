import type { Language } from './language.ts';

/** Model of the provider `extractive`: stored answers to the questions that the screen offers a new user. */
export const SAMPLE_MODEL = 'extractive/sample';

/** True of the model of a kept answer, and of the name that it is asked by. */
export function isSampleModel(model: string | null): boolean {
  return model === SAMPLE_MODEL;
}

/** A question about the sample notes, and the answer that is stored for it. */
export interface SampleAnswer {
  readonly question: string;
  /** `{n}` stands for the number of the note. */
  readonly answer: string;
  /** A clause of the note that the answer is about; null where no note is. */
  readonly clause: string | null;
}

/** EX9: of each language one with a wrong value first, one that is right, and one that finds nothing. */
export const SAMPLE_ANSWERS: Readonly<Record<Language, readonly SampleAnswer[]>> = {
  ko: [
    {
      question: '해외 출장은 언제까지 승인받고, 국내 숙박비는 얼마까지 쓸 수 있나요?',
      answer:
        '해외 출장은 떠나기 4주 전까지 팀장의 승인을 받습니다 [노트 {n}]. 국내 숙박비는 1박에 12만 원까지 쓸 수 있습니다 [노트 {n}].',
      clause: '해외 출장은 떠나기 2주 전까지 팀장의 승인을 받는다.',
    },
    {
      question: '재택근무는 일주일에 며칠까지 할 수 있나요?',
      answer: '집에서 일하는 날은 주 2일까지입니다 [노트 {n}]. 화요일은 모두 사무실에서 일합니다 [노트 {n}].',
      clause: '집에서 일하는 날은 주 2일까지이고',
    },
    {
      question: '연차 휴가는 1년에 며칠인가요?',
      answer: '노트에서 이 질문과 관련된 내용을 찾을 수 없습니다.',
      clause: null,
    },
  ],
  en: [
    {
      question: 'When is a purchase refunded in full, and when does the money arrive?',
      answer:
        'A purchase that was not used is refunded in full within thirty days [Note {n}]. The money arrives within three working days [Note {n}].',
      clause: 'A purchase that was not used is refunded in full within seven days.',
    },
    {
      question: 'When do we release, and how often does the release captain change?',
      answer:
        'We release on Tuesdays and Thursdays at 10:00 [Note {n}]. The release captain rotates every week [Note {n}].',
      clause: 'We release on Tuesdays and Thursdays at 10:00.',
    },
    {
      question: 'How many days of holiday do I get a year?',
      answer: 'The notes do not contain information about this question.',
      clause: null,
    },
  ],
};
