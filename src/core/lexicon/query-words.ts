import { wordSet } from './clause-words.ts';

/**
 * Words of a claim about rows that change nothing of what is asked: prepositions of belonging and place, the verb that
 * says that there are such rows. Source: Huddleston and Pullum (2002), ch. 7 § 4 (grammaticised prepositions), ch. 16 § 6.
 */
export const PLAIN_PREPOSITIONS = wordSet('of in at on for by from with to as within among');
export const PLAIN_WORDS = wordSet('there be have do a an the that which who whose belong');

/** Adverbs and adjectives that say no more than that it is so, and of each. Source: ibid., ch. 8 § 20; 표준국어대사전. */
export const PLAIN_ADVERBS = wordSet(
  'still already currently now yet different distinct 현재 이미 아직 지금 서로 다르',
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
