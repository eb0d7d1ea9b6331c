const ENGLISH = [
  // who cannot answer: the assistant, or the material that does not say
  String.raw`\b(?:i|we) (?:do not|don't|don’t|cannot|can't|can’t|could not|couldn't|couldn’t|am unable to|are unable to|was unable to|were unable to|am not able to)\b.{0,40}\b(?:know|find|answer|determine|say|tell|confirm|locate|provide|have (?:enough|sufficient|any|the)|see any)\b`,
  String.raw`\bunable to (?:answer|find|determine|provide|locate|confirm)\b`,
  String.raw`\b(?:passages?|documents?|contexts?|text|evidence|sources?|articles?|information|data|materials?|records?|excerpts?|notes?|search results?|tables?|files?|reports?|handbook|policy)\b.{0,60}?\b(?:do|does|did) ?(?:not|n't|n’t) (?:\w+ly )?(?:say|state|mention|specify|contain|include|provide|give|answer|address|indicate|cover|discuss|list|show|explain|describe|reveal|offer|have|tell|directly|explicitly)\b`,
  String.raw`\b(?:is|are|was|were) (?:not|n't|n’t) (?:\w+ly )?(?:mentioned|stated|specified|provided|given|available|included|covered|found|addressed|disclosed|listed|described|discussed|recorded|known|documented|answered|in)\b.{0,60}\b(?:passages?|documents?|contexts?|text|evidence|sources?|articles?|information|data|materials?|records?|excerpts?|notes?|results?|tables?|files?|reports?)\b`,
  String.raw`\b(?:passages?|documents?|contexts?|evidence|sources?|records?|materials?|data|information)\b.{0,40}\b(?:contains?|includes?|gives?|provides?|offers?|has|have|makes?|say|says) (?:no|nothing|neither)\b`,
  String.raw`\b(?:there (?:is|was|are|were)|i (?:found|have|see)|we (?:found|have|see)) (?:no|not enough|insufficient|nothing)\b.{0,80}\b(?:information|evidence|mention|data|details?|passages?|documents?|context|sources?|records?|materials?)\b`,
  String.raw`\b(?:not enough|insufficient|no (?:relevant|specific|further|such|available)?) ?(?:information|evidence|data|detail|context)\b.{0,60}\b(?:to answer|to determine|to say|available|provided|in the|was found|is given)\b`,
  String.raw`\b(?:the answer|this|that|it) (?:cannot|can't|can’t|could not) be (?:determined|answered|found|confirmed|established|inferred|verified)\b`,
];
const KOREAN = [
  // 문서에 …가 나와 있지 않습니다 / …에 대한 정보가 없습니다
  String.raw`(?:문서|자료|근거|본문|문맥|지문|정보|노트|보고서|기록|자료실|출처|검색 ?결과|규정|표|데이터|내용|발췌|글|기사|파일|로그|안내문|설명서|매뉴얼).{0,60}?(?:나와 ?있지 ?않|나오지 ?않|언급(?:되어 ?있지 ?않|되지 ?않|하지 ?않|이 ?없|은 ?없|하고 ?있지 ?않)|포함(?:되어 ?있지 ?않|되지 ?않|하지 ?않)|명시(?:되어 ?있지 ?않|되지 ?않|하지 ?않)|적혀 ?있지 ?않|기재(?:되어 ?있지 ?않|되지 ?않)|찾을 ?수 ?없|확인할 ?수 ?없|확인되지 ?않|확인하지 ?못|알 ?수 ?(?:가 ?)?없|제시(?:되어 ?있지 ?않|되지 ?않)|제공(?:되어 ?있지 ?않|되지 ?않)|담겨 ?있지 ?않|들어 ?있지 ?않|다루(?:고 ?있지 ?않|지 ?않)|기록(?:되어 ?있지 ?않|되지 ?않)|밝히(?:고 ?있지 ?않|지 ?않)|보이지 ?않|없어 ?답|부족)`,
  String.raw`(?:에 ?(?:대한|관한)|관련) ?(?:정보|내용|자료|언급|기록|근거|설명|데이터)(?:가|는|은|이|도)? ?(?:없|부족|찾지 ?못|찾을 ?수 ?없|확인)`,
  String.raw`(?:답변|답|대답|판단|확인)(?:을|를|은|는)? ?(?:드릴|할|드리기|하기)(?: ?수)?(?:가)? ?(?:없|어렵|힘들)`,
  String.raw`(?:알 ?수 ?(?:가 ?)?없습니다|알 ?수 ?없어요|모르겠습니다|모르겠어요|잘 ?모릅니다)[.!… ]*$`,
];

const ABSTENTION = new RegExp([...ENGLISH, ...KOREAN].join('|'), 'iu');
const LONGEST = 400;

/** AB1: whether a sentence says that the evidence does not tell, or that the writer does not know, and nothing else. */
export function isAbstention(sentence: string): boolean {
  if (sentence.length > LONGEST || !ABSTENTION.test(sentence)) return false;
  return !GOES_ON.test(sentence);
}

/** A sentence that goes on to assert something after it has abstained. */
const GOES_ON =
  /(?:[,;]| —) ?(?:but|however|although|though|while|whereas|so it|therefore)\b.{15,}|(?:지만|으나|는데)[, ].{0,80}(?:입니다|이다|합니다|한다|됩니다|된다|했다|했습니다|였다|였습니다|있습니다|있다)[.!]?$/iu;
