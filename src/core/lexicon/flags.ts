import { type Lexicon, wordTable } from './lexicon.ts';

/** Words that stand alone behind a label and say whether it holds. */
export const FLAGS: Lexicon<boolean> = {
  source: 'Oxford Advanced Learner’s Dictionary; 국립국어원 표준국어대사전; Unicode 16, Dingbats',
  rows: [
    ['yes|true|available|included|allowed|permitted|on|enabled|✓|✔|✅', true],
    [
      'no|none|false|not available|unavailable|not included|not allowed|not permitted|off|disabled|✗|✘|❌',
      false,
    ],
    ['예|네|유|있음|가능|포함|허용|제공|있다|가능함', true],
    ['아니오|아니요|무|없음|불가|불가능|미포함|불허|미제공|없다|불가함|해당 없음', false],
  ],
};

const TABLE = wordTable(FLAGS);

/** True for yes, false for no; null for other words. */
export function flagOf(words: string): boolean | null {
  return TABLE.classes.get(words.trim().toLowerCase()) ?? null;
}

/** What Korean predicates hold that deny a flag, or say that it is so. Source: 국립국어원 표준국어대사전, 없다, 않다, 있다, 되다. */
const DENYING = ['불가', '미제공', '미지원', '미포함'];
const HOLDING = ['되', '된', '됩', '가능', '제공', '지원', '포함', '운영', '한다', '합니다'];
/** The same of words that say it where they begin with it: 맛있다 and 재미없다 do not. */
const DENYING_FIRST = ['없', '않', '못하', '못한', '못합'];
const HOLDING_FIRST = ['있'];

/** What a Korean predicate says of a flag: 기능이 없다, 주문을 넣을 수 있습니다; null where it says neither. */
export function koreanFlagOf(predicate: string): boolean | null {
  const words = predicate.split(' ');
  const holds = (parts: readonly string[], first: readonly string[]): boolean =>
    parts.some((part) => predicate.includes(part)) ||
    first.some((part) => words.some((word) => word.startsWith(part)));
  if (holds(DENYING, DENYING_FIRST)) return false;
  return holds(HOLDING, HOLDING_FIRST) ? true : null;
}
