import { PATTERN_WORDS } from './pattern-words.ts';
import { fits, type Worded, worded } from './worded.ts';

/** Why a clause that looks like a claim is none. */
export type NoClaim =
  | 'question'
  | 'plan'
  | 'condition'
  | 'suggestion'
  | 'negation'
  | 'others'
  | 'before'
  | 'doubt';

type Rule = readonly [NoClaim, () => RegExp];

/** Of a whole sentence: what it says of one part holds for all of it. */
export const OF_SENTENCE: readonly Rule[] = [
  ['question', () => /[?？]["'”’)\]*_]*\s*$/],
  [
    'before',
    () =>
      /^[^\w가-힣]*(?:before (?:my|the|this|that|these)|previously|originally|until (?:now|today)|in the past|at first)\b|^[^\w가-힣]*(?:the )?(?:root )?(?:cause|reason|culprit|explanation|what (?:broke|happened|went wrong))\b(?: (?:was|is) that|:)|^[^\w가-힣]*(?:변경|수정|작업|고치기) ?(?:전|이전)(?:에|까지)?(?:는|도)?\s|^[^\w가-힣]*(?:(?:원래|예전에|이전에|그전에)(?:는|도)?|(?:원래|예전|기존|이전|종전|옛) ?(?:코드|구현|방식|버전|로직|함수|동작)(?:은|는|에서는|에서)|(?:기존에|종전에|지금까지|그동안)(?:는|도))\s/i,
  ],
  [
    'plan',
    () =>
      /^[^\w가-힣]*(?:my |the )?(?:plan|next steps?|next|to-?do|proposal)\b(?: is|:|,)|^[^\w가-힣]*(?:계획|다음 단계|할 ?일)\s?[:은는]/i,
  ],
  [
    'plan',
    () =>
      /(?:(?<!모르|알)겠(?:습니다|어요)|[가-힣](?:ㄹ|을|할|볼|될|낼|릴|갈|둘|줄)게요|예정입니다|예정이에요|려고 합니다|려 합니다|계획입니다|생각입니다)[^\w가-힣]*$/,
  ],
  [
    'suggestion',
    () =>
      /(?:[셔해어아]도 (?:됩니다|돼요|괜찮습니다)|주세요|주십시오|보세요|하세요|바랍니다|좋겠습니다|좋습니다|권합니다|권장합니다|추천합니다|추천드립니다|부탁드립니다|부탁드려요|하시면 됩니다|해야 합니다|해야 해요|필요합니다)[^\w가-힣]*$/,
  ],
  [
    'suggestion',
    () =>
      /^[^\w가-힣]*(?:(?:for \w+(?: \w+){0,3}, )|(?:then|also|now|finally|next),? )?(?:please|kindly|go ahead and|try (?:it|this|that|again|running|the)|give it a try|you (?:should|could|can(?! now)|may|might|must|need|will|would)|you['’]ll|let me know|feel free|consider|make sure|it (?:might|may|would|could) be|i(?:['’]d| would) (?:recommend|suggest|advise))\b/i,
  ],
];

/** Of one clause. */
export const OF_CLAUSE: readonly Rule[] = [
  [
    'plan',
    () =>
      /\b(?:i|we|they|it|that|this|which|he|she)['’]ll\b|\b(?:will|shall|won['’]t|going to|plan(?:s|ning)? to|want to|would|intend to|about to|asked to|needs? to|have to|has to)\b/i,
  ],
  ['condition', () => /^[^\w가-힣]*(?:in order )?to (?:pass|get|make|keep|see)\b(?!.* (?:i|we) )/i],
  [
    'condition',
    () => /^[^\w가-힣]*(?:if|once|when(?:ever)?|unless|as soon as|in case|assuming|provided|whether)\b/i,
  ],
  [
    'doubt',
    () =>
      /\b(?:should|might|may|could|must|probably|perhaps|maybe|hopefully|i (?:think|thought|believe|believed)|seems?|appears?|i(?:['’]d| would)? expect|(?:expected|supposed|ought) to)\b/i,
  ],
  [
    'others',
    () =>
      /\b(?:previous|original|earlier|other|existing) (?:author|developer|maintainer|owner|commit|agent|pr|session)\b|\b(?:your|their|his|her) (?:\w+ )?(?:colleague|team|branch|commit|pr|change)\b|\bcolleague['’]s\b|\b(?:upstream|dependabot|renovate|the maintainers?)\b|\bci (?:reported|reports|says|said|claims|shows?)\b|\b(?:report(?:s|ed)|says|said|claims|claimed|states|stated|told (?:me|us)|mentioned|wrote) (?:\w+ )?that\b|\b(?:[Yy]ou|[Hh]e|[Ss]he|[Tt]hey|wiki|ticket|issue|docs?|guide|manual|log|trace|README|comment) (?:\w+ )?(?:said|told|mentioned|wrote|says|claims|claimed)\b|\b(?:means?|meant|implies|implied|indicates?|suggests?|tells (?:you|us|me)) that\b|^[^\w가-힣]*[Aa]ccording to (?!the (?:spec|plan|design|requirements?)\b)|\bby (?!the\b|a\b|an\b|\w+ing\b)\p{Lu}\p{Ll}+\b|\balready (?!\w*ed in this)(?:\w+s|(?:been )?\w+ed)\b|\bin #\d+/u,
  ],
  [
    'others',
    () =>
      /이미 |(?:^|\s)(?:\d{1,2}월|[월화수목금토일]요일|\d+(?:년|개월|달|주|일|시간) 전|작년|올해 초|v?\d+\.\d+(?:\.\d+)?(?: ?버전)?)(?:에|에서|부터) (?!v?\d)|(?:이전|전임|기존|앞선|지난) ?(?:담당자|개발자|작성자|커밋|에이전트|세션)|동료|[가-힣]{2,4} ?님이|님께서|(?:업스트림|다른 팀|다른 사람|상대방)|(?:CI|서버|도구|로그|메시지)[가는에에서]{1,3} [^.]{0,30}(?:나오|나와|표시|말하|라고)|(?:다고|라고) (?:나오|나와|나옵|표시|말하|말씀(?!드)|하셨|합니다|들었|적혀|적으셨|되어 있|돼 있|쓰여|써 ?있|알려 ?주셨|전해)|다는 (?:뜻|의미|얘기|말씀|소리)/,
  ],
  [
    'condition',
    () =>
      /(?<!(?:이제|이제는) [^.]{0,40})(?<!(?:변경|수정|패치|고침)[이가]? ?없)(?:하면|되면|으면|라면|다면|려면|주시면|하시면|할 경우|하는 경우) (?![^.]{0,60}[1-5]\d\d(?:을|를|이|가) |[^.]{0,200}[했됐었았였]습니다[^\w가-힣]*$)|^[^\w가-힣]*(?:만약|만일)/,
  ],
  [
    'doubt',
    () =>
      /(?:것 같|듯합|듯해|듯싶|수도 있|지도 모|[할될일릴질갈날볼낼줄올울을칠킬길쓸둘] (?:것입니다|겁니다|거예요)|것으로 (?:보|예상|생각)|아마|추측|추정|다고 (?:생각|여겼|믿))/,
  ],
];

const NEGATION_ENGLISH =
  /\b(?:not|never|cannot|nothing|nobody|none|neither|nor|without)\b|n['’]t\b|\bno(?! longer\b)\b/i;
const NEGATION_KOREAN =
  /지 ?(?:는|도|를|가)? ?(?:않|못|말)(?![는은던을] )|못 ?(?:했|하|합)(?!던 )|(?:^|\s)안 (?:했|한|함|됐|된|합|돌|되)|(?:^|[\s,])(?:안|못) [가-힣]{1,6}(?:습니다|습니까|어요|아요|해요|돼요|[았었했였]다|음|[았었했였]고|지만|는데|어서|아서)(?![가-힣])|없(?:습니다|었|어|음|다|고|는|네)|(?:게|것이|것은|것도|건) 아[닙니니]|아닙니다|아니(?:었|며|고|다)/;

/** What must be green before something else happens: of that, nothing is claimed. */
export const WHEN_GREEN =
  /\b(?:once|when(?:ever)?|if|until|unless|only after|as soon as) (?:the |all |your |its )*(?:\w+ )?(?:tests?|builds?|checks?|ci|lint|suite) (?:all )?(?:pass(?:es)?|(?:is|are|goes|go|turns?) green|succeeds?)\b|(?:테스트|빌드|CI|검사)[가는이도]{0,1} ?(?:모두 |전부 |다 )?(?:통과|성공|초록불|녹색)(?:하|되|이)면/gi;

/** Words that hold their own negative and deny nothing that was done. */
const OWN_NEGATIVE =
  /\bno longer \w+|\bno more\b|\b(?:nothing|none(?: of (?:them|these|those|(?:the|our|my) (?:\w+ )?tests))?|(?:no|not (?:a|one)(?: single)?)(?: of (?:the|our|my|these))? (?:\w+ )?(?:test|spec|check)s?)(?: in the suite)?(?: now| any ?more| currently)? (?:fails?|failed|breaks?|broke|(?:is|are) (?:failing|red|broken))\b|\b(?:is|are)(?:n['’]t| not) (?:an? single|any) (?:\w+ ){0,2}(?:errors?|warnings?|failures?|problems?|issues?)\b|\bwithout (?:a hitch|trouble|incident)\b|\breports? nothing\b|\b(?:has|had|have) nothing to (?:say|report|complain)\b|(?:고칠|바꿀|수정할|손댈) (?:것|곳|코드|필요)(?:은|는|이|가|도)? ?(?:없[가-힣]*|0)|던 (?:것|현상|문제|오류|증상)(?:은|는|이|가)? ?(?:더는|더 ?이상|이제)? ?(?:없|보이지 않|나타나지 않|나지 않)[가-힣]*|(?:실패(?:한|하는|된|난)|안 되는|안 도는|깨지는|깨진|떨어지는|떨어진|틀린|터지는|빨간) ?(?:테스트|스펙|시험|케이스|항목|것|건|곳|게)?(?:은|는|이|가|도)? ?(?:하나도 |전혀 |한 [개건]도 |더 ?이상 |이제 )?(?:없|0(?!\d))[가-힣]*|한 번도 (?:깨지|실패하|흔들리|틀리)지 ?않[가-힣]*|\b(?:no|zero|without(?: any)?|0|not any) (?:\w+ ){0,2}?(?:errors?|warnings?|problems?|issues?|complaints?|failures?|changes?|failing \w+|failed \w+|broken \w+|regressions?|modifications?|findings)\b(?: (?:at all|left))?|\bwithout (?:the|this|that|my) (?:change|fix|patch)\b|(?:더 ?이상|더는|이제는?) [^.]{0,40}(?:지 ?않|(?: |^)안 [가-힣]|없)[가-힣]*|없어[졌지][가-힣]*|달라지지 ?않[가-힣]*|아무 ?말(?:도|이)? ?없[가-힣]*|(?:오류|에러|경고|문제|이슈|위반|취약점|이상|수정|변경|지적|실패|실수|충돌)(?: ?사항)?(?:은|는|이|가|도)? ?(?:하나도 )?(?:없(?:이|음|습니다|고|었[가-힣]*|어요|으며)|0)|(?:오류|에러|경고|문제|지적|실패)(?: ?사항)?[가이는은도]? ?(?:나오|나|뜨|발생하)지 않[가-힣]*/gi;

type WordedRule = readonly [NoClaim, Worded];

function wordedRules(rules: readonly Rule[], lists: readonly (string | null)[]): readonly WordedRule[] {
  const forms = worded(
    rules.map(([, pattern]) => pattern),
    lists,
  );
  return rules.flatMap(([why], at) => forms.slice(at, at + 1).map((form): WordedRule => [why, form]));
}

const SENTENCE = wordedRules(OF_SENTENCE, PATTERN_WORDS.no_sentence);
const CLAUSE = wordedRules(OF_CLAUSE, PATTERN_WORDS.no_clause);

function whyNot(rules: readonly WordedRule[], shape: string, head = shape): NoClaim | null {
  const [all, own] = [shape.toLowerCase(), head.toLowerCase()];
  const isSo = ([why, form]: WordedRule): boolean =>
    why === 'others' ? fits(form, shape, all) : fits(form, head, own);
  return rules.find(isSo)?.[0] ?? null;
}

/** Why a whole sentence claims nothing; null where it may. */
export function noClaimOfSentence(shape: string): NoClaim | null {
  return whyNot(SENTENCE, shape);
}

/** Why one clause claims nothing; null where it may. Its head is as far as it must not be planned or in doubt. */
export function noClaimOfClause(shape: string, head: string): NoClaim | null {
  return whyNot(CLAUSE, shape, head);
}

/** True where the clause denies what it tells. */
export function isDenied(shape: string): boolean {
  const rest = shape.replace(OWN_NEGATIVE, ' ');
  return NEGATION_ENGLISH.test(rest) || NEGATION_KOREAN.test(rest);
}
