import { wordSet } from './clause-words.ts';

/**
 * Korean words that tell how far what a clause says goes: on whatever conditions, already or not yet, together or apart.
 * Stems and words as written. Source: 국립국어원, 표준국어대사전 and 한국어기초사전, with their 비슷한말 and 반대말.
 */
export const REGARDLESS = wordSet(
  `관계없이 상관없이 무관하게 막론하 불문하 언제나 항상 무조건 반드시 누구나 누구든 누구든지 얼마든 얼마든지 언제든 언제든지
   어디서나 예외없이`,
);

/** Always; the stem of 늘다 is written so too. */
export const ALWAYS = '늘';

/** What restricts: only, except. */
export const RESTRICTING = wordSet('한하 한해 한정 한정하 한정되 국한되 전용 제외 제외하 제외되 빼 일부');
export const RESTRICTING_PARTICLES = wordSet('만 뿐');

/** What makes a condition: its ending, its noun, what bounds an amount. */
export const CONDITION_ENDINGS = wordSet('면 다면 려면');
export const CONDITION_WORDS = wordSet('경우 시 때 이상 이하 미만 초과 이내');

/** It is so by now. */
export const DONE = wordSet(
  `이미 벌써 최종 현재 마치 마무리되 마무리하 끝나 끝내 완료 완료되 완료하 합의하 합의되 확정되 확정하 확인되 확인하 결정되 결정하
   종료되 종료하 마감되 성사되 타결되 체결되 체결하`,
);
/** The one of them that says no more than when. */
export const NOW = '현재';

/** It is not so yet, or nobody knows. */
export const PENDING = wordSet(
  `예정 예정되 계획 계획하 목표 목적 방침 준비 검토 검토하 논의 논의하 재논의 재논의하 협의 조율 고민 고민하 심사 대기 진행 추진
   추진하 제안 제안하 권고 권고하 의뢰 의뢰하 조사 추정 추정하 추정되 예상 예상되 전망 전망되 가능성 관측 소문 루머 미정 미확정
   미확인 보류 보류하 유보 유보하 연기되 연기하 내년 내달`,
);
export const PENDING_ENDING = '겠';

/** Nouns that deny what stands before them. */
export const DENYING_NOUNS = wordSet('제외 제외하 제외되 불가 금지 금지하 금지되');

/** Two words of which one denies the other. */
const OPPOSITE_LINES = `
유급 무급
절대평가 상대평가
왕복 편도
무료 유료
흑자 적자
찬성 반대
가결 부결
포함 별도
포함되 별도
포함하 별도
가능 불가
가능하 불가
허용 금지
허용되 금지
증가 감소
증가하 감소하
늘 줄
늘어나 줄어들
상승 하락
상승하 하락하
오르 내리
높아지 낮아지
인상 인하
인상하 인하하
승인하 거절하
수락하 거절하
합격 불합격
정상 불량
실내 실외
국내 해외
공개 비공개
정규직 비정규직
앞당기 미루
빨라지 느려지
`;

function oppositesOf(lines: string): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  const note = (one: string, other: string): void => {
    found.set(one, new Set([...(found.get(one) ?? []), other]));
  };
  for (const line of lines.trim().split('\n')) {
    const [one = '', other = ''] = line.split(' ');
    note(one, other);
    note(other, one);
  }
  return found;
}

export const OPPOSITES = oppositesOf(OPPOSITE_LINES);

/** Behind 고: what somebody would like. */
export const WISHING = '싶';
/** What somebody holds to be so. Source: 표준국어대사전, 여기다와 그 갈래. */
export const OPINING = wordSet('여기 믿 추정하 추측하 짐작하 간주하');
