import { findDurations } from '../../language/find-durations.ts';

/** What an answer must show. */
export type Wanted = 'money' | 'time' | 'number' | 'reason' | 'any';

const REASON = /(?<![가-힣])왜(?![가-힣])|이유|원인|까닭|\bwhy\b|\breason\b|\bcause\b/iu;
const MONEY =
  /요금|가격|금액|비용|값|얼마(?:예요|에요|죠)|\bhow much (?:is|are|was|were)\b|\b(?:cost|costs|price|prices|fee|fees|charge|charged|pay|paid|pays|spend|expensive|cheap)\b/iu;
const TIME =
  /언제|며칠|몇\s*(?:월|일|시|년|시간|분|주|달|개월|요일)|무슨\s*요일|기한|마감|날짜|[가-힣]{2}일(?:은|이)\s{0,9}\??$|(?:시간|기간|시기|시각)(?:은|이)?\s{0,9}\??$|\bwhen\s+(?:is|are|was|were|do|does|did|can|could|should|shall|will|would|may|might|must|has|have|had)\b|\b(?:what|which) (?:time|date|day|year|month)s?\b|\bdeadline\b|\bhow (?:long|often|soon)\b/iu;
const NUMBER =
  /몇|얼마|비율|퍼센트|개수|인원|(?:온도|크기|높이|무게|길이|거리|속도|횟수|나이)(?:은|는|이|가)?\s{0,9}\??$|\bhow (?:many|much|far|old|large|big|tall|high|deep|fast|wide|heavy)\b|\b(?:what|which) (?:is the |are the )?(?:(?:maximum|minimum|total|average) )?(?:number|amount|percentage|share|temperature|size|height|weight|length|width|distance|speed|age)\b/iu;

const WH = /\b(?:what|which|when|where|who|whom|whose|why|how)\b/iu;
const ASKS_WHETHER =
  /(?:^|,\s)(?:is|are|am|was|were|do|does|did|can|could|may|might|must|should|shall|will|would|has|have|had)\b/iu;
const KOREAN_WH =
  /(?<![가-힣])(?:왜|언제|어디|누구|누가|무엇|무슨|뭐|뭘|몇|며칠|얼마|어떤|어떻|어느)|알려|말해|설명|가르쳐/u;
const KOREAN_ASKS = /[가-힣](?:나요|가요|까요?|니|냐|지요?|죠|돼요?|되|어요?|아요?|해요?|여요?)\s{0,9}\?$/u;

/** Is …, can …, …되나요?: yes or no answers it, no value of its own. */
function asksWhether(question: string): boolean {
  if (ASKS_WHETHER.test(question)) return !WH.test(question);
  return KOREAN_ASKS.test(question) && !KOREAN_WH.test(question);
}

/** What the answer to a question must show. */
export function wantedOf(question: string): Wanted {
  if (asksWhether(question)) return 'any';
  if (REASON.test(question)) return 'reason';
  if (TIME.test(question)) return 'time';
  if (MONEY.test(question)) return 'money';
  return NUMBER.test(question) ? 'number' : 'any';
}

const COUNT =
  /(?<![a-z])\d|(?:한|두|세|네|다섯|여섯|일곱|여덟|아홉|열)\s?(?:개|명|시간|달|번|주|사람|가지|권|장)|[일이삼사오육칠팔구십백천만]{1,12}\s?(?:개|명|년|개월|주|번|회|원|퍼센트)|무제한|무료|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|half|once|twice|third|quarter|none|unlimited)\b/iu;
const CURRENCY =
  /[$€£¥₩%]|\d\s?(?:원|달러|유로|엔)|[만천백]\s?원|무료|할인|별도|\b(?:dollars?|pounds?|euros?|cents?|percent|free|price|request)\b/iu;
const MOMENT =
  /[월화수목금토일]요일|오전|오후|아침|저녁|매일|매주|매월|매년|내일|오늘|작년|내년|자정|정오|(?<=(?:한|두|세|네|섯|곱|덟|홉|열)\s)시(?=에|까지|부터|쯤|[\s,.]|$)|하루|이틀|사흘|나흘|닷새|열흘|보름|즉시|곧바로|(?<=[가-힣]\s)(?:뒤|후|전|직후|직전)(?=에|까지|부터|[\s,.]|$)|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:january|february|march|april|may|june|july|august|september|october|november|december|today|tomorrow|noon|midnight|daily|weekly|monthly|yearly|annually|every|after|before|until|once|upon|completion|immediately)\b/iu;
const GROUND =
  /때문|까닭|탓|원인|이유|덕분|(?<=[가-힣])(?:어서|아서|해서|므로|니까)|\b(?:because|since|due to|caused?|reason|owing to|thanks to|as a result|so that)\b/iu;

/** Whether a text shows what is wanted. */
export function shows(wanted: Wanted, text: string): boolean {
  if (wanted === 'money') return CURRENCY.test(text);
  if (wanted === 'time') return COUNT.test(text) || MOMENT.test(text) || findDurations(text).length > 0;
  return wanted !== 'number' || COUNT.test(text);
}

/** True for what gives a ground. */
export function givesGround(text: string): boolean {
  return GROUND.test(text);
}
