import type { Language } from '../../contract/language.ts';
import { OWN_ANSWER } from '../../core/correction/quote/own-answer.ts';

/** What a conversation is told of an improvement. */
interface Words {
  readonly improving: string;
  readonly accepted: string;
  readonly limited: string;
  readonly no_better: string;
  readonly not_in_notes: string;
  readonly in_notes: string;
  readonly nothing_indexed: string;
}

export const FEEDBACK_WORDS: Readonly<Record<Language, Words>> = {
  ko: {
    accepted: '고친 답변을 받아들였습니다. 앞의 답변을 대신합니다.',
    improving: '알려 주셔서 고맙습니다. 더 나은 답을 찾고 있으며, 찾으면 이 대화에 올립니다.',
    limited:
      '의견은 남겼지만, 짧은 시간에 신호가 너무 많아 지금은 더 찾지 않습니다. 한 시간 뒤에 다시 알려 주세요.',
    no_better:
      '다시 찾아보았지만 근거가 있는 더 나은 답을 찾지 못했습니다. 모자란 지식으로 기록해 두었습니다.',
    in_notes:
      '다시 찾아보았지만 노트는 이 답변과 똑같이 말합니다. 노트가 틀렸다면 노트를 고치거나, 아는 답을 직접 적어 보관해 주세요.',
    not_in_notes:
      '다시 찾아보았지만 노트에는 이 질문의 답이 없습니다. 모자란 지식으로 기록해 두었습니다. 답을 알고 있다면 직접 적어 보관할 수 있습니다.',
    nothing_indexed: '다시 찾아볼 색인이 없어 더 나은 답을 드릴 수 없습니다. 색인을 만든 뒤 다시 물어보세요.',
  },
  en: {
    accepted: 'The correction was taken. It stands in place of the answer before.',
    improving:
      'Thank you for telling. A better answer is being looked for, and comes into this conversation.',
    limited:
      'It is kept, but there were too many signals: nothing is looked for now. Tell it again in an hour.',
    no_better: 'It was looked for again, but no better answer that stands was found. The gap is on record.',
    in_notes:
      'It was looked for again: the notes say what this answer says. If they are wrong, change the note, or write down the answer that you know and keep it.',
    not_in_notes:
      'It was looked for again: the notes do not say. The gap is on record. If you know the answer, you can write it down and keep it.',
    nothing_indexed:
      'There is no index to look in again, so there is no better answer. Build one, and ask again.',
  },
};
export type NoticeWord = keyof Words;

interface OwnAnswerWords {
  readonly title: (question: string) => string;
  readonly signed: (by: string, day: string) => string;
}

/** FB39: how an answer of a person's own is named and signed. */
export const OWN_ANSWER_WORDS: Readonly<Record<Language, OwnAnswerWords>> = {
  ko: {
    title: (question) => `${OWN_ANSWER.ko}${question}`,
    signed: (by, day) => `승인: ${by}, ${day}.`,
  },
  en: {
    title: (question) => `${OWN_ANSWER.en}${question}`,
    signed: (by, day) => `Approved by ${by} on ${day}.`,
  },
};
