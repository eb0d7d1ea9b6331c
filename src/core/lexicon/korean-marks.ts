import { wordSet } from './clause-words.ts';

/**
 * Particles and endings by what they do, as the Korean reader names them. Source: 표준국어문법론 (남기심, 고영근): 격조사와
 * 보조사, 관형사형 어미, 연결 어미.
 */
export const TOPIC_OR_SUBJECT = wordSet('은 이');
/** Particles by which a name is what its clause is about, the surest first. */
export const OWNER_MARKS: readonly string[] = [...wordSet('은 의 이 도 만')];
/** Endings of a clause that stands before a noun. */
export const ADNOMINAL = wordSet('는 ㄴ 던 ㄹ');
/** Endings of a clause that another one follows. */
export const CLAUSE_JOINING = wordSet('고 며 지만 는데 면서 되');
/** Endings that join one deed to the next, where each has a value of its own: 8시에 출발해 11시에 도착한다. */
export const DEED_JOINING = wordSet('어 어서');
/** Particles as they are written, by name: cut from what they stand behind where that is a value or a quotation. */
export const CUT_PARTICLES: ReadonlyMap<string, string> = new Map(
  '은/은 는/은 이/이 가/이 을/을 를/을 의/의 로/로 으로/로 에/에 에서/에서 와/와 과/와 도/도 만/만 까지/까지 부터/부터 씩/씩'
    .split(' ')
    .map((pair) => {
      const [written = '', name = ''] = pair.split('/');
      return [written, name] as const;
    }),
);
/** Endings of a clause of a list, on a value: 52점이고. */
export const JOINING_ON_VALUE = wordSet('이고 고 이며 며 이지만 지만 이나 이고요');

/** Nouns that end like a particle or the copula, beside those of the treebank. Source: 국립국어원, 외래어 표기 용례집; 표준국어대사전. */
export const LONG_NOUNS = wordSet(
  `강의 온라인 오프라인 로그인 체크인 플러그인 도메인 디자인 카페인 와인 라인 가이드라인 타임라인 파이프라인 메인 코인
   비트코인 체인 블록체인 캠페인 사인 비스트로 유로 메트로 프로 제로 마이크로 매크로 레스토랑 콘도 플레이
   디스플레이 게이트웨이 스프레이 릴레이 요가 사우나 센서 프로세서`,
);

/** Counters that tell one of several things apart: 2층, 3호기. Longer ones first. Source: 국립국어원, 표준국어대사전, 의존 명사. */
export const LABELLING: readonly string[] = [
  ...wordSet(
    '전시실 호선 호점 호기 호차 호실 공장 학년 학기 단계 등급 회차 주차 구역 지구 라운드 코스 번째 층 호 번 차 팀 반 조 급 기 동 관 실 과 항',
  ),
];

/** Suffixes of a noun for each of which something is so: 학기당, 지점별. Source: 국립국어원, 표준국어대사전, 접미사 -당, -별. */
export const EACH_SUFFIXES = wordSet('당 별');
