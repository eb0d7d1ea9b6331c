/**
 * What Korean endings, words and chains of words do to what a clause says. Source: 표준국어문법론 (남기심, 고영근),
 * 보조 용언과 의존 명사 구성; 한국어기초사전 (국립국어원), its examples.
 */

/** The last ending of a predicate and the mood that it gives its clause. */
export const ENDING_MOODS = `
asked: 습니까 느냐 나 는가 ㄹ까 냐고 냐는 는지 ㄹ지
ordered: 세요 라 ㅂ시다 자 라고 자고 라는 자는
conditional: 면 다면 거든 더라도 ㄹ지라도 려면
reported: 다고 다는
planned: 려고 고자 려는 기+로
`;

/** Nouns behind a clause that says their content, and what they make of it: 닫을 것이라는 소문. */
export const CONTENT_NOUNS = `
doubted: 의혹 소문 루머 의심 낭설 괴담
reported: 보도 주장 발표 소식 설명 증언 진술 기사 설
planned: 계획 예정 방침 목표 목적 약속 합의
possible: 가능성 우려 전망 예상 관측 확률 위험
conditional: 경우 한 조건
`;

/** Verbs over 것으로: 합병할 것으로 알려졌다. */
export const CONTENT_VERBS = `
reported: 알려지 전해지 보도되 전하 알리
possible: 보이 추정되 예상되 전망되 관측되 기대되 예상하 전망하 추정하
`;

/**
 * Chains that are one predicate: the ending of its verb, then stems with the particle that must follow, if any, and
 * what the chain does. What is listed first goes before.
 */
export const CHAINS = `
ㄹ 수 있 : possible
ㄹ 수 없 : possible negative
ㄹ 줄 모르 : negative
ㄹ지 모르 : possible
ㄹ 듯하 : possible
ㄹ 예정 : planned
ㄹ 계획 : planned
ㄹ 방침 : planned
ㄹ 것 이 : possible
지 않 : negative
지 아니하 : negative
지 못하 : negative
지 말 : negative
어야 하 : asserted
어야 되 : asserted
고 있 : asserted
고 계시 : asserted
고 싶 : planned
고 싶어하 : planned
어 있 : asserted
어 계시 : asserted
어 보 : asserted
어 주 : asserted
어 드리 : asserted
어 버리 : asserted
어 오 : asserted
어 가 : asserted
어 내 : asserted
어 두 : asserted
어 놓 : asserted
어 지 : asserted
어서 안되 : ordered negative
어서 안 되 : ordered negative
어도 되 : possible
어도 좋 : possible
어도 괜찮 : possible
게 되 : asserted
기+로 하 : planned
기 바라 : ordered
려고 하 : planned
고자 하 : planned
도록 하 : asserted
ㄴ 적 없 : negative
ㄴ 적 있 : asserted
ㄹ 필요 없 : possible negative
`;
