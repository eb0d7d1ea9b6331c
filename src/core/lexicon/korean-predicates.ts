import { wordMap, wordSet } from './clause-words.ts';

/**
 * What stands behind a Korean verb, by what it does to what the clause says. Source: 표준국어문법론 (남기심, 고영근): 보조
 * 용언, 관형사형 어미, 종속적 연결 어미, 보조사; 한국어기초사전 (국립국어원).
 */

/** Chains that change nothing of what is so. */
export const PLAIN_CHAINS = wordSet(
  '어_주 어_드리 어_내 어_놓 어_두 어_버리 고_있 고_계시 어_있 어_계시 게_되 어_오 어_가',
);
/** What may and what must be done, however it is said; that it may not be is the first of them, denied. */
export const MODAL_CHAINS = wordMap([
  ['may', 'ㄹ_수_있 ㄹ_수_없 어서_안되 어서_안_되 어도_되 어도_좋 어도_괜찮'],
  ['must', '어야_하 어야_되'],
]);
/** What need not be done: that it must be, denied. */
export const NEED_NOT: ReadonlySet<string> = new Set(['지 않, may', '지 아니하, may', 'ㄹ 필요 없']);
/** Chains that deny. */
export const DENYING_CHAINS = wordSet('지_않 지_아니하 지_못하');
/** Endings of a clause that leaves the one behind it as it is: what was done before or meanwhile, and why. */
export const ATTENDING_ENDINGS = wordSet(
  '어 어서 면서 고 며 다가 자마자 느라 니까 므로 는데 러 려고 도록 게',
);
/** Those that say why: what they lead to stands without them, as a rule as well. */
export const REASON_ENDINGS = wordSet('므로 니까 느라');
/** Of these the endings of what is so as well. */
export const FACTUAL_ENDINGS = wordSet('어 어서 면서 고 며 자마자 느라 므로 니까');
/** Endings of what somebody says, thinks or wants. */
export const QUOTING_ENDINGS = wordSet('다고 라고 자고 냐고 다며 라며 자며');
/** Particles that restrict. */
export const ONLY_PARTICLES = wordSet('만 밖에 뿐 조차 마저 라도 나');
/** Particles that only say that something else is so too, or that it is spoken of. */
export const SPOKEN_PARTICLES = wordSet('은 도 야');
/** Nouns of a time or case that a clause before them tells. */
export const TIME_NOUNS = wordSet('때 뒤 후 다음 전 동안 중 도중 경우 이후 이전 당시 직후 직전');
/** Words of a time that stand without a particle, or as a topic beside the one that a clause is about. */
export const TIME_WORDS = wordSet(
  '지금 현재 오늘 어제 내일 모레 그제 이날 그날 이때 그때 당일 올해 작년 지난해 내년 재작년 이듬해 다음날 이튿날 매일 매주 매달 매년 해마다 평소 요즘 최근 이제 아침 낮 저녁 밤 새벽 오전 오후',
);
/** Nouns for what a clause before them says, or for nobody in particular. */
export const BOUND_NOUNS = wordSet('것 데 수 뿐 곳 점 바 줄 리 만큼 대로 채 척 셈 탓 덕분 때문 이 분 자 쪽');
/** Words that stand for somebody said before. */
export const PRONOUNS = wordSet('그 그녀 그들 이들');
/** Words before a noun that point at something said before. */
export const POINTING = wordSet('이 그 해당');
/** Words before a time, read as verbs: 올 시즌, 지난 봄. */
export const TIME_DETERMINERS = wordSet('올 지난');
/** How the particle of a subject is written behind a vowel; the last syllable of many nouns for who somebody is: 화가, 작가. */
export const SUBJECT_AS_SYLLABLE = '가';
/** Verbs of who gets something for a time, with what they are where 주 stands behind: who gives it. */
export const LENDING: ReadonlyMap<string, string> = new Map([
  ['빌리', '빌려주'],
  ['꾸', '꿔주'],
]);
export const GIVING = wordSet('주 드리');

/** Between a name and a title that somebody had once. Source: 표준국어대사전: 전(前). */
export const FORMER = wordSet('전 前');
