/** Said of all but some, or of some alone: "all but two", "most tests pass", 하나만 빼고, 대부분의 테스트. */
const BUT_FOR: readonly RegExp[] = [
  /\ball but\b|\b(?:every|each|any)(?: \w+){0,2} but\b|\bexcept(?:ing)?(?: for)? (?!that\b)|\bwith (?:the|an?|one|two|three|few|some|\d+) (?:\w+ )?exceptions?\b|\b(?:apart|aside) from\b|\bother than\b|\b(?:but|save) for\b|\bexcluding\b|\bbarring\b/i,
  /\b(?:most|almost all|nearly all|almost every|nearly every|many|some|few|half|part|none|no|zero)(?: of (?:the|our|my|these|them|it))? ?(?:\w+ )?(?:tests?|specs?|checks?|suite)? (?:now |currently |still |do |are |is )*(?:pass(?:es|ed|ing)?|green|succeed(?:s|ed)?)\b/i,
  /(?:^|\s|만|을|를|은|는|[개건])(?:빼고|빼면|뺀|제외하고|제외하면|제외한) |말고는|외에는|거의 (?:모든|모두|다|전부) |대부분(?:의|은|이|이 다)? /,
];

/** Said of the work as it was before, as it is elsewhere, or as it would be with the change taken back. */
const ANOTHER: readonly RegExp[] = [
  /\bbefore (?:(?:my|the|this|that|these|those|our|any) (?:\w+ )?(?:changes?|edits?|fix(?:es)?|refactor\w*|patch|upgrade|migration)|(?:i|we) (?:touched|changed|started|began|edited|got|made|did))\b|\b(?:passed|worked|succeeded|ran) (?:\w+ )?before[^\w가-힣]*$/i,
  /\bused to (?:be )?(?:\w+ )?(?:pass|green|work|succeed|build|compile)\b|\b(?:yesterday|last (?:week|night|month)|earlier today|back then|(?:at|from) the (?:start|beginning|outset) of (?:the|this|my|our)|in the (?:previous|last) (?:turn|session))\b/i,
  /\bon (?:the )?(?:main|master|trunk|develop)\b(?! (?:loop|thread|page|menu|window|module|path|process|entry))|\b(?:on|in|at|with) the (?:base|old|previous|original|other) (?:branch|commit|revision|code|version)\b/i,
  /\bwith (?:my|the|this|that|these|all) (?:\w+ )?(?:changes?|fix(?:es)?|patch|commits?|edits?) (?:reverted|undone|backed out|taken back|removed|rolled back|stashed)\b|\bwithout (?:my|the|this|that) (?:change|fix|patch|commit)s?\b/i,
  /(?:변경|수정|작업|손대기|고치기|바꾸기|시작하기|건드리기|리팩터링|리팩토링|패치|업그레이드) ?(?:전|이전)(?:에|엔|의|까지)?(?:는|도)? |(?:세션|턴|작업)(?:을|를)? ?시작(?:할 때|했을 때|하던 때| 때| 시점)/,
  /(?:^|\s)(?:어제|지난번|지난주|아까|애초|당초|원래|예전|그때|당시)(?:에|까지)?(?:는|엔|만 해도) |(?:^|\s)(?:(?:main|master|develop)(?: ?(?:브랜치|코드|커밋|버전))?|(?:메인|마스터|기준|원본|이전|다른|기존|옛) ?(?:브랜치|코드|커밋|버전))에서(?:는|만|도) /,
  /(?:되돌리|원복하|롤백하)면|되돌린 (?:상태|코드|뒤|채)|변경 ?없이는/,
];

const NOW = /\bnow\b|이제|지금은|현재는/i;

/** True of what is said of a part, or of none: it admits that the rest is otherwise. */
export function isOfPart(clause: string): boolean {
  return BUT_FOR.some((pattern) => pattern.test(clause));
}

/** True of how the work is now, by its own words. */
export function isOfNow(clause: string): boolean {
  return NOW.test(clause);
}

/** True of what is said of the work in another state than the one that is handed over. */
export function isOfAnotherState(clause: string): boolean {
  return !isOfNow(clause) && ANOTHER.some((pattern) => pattern.test(clause));
}
