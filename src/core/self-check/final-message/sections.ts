import type { MessageClaimType } from '../../../contract/message-claim.ts';

/** What stands under a heading: items of one type, what is open, what is planned, or nothing that is known. */
export type Section = MessageClaimType | 'work' | 'open' | 'plan' | 'cause' | null;

const OPEN =
  /^\W*what (?:(?:does|is|did|do|has|have|was|could|can)(?:n['’]t| not|not)|remains|i (?:did|could|have)(?:n['’]t| not))\b|안 ?(?:한|된|되는|끝난) (?:것|일|부분)|^\W*(?:still |what['’]?s )?(?:left|open|missing)\W*$|\b(?:not (?:yet )?(?:done|implemented|finished|included|covered|supported|verified|tested)|left (?:out|open|to do|undone)|remaining|outstanding|open (?:points|items|issues|ends)|to-?do|limitations?|caveats?|known (?:issues|limitations|gaps|problems)|missing|unfinished|incomplete|out of scope|gaps|failing|deferred|skipped|excluded|unverified)\b|하지 (?:않은|못한)|못 ?한|남은|남아|제외|한계|제약|미완|미구현|미해결|빠진|누락|알려진 (?:문제|이슈)|보류|안 (?:된|한) 것|주의(?: ?사항| ?할 점|점)?/i;
const PLAN =
  /\b(?:next(?: steps?)?|plan(?:ned)?|follow-?ups?|future|suggest\w*|recommend\w*|ideas|later|proposal|options?|alternatives?|ways (?:forward|out|to)|how to)\b|다음(?: 단계)?|계획|향후|제안|추후|권장|추천|방법|선택지|대안|방안/i;
/** What is to be done by whoever reads it. */
const HOW_TO = /^[^\w가-힣]*how to\b/i;
/** How it came about. */
const CAUSE =
  /^[^\w가-힣]*(?:무엇이 문제|왜 )|^[^\w가-힣]*(?:why|what was happening|(?:root )?causes?\b|background\b|context\b|what (?:was wrong|went wrong|caused|happened)|how (?:it|this|that) (?:now )?works|the (?:problem|bug|cause)\b)|^[^\w가-힣]*(?:(?:발생 |근본 )?원인|배경|문제 상황)/i;
const SECTIONS: readonly (readonly [MessageClaimType, RegExp])[] = [
  [
    'changed',
    /^[^\w가-힣]*(?:files? )?(?:modified|changed|updated|edited|touched)(?: files?)?\W*$|^[^\w가-힣]*(?:수정|변경)(?:된|한|됨)? ?파일(?:들)?[^\w가-힣]*$|^[^\w가-힣]*(?:반영|적용)(?:한|된)? ?(?:내용|사항|항목)[^\w가-힣]*$/i,
  ],
  [
    'added',
    /^[^\w가-힣]*(?:what (?:works|i (?:did|built|added))(?: now)?|what['’]?s (?:new|done|in)|new|added|additions|implemented|implementation|done|finished|features?|completed?|deliverables|(?:key|main|core) features|files? (?:created|added)|created|what (?:was|has been|have been|is|i) (?:done|built|added|implemented|delivered|created|completed|set up))\b|^[^\w가-힣]*(?:추가|구현|신규|완료|(?:새로 )?(?:생성|작성|만든|새)(?:된|한)? ?파일|(?:되는|동작하는|작동하는|한|끝난|마친) (?:것|일)[^\w가-힣]*$)/i,
  ],
  ['fixed', /^[^\w가-힣]*(?:fix(?:ed|es)?|bug ?fixes|resolved)\b|^[^\w가-힣]*(?:버그 ?수정|해결|고친)/i],
  ['removed', /^[^\w가-힣]*(?:removed|deleted|removals)\b|^[^\w가-힣]*(?:제거|삭제)/i],
];

/** What was done, of whatever type. */
const WORK =
  /^\W*(?:(?:summary of )?(?:the |key |main |other |code |all )*changes?(?: made)?|what(?:['’]s)? (?:i |we )?(?:have |has )?(?:changed|did|done)|also in this change)\W*$|^[^\w가-힣]*(?:(?:주요|핵심|세부|그 밖의|기타|전체) ?)?(?:(?:변경|수정|작업|구현|개선)(?:한|된)? ?(?:사항|내역|점|내용|결과|부분)|바뀐 (?:것|점)|고친 (?:것|점)|한 일|변경)[^\w가-힣]*$/i;

/** What is asked for by its negative is open. */
const NOT_DONE = /^\W*what\b[^.]{0,20}(?:n['’]t\b| not\b|\bremains\b|\bmissing\b|\bleft\b)/i;

/** A title that asks what stands below it. */
export const ABOUT =
  /^\W*(?:what|how|why|where)\b(?!['’]?s (?:new|done|in)\b| works(?: now)?\W*$| i (?:did|built|added)\W*$| (?:was|has been|have been) (?:done|built|added|implemented|delivered|created|completed|set up)\W*$)|^[^\w가-힣]*(?:(?:key|main|other) )?(?:changes?|summary|details?|verification|testing|tests|checks|results?|notes?|overview|status)\s*:?\s*$|^[^\w가-힣]*(?:(?:주요|핵심|그 밖의|기타|전체) ?)?(?:한 일|변경(?: ?(?:사항|내역|점|내용))?|바뀐 (?:것|점)|작업 내용|요약|확인|검증|결과|테스트)\s*:?\s*$/i;

const LEAD =
  /^\W*(?:here(?:['’]s| is| are)|below (?:is|are)) (?:an? (?:\w+ )?(?:summary|list|overview) of |the (?:summary|list) of )?/i;

const ORDINAL = /^[^\w가-힣]*\d{1,2}[.)] /;

/** A title without its number and "Here's a summary of". */
export function bareTitle(title: string): string {
  return title.replace(LEAD, '').replace(ORDINAL, '');
}

/** What the items under a heading, or behind a line that ends in a colon, are. */
export function sectionOf(written: string): Section {
  const title = bareTitle(written);
  if (HOW_TO.test(title)) return 'plan';
  if (WORK.test(title)) return 'work';
  if (CAUSE.test(title)) return 'cause';
  if (ABOUT.test(title) && !NOT_DONE.test(title)) return null;
  if (OPEN.test(title)) return 'open';
  if (PLAN.test(title)) return 'plan';
  return SECTIONS.find(([, pattern]) => pattern.test(title))?.[0] ?? null;
}
