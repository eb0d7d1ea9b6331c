import type { SummarizeOptions, TextLength } from '../../../contract/feature-options.ts';
import type { Feature } from './feature.ts';
import { fenced, fencedNotes, UNTRUSTED } from './fence.ts';

const SENTENCES: Record<TextLength, number> = { short: 2, medium: 4, long: 8 };

/** WB4: a summary as JSON and nothing else. */
export const summarize: Feature<SummarizeOptions> = {
  system: {
    ko: ({ options }) =>
      [
        `글을 ${SENTENCES[options.length]}문장 안으로 요약하고 요점을 ${options.points}개까지 뽑는다. 글에 없는 것은 넣지 않는다.`,
        'JSON 하나만 출력한다. 앞뒤에 설명이나 코드 표시를 붙이지 않는다. 꼴:',
        '{"summary": "요약", "key_points": ["요점"]}',
        UNTRUSTED.ko,
      ].join('\n'),
    en: ({ options }) =>
      [
        `Summarize the text in at most ${SENTENCES[options.length]} sentences, with at most ${options.points} key points. Add nothing that it does not say.`,
        'Print one JSON object only, with no explanation and no code marks around it. Its shape:',
        '{"summary": "the summary", "key_points": ["a point"]}',
        UNTRUSTED.en,
      ].join('\n'),
  },
  user: {
    ko: ({ content, notes }) =>
      notes.length === 0 ? fenced('요약할 글', content) : `${fencedNotes(notes, 'ko')}\n\n요청: ${content}`,
    en: ({ content, notes }) =>
      notes.length === 0
        ? fenced('Text to summarize', content)
        : `${fencedNotes(notes, 'en')}\n\nRequest: ${content}`,
  },
};
