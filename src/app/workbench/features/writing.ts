import type { TextLength, WritingOptions } from '../../../contract/feature-options.ts';
import type { Feature } from './feature.ts';
import { CITING, fencedNotes, UNTRUSTED } from './fence.ts';

const WORDS: Record<TextLength, number> = { short: 150, medium: 400, long: 900 };

/** WB4: a text of a kind, with words that it must hold. */
export const writing: Feature<WritingOptions> = {
  system: {
    ko: ({ notes }) =>
      [
        '부탁받은 글을 마크다운으로 쓴다. 제목 하나와 소제목을 두고, 서론과 본론과 결론이 이어지게 한다.',
        '주장에는 까닭을 붙이고, 인용과 사실은 출처를 밝힐 수 있을 때만 쓴다. 수치와 문헌을 지어내지 않는다.',
        '핵심어를 주면 모두 글에 넣는다.',
        ...(notes.length > 0 ? [CITING.ko] : []),
        UNTRUSTED.ko,
      ].join('\n'),
    en: ({ notes }) =>
      [
        'Write the text that is asked for, in Markdown: one title, headings, an opening, a body and a conclusion that follow from each other.',
        'Give reasons for what is claimed; quote and state facts only where their source can be named. Make up no figures and no literature.',
        'Where keywords are given, use every one of them.',
        ...(notes.length > 0 ? [CITING.en] : []),
        UNTRUSTED.en,
      ].join('\n'),
  },
  user: {
    ko: ({ content, options, notes }) =>
      [
        ...(notes.length > 0 ? [fencedNotes(notes, 'ko')] : []),
        `주제와 요청: ${content}`,
        ...(options.type === undefined ? [] : [`글의 종류: ${options.type}`]),
        ...(options.keywords.length === 0 ? [] : [`핵심어: ${options.keywords.join(', ')}`]),
        ...(options.tone === undefined ? [] : [`말투: ${options.tone}`]),
        `분량: 약 ${WORDS[options.length]}단어`,
      ].join('\n\n'),
    en: ({ content, options, notes }) =>
      [
        ...(notes.length > 0 ? [fencedNotes(notes, 'en')] : []),
        `Topic and request: ${content}`,
        ...(options.type === undefined ? [] : [`Kind of text: ${options.type}`]),
        ...(options.keywords.length === 0 ? [] : [`Keywords: ${options.keywords.join(', ')}`]),
        ...(options.tone === undefined ? [] : [`Tone: ${options.tone}`]),
        `Length: about ${WORDS[options.length]} words`,
      ].join('\n\n'),
  },
};
