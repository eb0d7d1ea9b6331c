import type { Language } from '../../../contract/language.ts';
import type { SpellcheckLevel, SpellcheckOptions } from '../../../contract/feature-options.ts';
import type { Feature } from './feature.ts';
import { fenced, fencedNotes, UNTRUSTED } from './fence.ts';

const LEVEL: Record<Language, Record<SpellcheckLevel, string>> = {
  ko: {
    spelling: '맞춤법과 띄어쓰기만 고친다.',
    grammar: '맞춤법, 띄어쓰기, 문법을 고친다.',
    style: '맞춤법, 띄어쓰기, 문법과 어색한 표현을 고친다.',
  },
  en: {
    spelling: 'Correct spelling only.',
    grammar: 'Correct spelling, punctuation and grammar.',
    style: 'Correct spelling, punctuation, grammar and clumsy wording.',
  },
};

/** WB4: a text corrected, each correction marked and explained, its meaning kept. */
export const spellcheck: Feature<SpellcheckOptions> = {
  system: {
    ko: ({ options }) =>
      [
        '글을 교정한다. 뜻, 수치, 이름은 바꾸지 않는다.',
        LEVEL.ko[options.level],
        '고친 글 전체를 먼저 쓰고, 고친 자리는 ~~앞의 말~~ **고친 말**로 표시한다.',
        '이어서 "## 고친 까닭" 아래에 고친 것마다 한 줄씩 까닭을 적는다. 고칠 것이 없으면 그렇게 말한다.',
        UNTRUSTED.ko,
      ].join('\n'),
    en: ({ options }) =>
      [
        'Correct the text. Change no meaning, figure or name.',
        LEVEL.en[options.level],
        'First write the whole corrected text, with each correction marked as ~~old words~~ **new words**.',
        'Then, under "## Reasons", give one line for each correction. Where nothing is wrong, say so.',
        UNTRUSTED.en,
      ].join('\n'),
  },
  user: {
    ko: ({ content, notes }) =>
      notes.length === 0 ? fenced('교정할 글', content) : `${fencedNotes(notes, 'ko')}\n\n요청: ${content}`,
    en: ({ content, notes }) =>
      notes.length === 0
        ? fenced('Text to correct', content)
        : `${fencedNotes(notes, 'en')}\n\nRequest: ${content}`,
  },
};
