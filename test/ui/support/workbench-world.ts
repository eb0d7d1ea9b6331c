import rows from '../../../cases/ui/hostile.json' with { type: 'json' };
import type { Judging, Line } from './model-server.ts';

/** Questions about the sample notes that a new server holds. */
export const QUESTIONS = {
  ko: { good: '국내 숙박비는 얼마까지 쓸 수 있나요?', bad: '해외 출장은 언제까지 승인을 받나요?' },
  en: { good: 'What does the Team plan cost?', bad: 'When is a purchase refunded in full?' },
} as const;

/** A question about a note, and its answer. */
export const HOTELS = { question: 'How many hotels are there?', answer: 'Hotels are 12 in all.' } as const;

/** A document of the home, and what the writer makes of it when it is asked of the index. */
export const REFUNDS = {
  file: 'refunds.md',
  text: '# Refunds\n\nA purchase that was not used is refunded in full within seven days.\n',
  better: 'A purchase that was not used is refunded in full within seven days. [1]',
} as const;

const FROM_INDEX = {
  intent: 'chat.ask',
  answer: REFUNDS.better,
  citations: [{ source: 'Refunds', uri: REFUNDS.file, start_line: 3, end_line: 3 }],
  confidence: 0.9,
};

/** All texts that attack, one below the other; between them what ends whatever was left open. */
export const HOSTILE = rows.map(({ title, text }) => `## ${title}\n\n${text}`).join('\n\n-->\n\n');

/** What the writer says to them: the second of each pair is wrong, and stays so. */
export const LINES: readonly Line[] = [
  { when: 'a question about a code base', chunks: [JSON.stringify(FROM_INDEX)] },
  {
    when: QUESTIONS.ko.good,
    chunks: ['국내 숙박비는 ', '**1박에 12만 원**', '까지 쓸 수 있습니다 [노트 1].'],
  },
  {
    when: QUESTIONS.ko.bad,
    chunks: ['해외 출장은 떠나기 ', '5주 전까지 ', '팀장의 승인을 받습니다 [노트 1].'],
  },
  { when: QUESTIONS.en.good, chunks: ['Team costs ', '**15 dollars** per seat ', 'and month [Note 1].'] },
  {
    when: QUESTIONS.en.bad,
    chunks: ['A purchase that was not used is refunded in full ', 'within thirty days [Note 1].'],
  },
  { when: HOTELS.question, chunks: [HOTELS.answer] },
  { when: 'attack <img', chunks: HOSTILE.match(/[^]{1,200}/g) ?? [] },
  { when: 'something slow', chunks: Array.from({ length: 200 }, (_, i) => `piece ${i} `), pause: 50 },
  { chunks: ['Nothing is known of that.'] },
];

/** What the judge finds: the wrong answers do not rest on the notes, and answer in part; all others meet everything. */
export const judging: Judging = (question, answer) => {
  if (!/5주|thirty/.test(answer)) return { passed: true, note: '' };
  const note = answer.includes('thirty')
    ? 'The note says seven days.'
    : '노트에는 2주 전이라고 적혀 있습니다.';
  if (/노트에 근거|rest on the notes/.test(question)) return { passed: false, note };
  return { passed: /직접 답|directly/.test(question) ? null : true, note: '' };
};
