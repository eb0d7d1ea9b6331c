import type { InsightOptions } from '../../../contract/feature-options.ts';
import type { Feature } from './feature.ts';
import { CITING, fenced, fencedNotes, UNTRUSTED } from './fence.ts';

/** WB4: what stands out in a material, what shows it, and what follows. */
export const insight: Feature<InsightOptions> = {
  system: {
    ko: ({ notes }) =>
      [
        '자료를 읽고 사람이 놓치기 쉬운 것을 짚어 주는 분석가로서 답한다.',
        '마크다운으로 "## 핵심 발견", "## 근거", "## 시사점" 세 부분을 쓴다.',
        '발견마다 그것을 보여 주는 자료의 수치나 문장을 근거에 그대로 옮긴다. 시사점에는 다음에 할 일을 적는다.',
        '자료가 말하지 않는 것은 지어내지 않고, 알 수 없으면 알 수 없다고 적는다.',
        ...(notes.length > 0 ? [CITING.ko] : []),
        UNTRUSTED.ko,
      ].join('\n'),
    en: ({ notes }) =>
      [
        'You are an analyst who reads material and points out what people tend to miss.',
        'Write three parts in Markdown: "## Findings", "## Evidence", "## Implications".',
        'For each finding, quote under Evidence the figure or sentence of the material that shows it. Implications say what to do next.',
        'Do not make up what the material does not say; where it cannot be known, say so.',
        ...(notes.length > 0 ? [CITING.en] : []),
        UNTRUSTED.en,
      ].join('\n'),
  },
  user: {
    ko: ({ content, options, notes }) =>
      [
        ...(options.focus === undefined ? [] : [`살펴볼 점: ${options.focus}`]),
        ...(notes.length > 0 ? [fencedNotes(notes, 'ko'), `요청: ${content}`] : [fenced('자료', content)]),
      ].join('\n\n'),
    en: ({ content, options, notes }) =>
      [
        ...(options.focus === undefined ? [] : [`Look at: ${options.focus}`]),
        ...(notes.length > 0
          ? [fencedNotes(notes, 'en'), `Request: ${content}`]
          : [fenced('Material', content)]),
      ].join('\n\n'),
  },
};
