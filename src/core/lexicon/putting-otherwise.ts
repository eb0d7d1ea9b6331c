import { wordSet } from './clause-words.ts';

/**
 * Nouns by which a sentence puts an attribute that other words name: how much it is, and whom it is for. They say nothing
 * that could be false by itself. Source: Oxford Advanced Learner’s Dictionary; 국립국어원 표준국어대사전.
 */
export const MEASURING = wordSet(
  `number amount total figure count value quantity level capacity size volume extent maximum ceiling limit tag space hour
   수 숫자 수치 수량 규모 크기 양 분량 총수 최대 한도 상한 정도 값 금액 액수 시각 시간 날 날짜 사이 공간 넓이 길이 높이 무게 기간`,
);
export const WHOM_FOR = wordSet(
  `customer client subscriber user visitor guest student pupil member buyer owner passenger patient tenant resident reader
   viewer participant attendee people person anyone everyone
   고객 손님 가입자 구독자 이용자 사용자 방문객 관람객 입장객 학생 수강생 회원 구매자 승객 환자 입주자 독자 참가자 참석자 사람 누구`,
);

/**
 * Verbs that say that so many come, go or are wanted, and not that they are there: no label says them. Source: WordNet 3.1,
 * verbs of possession and change (hire, dismiss, lose, need); 국립국어원, 표준국어대사전.
 */
export const COMING_OR_GOING = wordSet(
  `dismiss fire sack hire recruit lose gain add cut shed drop need lack want seek sell buy cancel refuse remove replace
   miss owe return promise borrow lend donate steal waste delay postpone
   해고하 채용하 뽑 모집하 잃 줄이 늘리 감축하 감원하 충원하 내보내 취소하 거절하 필요하 부족하 모자라 팔 사 폐쇄하 철거하
   추가하 빼 삭제하 반납하 요구하 원하 빌리 빌려주 기부하 훔치 낭비하`,
);

/** Dimensions in which one thing has several values, each by its own word: long, wide, deep; weighs, carries. */
export const EXTENTS = wordSet('length mass');
