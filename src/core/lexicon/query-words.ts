import { wordSet } from './clause-words.ts';

/**
 * Words of a claim about rows that change nothing of what is asked: prepositions of belonging and place, the verb that
 * says that there are such rows. Source: Huddleston and Pullum (2002), ch. 7 § 4 (grammaticised prepositions), ch. 16 § 6.
 */
export const PLAIN_PREPOSITIONS = wordSet('of in at on for by from with to as within among during against');
export const PLAIN_WORDS = wordSet('there be have do a an the that which who whose belong due 씨 님');

/** Adverbs and adjectives that say no more than that it is so, and of each. Source: ibid., ch. 8 § 20; 표준국어대사전. */
export const PLAIN_ADVERBS = wordSet(
  'still already currently now yet directly different distinct 현재 이미 아직 지금 당시 직접 서로 다르',
);

/** Particles that mark the part of a noun and no more. Source: 표준국어문법론 (남기심, 고영근), 격조사. */
export const PLAIN_PARTICLES = wordSet('은 이 을 의 에 에서 로 와 중 께서 에게 이다');

/** Words that say that all rows are counted or added. Source: Huddleston and Pullum (2002), ch. 5 § 7; 표준국어대사전. */
export const WHOLE_WORDS = wordSet('total overall altogether all 전체 총 모두 전부 합계 총합 도합 합산 누적');

/** The number that is written as a pronoun or noun. Source: as above. */
export const ONE_WORDS = wordSet('one 하나');

/** Forms of the verb that says that there is none. Source: 표준국어대사전, 없다. */
export const ABSENCE = wordSet('없다 없습니다 없었 없는 없음');

/** Columns in which less is better or before. Source: schema.org, position; 공공데이터 공통표준용어 (순위). */
export const RANKING = wordSet('rank ranking place position pos no standing 순위 등수 등위 순번 번호');

/** Words that join clauses or names of which each is said by itself. Source: Huddleston and Pullum (2002), ch. 15 § 2. */
export const JOINTS = wordSet('and while whereas but 그리고');

/** Words that say that two are meant. Source: ibid., ch. 5 § 7. */
export const PAIRING = wordSet('both each respectively 각각 모두');

/** Words that begin a clause of the same time and place. Source: ibid., ch. 11 § 8. */
export const SAME_TIME = wordSet('when where while also');

/** Verbs of which a table says no more than that the row is there. Source: Levin (1993), § 47 (verbs of existence); 표준국어대사전. */
export const ROW_VERBS = wordSet(
  'play locate situate compete list show record schedule name call know participate appear feature go 열리 진행되 개설되 운영되 참가하 출전하 기록되 있',
);

/** Nouns for what rows of tables tell of, whatever they are. Source: schema.org, Event, Person, Organization; 표준국어대사전. */
export const ROW_NOUNS = wordSet(
  'game match event competition contest race meeting person people player team club member candidate participant episode season year date day 경기 대회 행사 사람 회원 팀 시즌 연도 날짜',
);

/** Words that say that things have one thing in common. Source: ibid., ch. 13 § 5 (comparison of equality). */
export const SAMENESS = wordSet('same 같 동일하');

/** Prepositions that say, behind an amount, how far one value is from another. Source: Huddleston and Pullum (2002), ch. 7 § 6. */
export const BEYOND = wordSet('above below over under beyond');

/** Prepositions that say that something is not there. Source: Huddleston and Pullum (2002), ch. 9 § 3 (words of negation). */
export const LACKING = wordSet('without no not never neither nor less');
