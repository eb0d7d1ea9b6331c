/** Number words that name their unit too. */
export const ALONE_AMOUNTS: Readonly<Record<string, readonly [number, string]>> = {
  하나: [1, ''],
  둘: [2, ''],
  셋: [3, ''],
  넷: [4, ''],
  하루: [1, '일'],
  이틀: [2, '일'],
  사흘: [3, '일'],
  나흘: [4, '일'],
  닷새: [5, '일'],
  엿새: [6, '일'],
  이레: [7, '일'],
  여드레: [8, '일'],
  아흐레: [9, '일'],
  열흘: [10, '일'],
  열하루: [11, '일'],
  열이틀: [12, '일'],
  열사흘: [13, '일'],
  열나흘: [14, '일'],
  보름: [15, '일'],
  일주일: [7, '일'],
  스무날: [20, '일'],
  스무하루: [21, '일'],
  하룻밤: [1, '박'],
  반년: [6, '개월'],
  절반: [50, '%'],
  첫째: [1, '째'],
  둘째: [2, '째'],
  셋째: [3, '째'],
  넷째: [4, '째'],
  다섯째: [5, '째'],
};
/** Units by their words, with what the value is multiplied by. */
const UNITS: Readonly<Record<string, readonly [string, number]>> = {
  날: ['일', 1],
  달: ['개월', 1],
  달간: ['개월', 1],
  번: ['회', 1],
  차례: ['회', 1],
  주: ['일', 7],
  주일: ['일', 7],
  주간: ['일', 7],
  인: ['명', 1],
  사람: ['명', 1],
  퍼센트: ['%', 1],
  프로: ['%', 1],
  '％': ['%', 1],
  '%p': ['%', 1],
  '%포인트': ['%', 1],
  초간: ['초', 1],
  분간: ['분', 1],
  일간: ['일', 1],
  년간: ['년', 1],
  해: ['년', 1],
  개월간: ['개월', 1],
  군데: ['곳', 1],
  개소: ['곳', 1],
  지점: ['곳', 1],
  개국: ['개', 1],
  살: ['세', 1],
  번째: ['째', 1],
  시간: ['분', 60],
  페이지: ['쪽', 1],
  알: ['정', 1],
  킬로미터: ['mm', 1_000_000],
  km: ['mm', 1_000_000],
  미터: ['mm', 1000],
  m: ['mm', 1000],
  센티미터: ['mm', 10],
  cm: ['mm', 10],
  밀리미터: ['mm', 1],
  킬로그램: ['g', 1000],
  kg: ['g', 1000],
  그램: ['g', 1],
  '℃': ['도', 1],
  아르: ['a', 1],
  헥타르: ['a', 100],
  ha: ['a', 100],
  리터: ['mL', 1000],
  L: ['mL', 1000],
  밀리리터: ['mL', 1],
  ml: ['mL', 1],
  톤: ['g', 1_000_000],
  t: ['g', 1_000_000],
};
const COUNTERS: ReadonlySet<string> = new Set(
  '날 원 명 인 개 대 권 건 회 번 번째 일 개월 달 년 곳 군데 지점 표 점 살 세 시 시간 분 초 주 주일 가지 마리 장 잔 병 쪽 페이지 호 층 배 등 위 차례 사람 채 척 벌 퍼센트 달러 유로 아르 헥타르 리터 밀리리터 톤 킬로 킬로미터 킬로그램 센티미터 그램 미터 평 도 박 학기 영업일 개국 해 팀 가구 편 곡 줄 통 그루 송이 자루 켤레 세대 차 강 호선 주년 세기 알 정 문 나라'.split(
    ' ',
  ),
);

/** True for a word that counts what stands before it. */
export function isCounter(word: string): boolean {
  return COUNTERS.has(word);
}

/** One spelling for a value and the word of its unit. */
export function inUnit(value: number, word: string): readonly [number, string] {
  const [unit, factor] = Object.hasOwn(UNITS, word) ? (UNITS[word] ?? [word, 1]) : [word, 1];
  return [Math.round(value * factor * 1e6) / 1e6, unit];
}
