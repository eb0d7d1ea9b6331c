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
