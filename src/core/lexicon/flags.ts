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
