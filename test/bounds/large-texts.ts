import type { Answer } from '../../src/contract/answer.ts';

/** Where a large text stands. */
export type Side = 'answer' | 'evidence' | 'both';

const SHORT = 'The fee is 40 euros. 제3호실의 정원은 13명이다.';
const KB = 1024;

function korean(size: number): string {
  const rooms = Array.from(
    { length: Math.ceil(size / 30) },
    (_, at) => `제${at}호실의 정원은 ${(at % 40) + 10}명이고 오전 ${(at % 9) + 8}시에 문을 엽니다. `,
  );
  return rooms.join('').slice(0, size);
}

/** Texts of a size that had never been seen to end. */
export const LARGE: Readonly<Record<string, (share?: number) => string>> = {
  '256 KB of Korean sentences': (share = 1) => korean(256 * KB * share),
  '512 KB of "1. "': (share = 1) => '1. '.repeat((512 * KB * share) / 3),
};

export function largeAnswer(text: string, side: Side): Answer {
  const data = side === 'answer' ? SHORT : text;
  return {
    response_id: 'large',
    content: {
      text: side === 'evidence' ? SHORT : text,
      evidences: [{ evidence_id: 'E1', type: 'document', data }],
    },
  };
}
