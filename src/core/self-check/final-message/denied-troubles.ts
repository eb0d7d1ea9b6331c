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
  '(?:no|zero|0|nothing|none(?: of \\w+)?|not (?:a|one)(?: single)?) (?:\\w+ )?(?:(?:is|are|was|were|has|have|had|been|now) ){0,2}';
const NOT = "(?:without(?: a| any)?(?: single)?|no longer|never|not|did(?:n't)|does(?:n't)) ";
/** Another trouble that the same words deny: "no errors or warnings", "경고, 오류 없음". */
const OR_ENGLISH = '(?:(?:errors?|warnings?|failures?|issues?|problems?)(?:,| or| and|, or|, and) )?';
const OR_KOREAN = '(?:(?:,|·|/|와|과|나|이나|및| 및) ?(?:오류|에러|경고|실패|문제))?';
const THING = '(?:것|게|거|테스트|시험|항목|곳|일|부분|건|경우)';

function english(words: string): RegExp {
  return new RegExp(
    `\\b(?:${NONE}|${NOT})${OR_ENGLISH}(?:${words})\\b|\\b(?:${words})(?: tests?)?:? (?:0|nothing|none)\\b`,
    'gi',
  );
}

function korean(words: string): RegExp {
  const none = '(?:(?:하나|한 [개건])도 |전혀 |아무것도 )?(?:없|0(?!\\d)|않|아닙|남아 있지 않)';
  return new RegExp(`(?:${words})${OR_KOREAN}[가-힣]{0,3}(?: ?${THING}[가-힣]{0,2})? ?:? ?${none}`, 'g');
}

/** What failed or was open before and is not any more. */
const BEFORE: readonly RegExp[] = [
  /\bused to (?:be |have )?\w+|\b(?:were|was|had|that) (?:been )?(?:failing|failed|red|flaky|broken) (?:before|until|this morning|yesterday|at first)\b|\bfail(?:ed|ing) before\b/gi,
  /(?<!\b(?:not|never|to|yet|be) |n't )\b(?:fixed|resolved|repaired|solved) (?:\w+ ){0,3}(?:fail(?:ing|ed|ures?)|broken|red)\b/gi,
  /\b(?:remaining|open|missing|pending|fail(?:ing|ed|ures?)) (?:\w+ ){0,2}(?:is|are|was|were|been) (?:now |all )?(?:done|fixed|implemented|completed?|resolved|finished|gone)\b/gi,
  /(?:실패|깨지|흔들리|막히)하?던/g,
  /(?:전에|처음에|원래|애초에)(?:는|도)? (?:[가-힣\d]{1,12} ){0,3}(?:실패했|깨졌)(?:지만|는데|으나|고)/g,
  /(?:실패|깨진|남은|빨간|미완)[가-힣]{0,4}(?: [가-힣\d]{1,12}){0,2}(?:을|를) (?:모두 |전부 |다 )?(?:찾아 )?(?:고쳤|해결|마쳤|끝냈|처리)/g,
];

const PATTERNS: readonly (readonly [DeniedTrouble, RegExp])[] = [
  ...ENGLISH.map(([trouble, words]) => [trouble, english(words)] as const),
  ...KOREAN.map(([trouble, words]) => [trouble, korean(words)] as const),
];

function blank(text: string): string {
  return ' '.repeat(text.length);
}

/** The text with denied troubles, and those of a time before, blanked out; and which were denied. */
export function denyTroubles(text: string): {
  readonly rest: string;
  readonly denied: ReadonlySet<DeniedTrouble>;
} {
  const denied = new Set<DeniedTrouble>();
  let rest = BEFORE.reduce((kept, pattern) => kept.replace(pattern, blank), text);
  for (const [trouble, pattern] of PATTERNS)
    rest = rest.replace(pattern, (match) => {
      denied.add(trouble);
      return blank(match);
    });
  return { rest, denied };
}
