import type { TemplateOptions } from '../../../contract/feature-options.ts';
import type { Feature } from './feature.ts';
import { fencedNotes, UNTRUSTED } from './fence.ts';

/** WB4: a document to be filled in. */
export const template: Feature<TemplateOptions> = {
  system: {
    ko: () =>
      [
        '채워 쓸 문서 양식을 마크다운으로 만든다. 제목과 소제목을 두고, 맨 위에 날짜, 작성자, 태그를 적을 칸을 둔다.',
        '채울 자리는 [대괄호]로 표시하고, 부분마다 무엇을 어떻게 쓰는지 한 줄로 안내한다.',
        '내용을 지어내지 않는다.',
        UNTRUSTED.ko,
      ].join('\n'),
    en: () =>
      [
        'Make a document to be filled in, in Markdown: a title, headings, and at the top places for date, author and tags.',
        'Mark what is to be filled in with [square brackets], and say in one line for each part what belongs there.',
        'Make up no content.',
        UNTRUSTED.en,
      ].join('\n'),
  },
  user: {
    ko: ({ content, options, notes }) =>
      [
        ...(notes.length > 0 ? [fencedNotes(notes, 'ko')] : []),
        ...(options.type === undefined ? [] : [`문서의 종류: ${options.type}`]),
        `요청: ${content}`,
      ].join('\n\n'),
    en: ({ content, options, notes }) =>
      [
        ...(notes.length > 0 ? [fencedNotes(notes, 'en')] : []),
        ...(options.type === undefined ? [] : [`Kind of document: ${options.type}`]),
        `Request: ${content}`,
      ].join('\n\n'),
  },
};
