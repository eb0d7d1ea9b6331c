import { wordGroups } from './word-groups.ts';

/**
 * Words that speak of one thing that may have a value, a line each, whatever class they are of; verbs by their stem. The
 * frames are those of `english-frames.ts` (FrameNet 1.7). Source of the words: 국립국어원, 표준국어대사전, 비슷한말.
 */
const FRAMES: readonly string[] = [
  '직원 사원 인원 인력 근무하 일하 고용하 채용하 종사하',
  '월세 임대료 집세 세 빌리 임대하 임차하 세놓 세들',
  '보증금 맡기 예치하 예치금',
  '가격 값 판매가 판매하 팔 팔리 사 구매하 구입하',
  '요금 이용료 사용료 수수료',
  '설립하 설립 설립일 창립하 창립 창립일 창단하 창단 창단일 창업하 창업 세우 생기 만들어지',
  '열 개장하 개관하 개소하 개업하 개점하 개장일 개관일 개소일 개업일 개점일 시작하',
  '출시하 출시 출시일 나오 선보이 발매하 발매일 내놓',
  '단장하 단장 공사 보수하 보수 수리하 리모델링 리모델링하 개보수 개보수하',
  '짓 지어지 건설하 건축하 건립하 완공하 준공하 완공일 준공일',
  '입주하 입주 입주일 들어가 들어오 비',
  '면적 크기 넓이 평수 넓 좁',
  '좌석 석 정원 수용하 수용 경기장 공연장 강당',
  '무게 중량 무겁 가볍 나가',
  '배터리 충전 충전하',
  '속도 빠르 느리 시속',
  '인구 주민 거주하 살 주민수',
  '높이 해발 고도 높',
  '연봉 급여 월급 임금 벌',
  '입사하 입사 입사일',
  '휴가 연차 쉬',
  '출발하 출발 떠나',
  '도착하 도착 닿',
  '소요하 소요 걸리',
  '승점 점수 얻 거두 쌓 따',
  '진료비 진찰료 진료 진찰 진료하',
  '입장료 관람료 표값 표 입장권 관람하 입장하',
  '태어나 출생하 출생 생일',
  '생산하 생산 생산량 제조하 만들',
  '매출 매출액 벌어들이',
  '학생 재학생 재학하 다니',
  '주차장 주차하 주차',
  '엘리베이터 승강기',
  '반려동물 애완동물 강아지 고양이',
  '월 매월 매달 다달이 달마다 달',
  '매년 해마다 연간',
  '매일 날마다',
];

/** Words for the part that somebody has in something, a line each. Sources as above. */
const PARTS: readonly string[] = [
  '이끌 이끄 맡 지휘하 책임지 운영하 경영하 관리하 총괄하 감독 대표 원장 소장 센터장 점장 관장 사장',
  '주인 소유주 소유자 집주인 건물주 소유 소유하 가지 갖',
  '디자이너 디자인 디자인하 설계하 설계자',
  '설립자 창립자 창업자 설립하 창립하 창업하 세우',
  '저자 작가 지은이 쓰 집필하 저술하',
  '이기 꺾 승리하 물리치',
];

export const KOREAN_FRAMES = wordGroups(FRAMES);
export const KOREAN_PARTS = wordGroups(PARTS);
