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
    ['예|네|있음|가능|포함|허용|제공|있다|가능함', true],
    ['아니오|아니요|없음|불가|불가능|미포함|불허|미제공|없다|불가함|해당 없음', false],
  ],
};

const TABLE = wordTable(FLAGS);

/** True for yes, false for no; null for other words. */
export function flagOf(words: string): boolean | null {
  return TABLE.classes.get(words.trim().toLowerCase()) ?? null;
}

/** What Korean predicates hold that deny a flag, or say that it is so. Source: 국립국어원 표준국어대사전, 없다, 않다, 있다, 되다. */
const DENYING = ['없', '않', '못하', '못한', '못합', '불가', '미제공', '미지원', '미포함'];
const HOLDING = ['있', '되', '된', '됩', '가능', '제공', '지원', '포함', '운영', '한다', '합니다'];

/** What a Korean predicate says of a flag: 기능이 없다, 주문을 넣을 수 있습니다; null where it says neither. */
export function koreanFlagOf(predicate: string): boolean | null {
  if (DENYING.some((word) => predicate.includes(word))) return false;
  return HOLDING.some((word) => predicate.includes(word)) ? true : null;
}
