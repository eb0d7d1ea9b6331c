import { type SmallWords, wordMap, wordSet } from './clause-words.ts';

/**
 * Closed classes of Korean. Source: 표준국어문법론 (남기심, 고영근): 부정 표현, 수량 표현, 지시어, 격조사와 보조사;
 * words that speak of a dimension: 표준국어대사전. What endings say stands in `korean-moods.ts`.
 */
export const KOREAN_CLAUSES: SmallWords = {
  negations: wordSet('않 못하 아니 아니하 없 말 안 못'),
  moods: wordMap([['doubted', '아마 아마도 어쩌면 혹시 혹시나 소위 이른바']]),
  conditions: wordSet('만약 만일'),
  denying: new Set(),
  open: new Set(),
  factive: new Set(),
  holding: new Set(),
  implicative: new Set(),
  reporting: wordSet('말하 밝히 전하 주장하 보도하 발표하 설명하'),
  sources: wordSet('따르 의하'),
  quantifiers: wordMap([
    ['all', '모든 모두 전부 다 각 각각 매 전원 누구나'],
    ['most', '대부분 대다수 거의'],
    ['many', '많은 여러 다수 다수의'],
    ['some', '일부 몇 몇몇 어떤 누군가 무언가'],
    ['few', '소수'],
    ['none', '아무 아무도 아무것'],
    ['exactly', '정확히 딱'],
  ]),
  pronouns: wordSet('그 그녀 그것 이것 이곳 그곳 여기 거기 이들 그들 당사 본사 본인 자신'),
  relatives: new Set(),
  pointing: wordSet('이 그 저 해당 동 위 상기 본'),
  silent: wordSet(
    '것 수 곳 데 등 및 또한 또 그리고 즉 모두 총 각각 바로 현재 지금 이 그 해당 때 약 입니다 였다 이다 이었다',
  ),
  turning: wordSet('없이'),
  denyingVerbs: wordSet('거부하 거절하 부인하 금지하 금하 막 실패하 피하'),
  alternatives: wordSet('또는 혹은 아니면 이나'),
  agents: wordSet('에게 에_의하'),
  light: wordSet(
    `있 이 하 되 갖 갖추 가지 제공하 제공되 받 들 들어가 걸리 나가 나오 내 달하 이르 해당하 보유하 포함하 차지하
     지니 두 놓 두어지 붙 달리 따르 대하 위하 의하 통하 쓰 쓰이 이루어지 치르 치러지 실시하 실시되`,
  ),
  dimensions: wordMap([
    ['score', '점수 득점 성적'],
    ['currency', '비싸 싸 저렴하 가격 값 요금 비용 금액 액수 예산 돈 지불하 내 팔리 판매하 판매되 사'],
    ['mass', '무겁 가볍 무게 중량 나가'],
    ['length', '길 짧 높 낮 깊 멀 길이 높이 깊이 거리 너비 폭'],
    ['area', '넓 좁 크 작 면적 넓이 크기 평수 공간 규모'],
    ['duration', '걸리 기간 시간 동안 지속되 오래 버티'],
    ['period', '날 날짜 언제'],
    ['clock', '시각 시간'],
    ['people', '사람 인원 직원 명 인력 일하 근무하'],
    ['temperature', '온도 뜨겁 차갑 춥 덥'],
    ['speed', '속도 빠르 느리'],
  ]),
  operating: wordSet(
    `보다 만 뿐 더 덜 가장 제일 합치 합하 합계 합 총 총합 평균 각각 유일하 오직 오로지 단독 제외하 빼 두번째 다음 차이
     절반 배 사이 만큼`,
  ),
  recipients: wordSet('에게'),
};

/** What makes a verb of a noun, and what makes of it the day on which that happens. Source: 표준국어대사전, 접미사. */
export const VERBS_OF_NOUNS = wordSet('하 되');
export const DAY_NOUN = '일';

/** What makes of a noun of doing how much of it there is, by what it is counted in: 구입가, 모금액, 인쇄량. Source: as above. */
export const AMOUNT_NOUNS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['period', wordSet('일')],
  ['currency', wordSet('가 액 비 금 료')],
  ['count', wordSet('량 수')],
  ['number', wordSet('량 수')],
  ['mass', wordSet('량')],
  ['volume', wordSet('량')],
  ['energy', wordSet('량')],
  ['data', wordSet('량')],
  ['ratio', wordSet('율 률')],
]);

/** Of all of them. Source: 표준국어대사전. */
export const WHOLE = '전체';

/** Verbs that say that something is there for whoever comes: with 있다 and the light ones. Source: 표준국어대사전. */
export const HAVING = wordSet(
  '있 운영하 두 설치하 설치되 마련하 마련되 구비하 비치하 비치되 지원하 허용하 제공하 이용하 사용하 달 달리 딸리 갖추어지',
);

/** Who is at the head of something: it has one of them. Source: 표준국어대사전, 직위. */
export const HEADS = wordSet(
  '원장 소장 회장 사장 총장 교장 관장 위원장 이사장 대표 감독 대통령 총리 시장 지사 센터장 점장 주인 이장 학장 군수 구청장 선장 기장',
);
