import { PATTERN_WORDS } from './pattern-words.ts';
import { fits, type Worded, worded } from './worded.ts';
import { hasHangul } from '../../language/script.ts';

/** What admits that something is open; read after denied troubles were taken out. */
const ENGLISH: readonly string[] = [
  String.raw`\bnot (?:yet )?(?:\w+ ){0,2}?(?:done|ready|implemented|finished|complete|completed|started|working|tested|run|verified|covered|supported|handled|wired|connected|tried|applied|reproduce)\b|\bnot yet\b|(?:\bnot|n['’]t)\b[^.]{0,40}\byet\b`,
  String.raw`\b(?:is|are|does|do) not[^\w가-힣]*$|\b(?:is|are|does|do)n['’]t[^\w가-힣]*$`,
  String.raw`(?<!\b(?:can|may|might|could) )\bstill (?:\w+ )?(?:throws?|raises?|errors?|chokes?|breaks?|crash(?:es)?|hangs?|times? out|struggles?|fail\w*|red|to do|open|missing|pending|needs?|remains?|remaining|there|on the (?:old|previous)|broken|unknown|unclear|hard-?coded|rel(?:y|ies)|prints?|todo|has|have|uses?|returns?|lacks?)\b`,
  String.raw`(?<!\b(?:when|if|where|whenever|while|unless|because) [^.]{0,40})\b(?:is|are) (?:still |currently )?(?:missing|unknown|unclear|unverified|untested|incomplete|unfinished|pending|ignored|commented out|stubbed|mocked|hard-?coded|(?:just |only )?an? (?:\w+ )?(?:stub|placeholder|mock|no-?op|skeleton|scaffold)|(?:just |only |all )?(?:placeholders|stubs|mocks|dummies|no-?ops|fake))\b|\b(?:will|to) (?:come|follow|be (?:added|done|handled|fixed)) (?:in|later|next|with)\b|\b(?:in|for|as) a (?:follow-?up|later|separate|future)\b|\bno (?:\w+ )?way (?:of|to)\b|\bnot possible\b|\bn['’]t (?:possible|supported|available|covered|handled|implemented|fixed|included)\b|\bnot (?:\w+ )?(?:dealt with|addressed|handled|fixed|covered|included|touched on|solved|resolved)\b(?! by)|\b(?:held|holding|put|putting) (?:off|on hold)\b|\bparked\b|\bfor the moment\b`,
  String.raw`\bremains? (?:to be|open|unsolved|undone|unfinished|todo|broken|unsupported|untested|unverified|flaky|red)\b|^[^\w가-힣]*(?:(?:the|\d{1,6}|one|two|three) )?remaining\b(?! (?:tests?|ones?) pass)|\bremaining (?:\w{1,24} ){0,3}(?:is|are|still|needs?|will|fails?)\b|\d{1,6} remaining\b`,
  String.raw`\b(?:stubs?|stubbed|placeholders?|mocked out|mock data|dummy (?:data|value)|hard-?coded|no-?ops?|skeleton|scaffold(?:ing)?|framework|groundwork|plumbing)\b(?=[^.]{0,40}\b(?:until|for now|in place|only|still|always|that|the (?:others?|rest|remaining)|currently|yet|is|are)\b)`,
  String.raw`\b(?:for the (?:others?|rest|remaining)|the (?:others?|rest) (?:follow|come|are next|need|have))\b`,
  String.raw`\b(?:so far|for now|for the time being|at the moment|currently only|in this first version)\b`,
  String.raw`\b(?:incomplete|unfinished|unverified|untested|unimplemented|partial(?:ly)?|half[- ]done|work in progress|wip)\b(?! result)`,
  String.raw`\bran out of time\b|\bleft (?:\w+ ){0,3}(?:open|out|undone|to do|for later|unimplemented)\b|\b(?:skipped|had to skip) (?!on)[a-z§¶†¤]|(?:^|[^\w.])[1-9]\d* (?:tests? )?(?:skipped|pending)\b|\b(?:tests?|specs?|cases?|suites?|steps?|checks?|they|them|these|those|some|both|one|ones|\d+)\b[^.]{0,40}\b(?:are|is|was|were) (?:\w+ )?skipped\b|^[^\w가-힣]*(?:is|are|was|were) skipped\b|\bdeferred\b|\bpostponed\b|\bout of scope\b`,
  String.raw`\b(?:did|could|have|has|had|was|were)(?: not|n['’]t)(?: been| yet| actually)? (?:able to |been able to |get |got |manage[d]? to )?(?:\w+ )?(?:run|test|tested|verif\w+|finish\w*|complete\w*|check\w*|try|tried|execut\w+|get|reproduce|write any|(?:add|write) (?:any )?tests|implement\w*|measur\w+|appl(?:y|ied)|confirm\w*|validat\w*|commit\w*|push\w*|merg\w*|deploy\w*|publish\w*|releas\w*)\b`,
  String.raw`\b(?:was|were|is|are|have been|has been)(?: not|n['’]t) (?:run|tested|verified|checked|executed|confirmed|covered)\b`,
  String.raw`\b(?:can['’]t|cannot|couldn['’]t|could not|unable to|wasn['’]t able to) (?:\w+ )?(?:run|test|verif\w+|check|confirm|get|finish|call|say|tell|know|guarantee|execute|honestly|reproduce)\b`,
  String.raw`\b(?:does|do)(?: not|n['’]t) (?:\w+ ){0,3}(?:anything|yet|work|handle|support|cover)\b|\breturns? (?:a )?501\b|\bnot implemented\b`,
  String.raw`\b(?:only|just)(?: been)? able to\b|\b(?:there (?:is|are) still|still \d)|^[^\w가-힣]*(?:half|some|most|part|parts) of (?:the|these|those|them)\b(?! (?:time|work|cost|effort|memory|load)\b)|\bleft (?:it|them|that|this)(?: one)? (?:as is|as it (?:is|was)|for (?:now|later)|alone|unfixed)|\b(?:only|just) (?:ran|run|tested|tried|checked|looked at|skimmed|glanced|implemented|supports?|covers?|handles?|works?|the first)\b(?! (?:these|this) (?!on\b|in\b|with\b|against\b))|\bonly (?:been )?(?:implemented|tested|supported|verified) (?:for|on|in|with)\b`,
  String.raw`\b(?:one|two|three|four|five|six|some|several|both|a few|\d+)(?: of (?:them|these|those|the (?:\w+ )?\w+))?(?: \w+){0,2}(?: still)? (?:fails?|failed|is failing|are failing|is red|are red)\b|\b\d+ failing\b(?! \w+s\b)|(?<!\b(?:that|which) )\bfails? (?:on|with|because)\b|\b[1-9]\d* (?:tests? )?(?:failed|failing|failures?|errors?)\b(?! (?:were|are|was|is|have been|has been) (?:fixed|gone|resolved))|\b(?:do|does|did)(?: not|n['’]t) (?:all|both|always) (?:pass|work)\b`,
  String.raw`\b(?:known (?:issue|limitation|bug|gap)|limitation|caveat)\b|\btodo\b(?!\.)|\b(?:is|are|remains?|left as) (?:still |now )?(?:a |an open )?todos?\b|\b(?:grain of salt)\b`,
  String.raw`\bstill reproduc(?:es?|ible)\b|\btemporarily\b|\btemporary (?:workaround|hack|stopgap|value|fix|measure|solution|patch|shim)s?\b`,
  String.raw`\b(?:validation|handling|checks?|checking|coverage|support|parsing|implementation|logic|tests|docs|documentation|styling|security|authentication|authori[sz]ation|retries|logging|pagination|caching) (?:is|are|stays?|remains?) (?:\w+ )?(?:minimal|rudimentary|basic|naive|crude|simplistic|bare[- ]bones|superficial|best[- ]effort|rough)\b(?! (?!for|so|and|but|at|here|yet|in|on)\w)`,
  String.raw`(?<!\b(?:test|tests|fixture|fixtures|helper|stub|fake) )\breturns? (?:\w+ ){0,2}(?:mock|mocked|fake|dummy|hard-?coded|canned|placeholder|made-up|fixed) (?:data|values?|results?|responses?|lists?|numbers?|answers?)\b|\b(?:is|are) (?:an? )?(?:fixed|made-up|fake|dummy|canned) (?:values?|data|responses?|results?|numbers?)\b`,
  String.raw`\b(?:tests?|specs?|suite|build) (?:still |now |currently )?(?:fails?|times? out|hangs?|crash(?:es)?|(?:is|are) (?:failing|red|broken))(?=[.;,!]|$| on\b| because\b)|\bno (?:\w+ )?tests? (?:was|were|have been|has been) (?:run|executed|added|written)\b|\b(?:\d+|one|two|three|four|five|several|some|a few) (?:\w+ )?failing (?:tests?|specs?) (?:left|remain\w*)\b|\bneeds? (?:some |a (?:bit|little) )?(?:more|further|another|additional) (?:work|attention|polish|testing|thought|care|pass)\b|\bstopgap\b|\bmakeshift\b|\b(?:is|as|['’]s) (?:only |just |more of )?an? (?:\w+ )?(?:workaround|hack|band-?aid|kludge|approximation|simplification)\b|\bflaky\b[^.]{0,60}\bfail(?:s|ed)\b|\bhad to (?:disable|mock|stub|comment out|hard-?code|suppress|silence|turn off|leave out|ignore)\b|\b(?:half|parts?|points?|rest|items?|questions?|tickets?|tasks?|steps?)(?: \w+){0,4} (?:is|are) (?:open|outstanding|undone)\b|\bhalf[- ](?:implemented|finished|written)\b`,
  String.raw`\b(?:left|leaves?) out (?!of\b)\w+`,
  String.raw`\b(?:i['’]m|i am|we['’]re|we are) not (?:\w+ )?(?:sure|certain|confident|convinced)(?: \w+)? (?:it|this|that|whether|if|about|of)\b|\b(?:as|is|['’]s) (?:only |just |still )?an? (?:rough |first |early )?draft\b|(?:^|[–—:-] ?)(?:still )?pending[^\w가-힣]*$|\S ?(?:❌|🔴)[^\w가-힣]*$`,
  String.raw`\b(?:nobody|no one|nothing) (?:has )?(?:tested|verified|run|tried)\b`,
  String.raw`\bthere(?:['’]s| is| are) no (?:\w+ )?tests? (?:for|of|that)\b|\bshould be (?:\w+ )?(?:removed|replaced|revisited|cleaned up|fixed|moved) (?:later|soon|before|eventually|once|at some point)\b|\bi (?:had to )?(?:guess(?:ed)?|assumed?|made up|invented)\b|\b(?:no luck with|gave up on)\b|^[^\w가-힣]*not (?:everything|all|every)\b(?! at once)|\bnothing (?:was|has been|could be) (?:tested|tried|run|verified|checked)\b|\b(?:it|this) (?:still )?(?:breaks|fails|crashes|hangs) (?:on|with|for) |\bi (?:\w+ )?(?:disabled|skipped|commented out|muted|quarantined) (?:(?:the|an?|one|two|three|\d+|some) )?(?:[\w§¤†-]+ ){0,2}tests?\b|\b(?:could|can) only (?:\w+ )?(?:test|verify|check|run|try)\w*\b|\b(?:is|are)(?: not|n['’]t) (?:a )?part of (?:this|the) (?:change|pr|patch|commit|work)\b`,
  String.raw`\bneeds? (?:an? |some )?(?:follow-?up|review|clean-?up|refactoring|updating|documentation)\b|\b(?:[1-9]\d*|one|two|three|four|five|some|several|a few) (?:\w+ ){0,2}\w+s? (?:remains?|are left|is left)\b|\b(?:linter|eslint|mypy|tsc|ruff|clippy|compiler|type checker)\b[^.]{0,20}\b(?:complains?|warns?)\b`,
  String.raw`\b(?:is|was|['’]s|are) (?:only |just |all |still |merely |pure |my )*(?:an? |my |the )?(?:\w+ )?(?:guess(?:work)?|assumption|hunch|speculation|estimate)\b|\b(?:remains?|is|are) (?:\w+ )?un(?:proven|tried|confirmed|checked|reviewed|measured|certain|solved|resolved)\b`,
  String.raw`\b(?:i|we) left (?:it|them|that|this|those)(?: \w+)?(?=[,.;:]| because| since| for\b)`,
  String.raw`\b(?:untested|unverified|unmeasured) |\bwithout (?:any )?(?:tests?|coverage|validation|auth|a real|access)\b`,
  String.raw`\bblocked (?:at|on|by)\b|(?:\bis|\bare|['’]m|\bgot) stuck (?:at|on|with)\b|^[^\w가-힣]*what(?:['’]s| is)? (?:remains|left|missing)\b|\bi left [^.]{1,40} (?:off|unset|disabled|open|empty)\b|\bstill (?:at|on|without) |\bof the way (?:there|through|to)\b|n['’]t found (?:a|any|the) (?:way|cause|reason|fix|solution|explanation)\b|\bnot found (?:a|any|the) (?:way|cause|reason|fix|solution|explanation)\b|\bi(?:['’]d| would) (?:not (?:merge|ship|deploy|release|run)|stop before|hold off|wait)\b|^[^\w가-힣]*no (?:\w+ ){1,6}yet\b`,
];

const KOREAN: readonly string[] = [
  String.raw`(?<!발견하|찾)지(?:는|도|를)? ?못했(?:습니다|어요|고|지만|음)|확실(?:하지|치) ?않|(?:검토|확인|보완|검수|리뷰|점검|조치|승인|논의|결정|재확인|테스트|검증)(?:가|이) ?필요(?:합|해)|(?:추측|짐작|가정)(?:했|한 (?:것|값|이름))|일단 [^.]{0,40}(?:두었|뒀|놓았|놨)|한 번만 (?:했|돌렸|측정했|실행했)|빈 (?:껍데기|함수|구현)(?:입니다|이에요|뿐|만)|임의로 (?:[가-힣\d]{1,8} )?(?:정했|넣었|잡았|두었|뒀|골랐|설정했|지정했)|(?:가운데|중) [가-힣\d ]{1,6}만 (?:끝났|끝냈|완료|구현|했|됐)|테스트[가-힣]{0,2} (?:잠시 |일단 |임시로 )?(?:꺼 ?(?:두|뒀|놓)|비활성화했|주석 처리했)|로만 (?:시험|확인|검증|테스트)(?:했|할 수)|당분간`,

  String.raw`아직|여전히|남아 ?있|남은 (?:것|일|작업|문제|부분)|남겨 ?(?:두|뒀|둔)|남음|미완|미구현|미검증|미확인|미해결|미실행|미지원|미적용|미반영|미처리`,
  String.raw`(?:확인|검증|테스트|시험|실행|완료|끝내|마치|해결|구현|재현|측정|처리|지원|충족|만족|이행)(?:을|를|은|는|도)?(?:하지|되지|지)?(?:는|도|를)? ?(?:못|않)`,
  String.raw`(?:구현|작업|테스트|검증|확인|실행|커밋|푸시|배포|병합|머지|적용)(?:은|는|을|를|도)?[^.]{0,12}(?:하지|되지)(?:는|도)? ?(?:않|못)|(?:지원|동작|작동|처리|포함|반영|구현|대응)(?:하지|되지)(?:는|도)? ?않습니다|(?:불러오|다루|보내|저장하)지(?:는|도)? ?않습니다|(?:돌리|돌려 ?보|해 ?보|돌려 보진|실행해 ?보|써 ?보|작성하|적용하)지(?:는|도|를)? ?(?:못|않)`,
  String.raw`실행할 수 없|장담할 수(?:는)? ?없|확인할 수 없|돌릴 수 없|검증할 수 없|말할 수 없|라고 할 수 없|알 수 없|모릅니다|모르겠|불분명|불명`,
  String.raw`시작도 못|테스트(?:는|도|가) ?(?:아직 )?없(?:습|어|음|고|지만)|[은는도] ?하지 ?않(?:음|았음)|말씀드린 (?:것|건|점)(?:은|는)? ?(?:잘못|틀)|보[진지]는? ?(?:않|못)았|자신(?:이|은)? ?없(?:습|어|음|네|지만|고)|확신(?:이|은|할 수|하지)? ?(?:없|못)|초안(?:으로|입니다|이에요|이라|수준|일 뿐)|(?:레지스트리|저장소|원격|스토어|서버|운영)[가-힣]{0,3} (?:아직 )?(?:올리|배포하|푸시하|게시하)지 ?(?:는 )?(?:않|못)`,
  String.raw`(?:편|뒤|쪽|[은는도]) ?안 ?(?:됐|됩|된|했)|(?:은|는|이|가|도) 안 (?:됐|됩|했)습니다`,
  String.raw`(?:틀|뼈대|골격|자리|껍데기|구조|기반)만 (?:잡|만들|마련|있|갖)|자리만|임시 ?(?:구현|값|데이터|방편)|스텁|stub|목업|더미|하드 ?코딩|플레이스홀더`,
  String.raw`일부(?:만|는|분만)|부분적으로|절반만|하나만 (?:돌|실행|확인|구현)|에만 (?:구현|적용|지원|동작|확인)|에서만 (?:재현|확인|테스트|검증|동작|작동|실행|돌|시험)|(?<!필요(?:가|는)? ?없[^.]{0,12})그대로 (?:두었|뒀|놔두|놔뒀|남겨)|(?:채로?|상태로) (?:남겼|남겨|두었|뒀|놔)|까지만`,
  String.raw`빠져 ?있(?!었|던)|빠졌|빠진 (?:것|부분)|누락|제외(?:했|하|됨|됐)|보류|미뤘|미루|건너뛰(?:었|어|고|는|습)|건너뜁|건너뛴다|(?<![개건] )건너뜀|무시됩|무시합|501`,
  String.raw`(?:\d{1,6} ?[개건]|하나|둘|두 개|세 개|일부|몇 개|그중)[^.]{0,14}(?:실패합|실패했|실패하는|실패한다|실패하(?:고|며|지만)|실패 ?중|깨집|깨져|깨지(?:고|며|지만))|[1-9]\d{0,5} ?[개건]? 실패(?![가-힣])|[1-9]\d{0,5}건 실패|실패 [1-9](?!\d* ?[번회])`,
  String.raw`생략(?:했|하였|됐|되었|함|합니다|해 ?(?:두|뒀))|임시로(?! [^.]{0,20}던 )|(?:최소한|기본적인 (?:것|검사|처리|경우)|간단한 (?:것|검사|처리|경우)|기본)(?:만|으로만) (?:[가-힣]+ )?(?:넣|했|하|되어|돼|구현|처리|지원|다루|있)`,
  String.raw`(?:목|모의|모조|샘플|고정된?|미리 정한|꾸며 낸|정해진|상수) ?(?:데이터|값|응답|결과)(?:를|을|만|로|으로)? ?(?:돌려 ?(?:줍|주고|준다|주며)|반환(?:합|하고|한다)|내려 ?(?:줍|주고)|보여 ?(?:줍|주고)|채(?:웠|워 ?뒀|워 ?두)|씁니다|쓰고 ?있|입니다|이에요|예요|뿐)`,
  String.raw`(?:^|[\s,])못 [가-힣]{1,6}(?:습니다|어요|아요|음|[았었했였]다|[았었했였]고|지만)(?![가-힣])`,
  String.raw`만 (?:빼고|제외하고)(?![가-힣])|(?:테스트|스펙|빌드)[은는이가도] (?:아직 |여전히 |지금 )?(?:실패(?:합니다|했습니다|해요|함)|깨(?:집니다|졌습니다|져 ?있(?!었|던)))|절반(?:쯤|정도)|^[^\w가-힣]*할 ?일[^\w가-힣]*$`,
  String.raw`비워 ?(?:두|뒀|놓|놨|둠)`,
  String.raw`(?:없|부족)(?:어서|어|해서|해|어 ) [^.]{0,40}(?:못|않|없|어렵|보류|생략|건너)`,
  String.raw`(?:모두|전부|다|끝까지) ?(?:[가-힣]{1,4} ?)?하지(?:는|도)? ?못|방법이 없|(?:은|는|이|가|도)(?: 아직| 당장은)? 안 (?:됩니다|돼요|되고)|미뤄 ?(?:두|뒀|놓)|손대지 ?못|후속 ?(?:작업|PR|커밋|변경)에서|이번 ?(?:변경|작업|PR|커밋)?에서?는? [^.]{0,30}(?:않|못)|임시 ?(?:값|데이터|코드|처리)|가짜 (?:값|데이터)|알려진 (?:문제|한계)|한계가|감안해|주의가 필요|(?:보완|개선|추가 ?작업|손질)(?:이|은|도)? ?(?:더 )?필요|더 (?:손봐|봐|다듬어|보완해|고쳐)야|후속 ?(?:작업|과제)|추후|나중에 [^.]{0,30}(?:예정|겠|계획|필요|할 |해야|하면|하려|미뤘|미루)|(?:가지|[개건곳]|사례|문제|경고)[가이는은도]? ?(?:[가-힣]{1,3} ?[개건]?[가이]? )?남(?:았|습|음)|문제[가는도]? ?(?:하나|한 가지|두 가지|몇 가지|아직)[가이]? ?있(?:습|어|음)|에서(?:는|도) (?:아직 )?(?:깨집|안 됩|안 돼|실패합)|못 해 ?(?:봤|보았)|포기했|중 [^.]{0,10}(?:이|가) 없(?:습|어|음)|안 먹(?:힙|혀|습)|대충|훑어만|주석 처리(?:돼|되어|했|해)`,
  String.raw`(?:원인|이유|방법|해결책|근거|자료|설명)(?:을|를|은|는|도)? [^.]{0,10}찾지 ?못|결국 [^.]{0,30}지 ?(?:않|못)|(?:테스트|빌드|CI|스펙)[^.]{0,14}빨[갛간개]|초안만|(?:파악|조사|진행|작업|분석|검토) ?중(?:입니다|이에요|임)?[^\w가-힣]*$|멈[췄춘춤]|절반 ?(?:쯤|정도)|(?:^|\s)(?:안|못) (?!수정|변경|건드|추가|삭제|바꾸)[가-힣]{1,5}(?:했|함(?![가-힣]))|(?:추측|짐작|가정|추정)(?:에 가깝|일 ?뿐|입니다|이에요|이라|하고 ?(?:진행|작성|구현)|으로 ?(?:진행|처리))|(?:것|건)(?:은|이)? 아닙니다|(?:확인|검증|측정|테스트|시험|실행|빌드|재현|배포|적용|처리|구현|반영|지원|번역|검수)(?:은|는|도|을|를)? ?(?:안|못) ?(?:함|했|해 ?(?:봄|봤|보)|됨|돼|됐)|(?:^|\s)(?:안|못) (?:돌려|해|써|띄워|열어|눌러|재|읽어|찾아) ?(?:봤|보|봄)|(?:^|\s)(?:안|못) (?:돌[렸림]|쟀|했(?:습니다|어요|음|고)|함(?![가-힣]))|막(?:혔|혀 ?있|힌 (?:상태|채))|중단(?:했|됐|된 상태)|별도 ?(?:PR|이슈|작업|커밋|티켓)(?:로|으로|에서)|(?:[가-힣A-Za-z§¶)])만 (?:확인|테스트|검증|시험|측정|구현)(?:했|함|해 ?(?:봤|뒀|두))|(?:권한|접근 권한|장비|기기|단말|계정|자격 ?증명|자료|근거|시간)(?:이|가|은|는)? ?(?:없어|없었|없습|없음|부족)`,
];

export const OPEN_ENGLISH = ENGLISH.map((words) => () => new RegExp(words, 'i'));
export const OPEN_KOREAN = KOREAN.map((words) => () => new RegExp(words, 'i'));
const IN_ENGLISH = worded(OPEN_ENGLISH, PATTERN_WORDS.open_english);
const IN_KOREAN = worded(OPEN_KOREAN, PATTERN_WORDS.open_korean);

/** True of words that admit that something is open. */
export function leavesOpen(text: string): boolean {
  const lower = text.toLowerCase();
  const said = (one: Worded): boolean => fits(one, text, lower);
  return IN_ENGLISH.some(said) || (hasHangul(text) && IN_KOREAN.some(said));
}

/** Said of how it was, or of what was mended: no limitation. */
export const MENDED =
  /\b(?:fixed(?! (?:values?|numbers?|strings?|lists?|responses?|sets?|amounts?|rates?|data))|resolved|removed|deleted|corrected|repaired|solved|replaced|cleaned up|renamed|are gone|is gone)\b|\bfails? without\b|변경 전 코드에서는|(?:고쳤|해결했|수정했|제거했|삭제했|없앴|바로잡|옮겼|옮김|옮겨|뺐|뺌|빼냈|분리[했함]|추출[했함]|걷어[냈냄]|치웠|지웠)/i;

/** The same denied: it is open. */
export const UNMENDED =
  /(?:\bnot|n['’]t|\bnever)(?: been| yet| actually)? (?:fixed|resolved|removed|deleted|corrected|repaired|solved|replaced|cleaned up|renamed)\b(?! before\b)|(?:^|[\s,])(?:안|못) (?:고쳤|해결했|수정했|제거했|삭제했|없앴|바로잡)/i;
