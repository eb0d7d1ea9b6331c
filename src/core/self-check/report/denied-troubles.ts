/** Troubles that a text denies: "no failures", "nothing skipped", "경고 없음". */
export type DeniedTrouble = 'failures' | 'skipped' | 'warnings' | 'errors' | 'open';

const ENGLISH: readonly (readonly [DeniedTrouble, string])[] = [
  ['failures', 'fail(?:s|ed|ing|ures?)?|broken|breakages?|regressions?|red'],
  ['skipped', 'skip(?:s|ped|ping)?|ignored|excluded|left out|disabled'],
  ['warnings', 'warnings?'],
  ['errors', 'errors?'],
  ['open', 'left(?: open| to do| undone)?|remain(?:s|ing|ed)?|missing|pending|open'],
];
const KOREAN: readonly (readonly [DeniedTrouble, string])[] = [
  ['failures', '실패|깨지|깨진|빨간'],
  ['skipped', '건너뛴|건너뛰|제외|무시'],
  ['warnings', '경고'],
  ['errors', '오류|에러'],
  ['open', '남은|남긴|누락'],
];

const NONE =
  "(?:no|zero|0|without(?: a| any)?(?: single)?|nothing(?: is| was| has been)?|none(?: of \\w+)?(?: is| was| are| were)?|never|not(?: a| one)?(?: single)?|did(?: not|n't)|does(?: not|n't))";
const THING = '(?:것|테스트|시험|항목|곳|일|부분|건|경우)';

function english(words: string): RegExp {
  return new RegExp(`\\b${NONE} (?:\\w+ )?(?:${words})\\b|\\b(?:${words})(?: tests?)?:? 0\\b`, 'gi');
}

function korean(words: string): RegExp {
  const none = '(?:(?:하나|한 [개건])도 |전혀 |아무것도 )?(?:없|0(?!\\d)|않|아닙|남아 있지 않)';
  return new RegExp(`(?:${words})[가-힣]{0,3}(?: ?${THING}[가-힣]{0,2})? ?:? ?${none}`, 'g');
}

/** What failed before and does not any more. */
const BEFORE =
  /\b(?:used to (?:be |have )?\w+|(?:were|was|had|that) (?:been )?(?:failing|failed|red|flaky|broken) (?:before|until|this morning|yesterday|at first)|\w+ing before|failed before the \w+)\b|(?:실패|깨지|흔들리|막히)하?던/gi;

const PATTERNS: readonly (readonly [DeniedTrouble, RegExp])[] = [
  ...ENGLISH.map(([trouble, words]) => [trouble, english(words)] as const),
  ...KOREAN.map(([trouble, words]) => [trouble, korean(words)] as const),
];

/** The text with denied troubles, and those of a time before, blanked out; and which were denied. */
export function denyTroubles(text: string): {
  readonly rest: string;
  readonly denied: ReadonlySet<DeniedTrouble>;
} {
  const denied = new Set<DeniedTrouble>();
  let rest = text.replace(BEFORE, (match) => ' '.repeat(match.length));
  for (const [trouble, pattern] of PATTERNS)
    rest = rest.replace(pattern, (match) => {
      denied.add(trouble);
      return ' '.repeat(match.length);
    });
  return { rest, denied };
}
