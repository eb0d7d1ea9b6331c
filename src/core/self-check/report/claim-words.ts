/** What is said to be open, undone or failed; read after what is denied was taken out. */
export const OPEN =
  /\b(?:not (?:yet|done|ready|implemented|finished|complete|started|working|tested|run|verified|covered)|still (?:fail|red|to do|open|missing|pending|needs?|remain|prints?)|remain(?:s|ing)?|incomplete|unfinished|unverified|untested|did not|didn't|could not|couldn't|cannot (?:say|tell|confirm)|was not able|wasn't able|have not been able|were not|fail(?:s|ed|ing|ures?)?|(?:is|are|was|were|stays?|\d+|one|two|three) red|red (?:tests?|on)|left (?:\w+ ){0,3}(?:open|out|undone|to do)|next step|follow-up|known (?:issue|limitation)|partial(?:ly)?|most of the|skipped|ignored|excluded|blocked|to be done|for the others?|only the first|(?:is|are) (?:still )?open|open:)\b|아직|남아 ?있|남은|남음|남겨|미완|덜 됨|못했|못 했|하지 않았|안 함|안 된|실패|깨져|깨진|깨졌(?!던)|빨간|보류|건너뛰|건너뜀|건너뛴|빠졌|일부만|다음 (?:단계|작업|일)|추후|나중에|부분적으로|제외|예정|막혔/i;

/** Nothing of the work was run or looked at, by its author's own words. */
export const UNTRIED =
  /\b(?:not|never|n't|nothing|none|without|unable to|cannot)\b[^.\n]{0,40}\b(?:run(?:ning)?|ran|test(?:ed|s|ing)?|tried|try|verif(?:y|ied)|execut(?:e|ed))\b|\b(?:untested|unverified)\b|(?:실행|시험|테스트|검증|확인|돌려|돌리)[가-힣]{0,6}(?: 보지)? ?(?:안 |못|않|없)/i;

export const COMPLETE =
  /\b(?:done|completed?|finished|implemented|fixed|resolved|wrapped up|taken care of|all set|good to go|in place|ready (?:to|for)|shipp(?:ed|ing)|verified|production[- ]ready|(?:fully|everything(?: is)?|all|now) work(?:s|ing)?|works? (?:now|as expected|end[- ]to[- ]end|correctly|perfectly|fine)|everything works)\b|완료|완성|마쳤|마무리했|마무리하였|마무리됐|마무리되었|끝냈|끝났|(?:전부|모두|다|^) ?끝[.!]|구현했|구현하였|구현되|고쳤|고쳐졌|수정했|수정하였|해결했|해결하였|해결되었|해결됐|반영했|반영하였|적용했|만들었|다 (?:됐|되었|했)|정상(?:적으로)? (?:동작|작동)|(?:잘|완벽하게|문제없이|정확히) (?:됩니다|동작|작동)/im;

export const TESTS =
  /\b(?:tests?|specs?|suites?|checks?|pytest|jest|vitest|mocha|rspec|phpunit|unittest|maven|gradle|ctest)\b|테스트|스펙|시험/i;

export const PASS =
  /\b(?:pass(?:es|ed|ing)?|green|succeed(?:s|ed)?|successful(?:ly)?|ok(?:ay)?|clean|(?:came|come) back (?:fine|positive|clean))\b|통과(?!하던|했던)|성공(?!하던|했던)|초록|정상|이상 ?없|문제 ?없/i;

/** Tests are said to pass although they are not named. */
export const ALL_PASS =
  /\b(?:all|every(?:thing| \w+)?|each(?: \w+)?|both|\d+)\b[^.\n]{0,40}\b(?:pass(?:es|ed|ing)?|green)\b|(?:모두|전부|전체|모든|\d+\s*[개건])[^.\n]{0,20}(?:통과|성공)|통과[.!]?\s*$/i;

export const NO_ERRORS =
  /\b(?:no|zero|0|without(?: any)?) (?:\w+ )?(?:lint (?:errors?|issues?)|(?:type )?errors?|complaints?)\b|\b(?:lint|types?|type ?check|typecheck|build|tsc)\b[^.\n]{0,30}\b(?:clean|no (?:errors?|issues?))\b|\b(?:lint|error|warning)-free\b|(?:오류|에러)[는가도]? ?(?:없|0)|(?:린트|타입)[^.\n]{0,12}(?:깨끗|이상 ?없)/i;

export const NO_WARNINGS =
  /\b(?:no|zero|0|without(?: any)?) (?:\w+ )?warnings?\b|\bwarnings?: 0\b|\bwarning-free\b|경고[는가도]? ?(?:없|0)|경고, ?(?:오류|에러)[는가도]? ?없/i;

export const BUILD =
  /\b(?:builds?|compile[sd]?|type-?check(?:s|ed)?|lint)\b[^.\n]{0,40}\b(?:pass|succe|clean|green|ok\b|fine|without (?:any )?(?:problems|issues|complaints|errors))|빌드[^.\n]{0,15}(?:성공|통과|문제 ?없|잘|완료)|잘 빌드|컴파일[^.\n]{0,15}(?:성공|통과|문제 ?없)|린트[^.\n]{0,15}통과|타입[^.\n]{0,15}통과/i;

export const ALL_REQUIREMENTS =
  /\b(?:all|every|each|both|entire|(?:all )?(?:two|three|four|five|six|\d+))\b[^.\n]{0,25}\b(?:requirements?|acceptance criteria)\b|\brequirements?\b[^.\n]{0,15}\b(?:all|fully|completely)\b|(?:모든|전체|[가-힣\d]{1,4} ?가지) 요구 ?사항|요구 ?사항[^.\n]{0,10}(?:모두|전부|빠짐없이|다 )/i;

export const MET =
  /\b(?:met|satisf(?:y|ied|ies)|fulfil(?:l|led|ls)?|implemented|covered|done|completed?|addressed|in)\b|충족|만족|구현|반영|완료|지켰|채웠|마쳤/i;

export const FUTURE =
  /\b(?:will|should|would|plan|going to|need to|must|if|once|when|make sure|expect(?:ed)? (?:\w+ ){0,3}to|supposed to)\b|^[^\w가-힣]*(?:in order )?to (?:pass|get|make|keep|see)\b|예정|하겠|할게|려면|하면 됩|(?:통과|성공)(?:할|하는지|해야)|것 같|것으로 (?:예상|보)/i;

/** The claim is of everything there is, or of a part: new tests, those of one thing. */
export const UNIVERSAL = /\b(?:all|every\w*|entire|whole|full|complete)\b|모두|모든|전부|전체|빠짐없이/i;
