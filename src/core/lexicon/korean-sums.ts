import { wordSet } from './clause-words.ts';

/**
 * Korean words that compute a value of others, and words that say no more than that a value is one. Stems and words as
 * written. Source: 국립국어원, 표준국어대사전 and 한국어기초사전, with their 비슷한말.
 */
export const TOGETHER = wordSet(
  '합치 합쳐 합하 더하 합계 합 총 총합 모두 전부 다 통틀 통틀어 추가하 합산 합산하',
);
/** A text that says one of these gives a total of its own. */
export const TOTALS = wordSet('합산 합산하 합쳐 합쳐서 합치 합하 합계 총 총액');

/** Adverbs before a word that compares. */
export const MORE = wordSet('더 덜');
export const GREATER = wordSet(
  `늘 늘어나 오르 높아지 인상되 인상하 상승하 증가하 느려지 길어지 많아지 더 웃돌 초과하 많 높 크 비싸 무겁 길 강하`,
);
export const SMALLER = wordSet(
  `줄 줄어들 내리 낮아지 인하되 인하하 하락하 떨어지 감소하 단축되 단축하 빨라지 짧아지 적어지 덜 적 낮 작 싸 저렴하 가볍 짧 밑돌`,
);
export const GAP = wordSet('차이 격차');

/** That something has a value, is given, paid, kept, measured: the value tells all of it. */
export const OF_VALUES = wordSet(
  `이 있 되 하 들 나오 남 붙 받 내 물 물리 치르 쓰 걸리 나타나 기록하 정하 정해지 책정하 책정되 설정하 설정되 지급하 지급되
   부과하 부과되 보상받 지원하 지원받 지불하 부담하 이용하 적용하 적용되 제한되 보관하 유지되 유효하 가능하 측정하 측정되
   제공하 제공되 계산되 매기 매겨지
   기간 시간 동안 하루 금액 비용 값 단가 수 개수 수량 인원 크기 비율 수치 한도 기준 총 전체 합 최대 최장 최소 최고 나이 정도 씩`,
);
