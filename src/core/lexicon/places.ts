import { wordSet } from './clause-words.ts';
import { wordGroups } from './word-groups.ts';

/**
 * Prepositions of one line may stand for each other where the rest is the same: works at the bank, works for the bank.
 * Source: Longman Dictionary of Contemporary English; Quirk et al., A Comprehensive Grammar of the English Language, ch. 9.
 */
export const LIKE_PREPOSITIONS = wordGroups([
  'at in on inside within',
  'in into to onto on',
  'of from out_of',
  'at for with',
  'for to towards toward',
  'by from with through via',
  'about on of regarding concerning',
  'during in over throughout within for',
  'by near beside next_to close_to',
  'until till to',
  'since from after',
  'because_of due_to owing_to',
  'of in at for',
  'among of',
  'with by',
  'as_well_as along_with together_with with',
]);

/**
 * Korean words that tell where something is from the noun before them, or from what it differs. Source: 표준국어대사전: 근처, 사이, 옆, 맞은편, 달리.
 */
export const BESIDE = wordSet(
  '근처 부근 인근 주변 근방 옆 앞 뒤 뒤편 밖 바깥 사이 건너편 맞은편 반대편 너머 아래 밑 위 외곽 방향 쪽 달리',
);

/** Particles for where something comes from and for where it goes. Source: 표준국어대사전, 부사격 조사. */
export const OTHER_WAY: ReadonlyMap<string, string> = new Map([
  ['에서', '로'],
  ['로', '에서'],
]);

/** Words for from whom and to whom. Source: 표준국어대사전, 부사격 조사. */
export const GIVING_PLACES = wordSet('에게 한테 께 에게서 한테서 로부터 to from');
