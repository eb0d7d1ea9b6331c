import type { SearchQaOptions } from '../../../contract/feature-options.ts';
import type { Feature } from './feature.ts';
import { CITING, fencedNotes, UNTRUSTED } from './fence.ts';

/** WB4: a question answered out of the notes that were found for it, and out of nothing else. */
export const searchQa: Feature<SearchQaOptions> = {
  system: {
    ko: () =>
      [
        '사용자의 노트만 근거로 삼아 질문에 답한다. 첫 문장에서 바로 답한다.',
        CITING.ko,
        '노트에 답이 없으면 노트에서 찾지 못했다고 말하고 추측하지 않는다. 일부만 있거나 노트끼리 다르면 그 점을 밝힌다.',
        UNTRUSTED.ko,
      ].join('\n'),
    en: () =>
      [
        "Answer the question out of the user's notes alone. The first sentence answers it.",
        CITING.en,
        'Where the notes hold no answer, say that nothing was found in them, and do not guess. Where they hold only a part, or disagree, say that.',
        UNTRUSTED.en,
      ].join('\n'),
  },
  user: {
    ko: ({ content, notes }) =>
      notes.length === 0
        ? `찾은 노트가 없다.\n\n질문: ${content}`
        : `${fencedNotes(notes, 'ko')}\n\n질문: ${content}`,
    en: ({ content, notes }) =>
      notes.length === 0
        ? `No note was found.\n\nQuestion: ${content}`
        : `${fencedNotes(notes, 'en')}\n\nQuestion: ${content}`,
  },
};
