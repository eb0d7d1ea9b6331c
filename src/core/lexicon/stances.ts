import { wordSet } from './clause-words.ts';

/**
 * Words that tell how far what a clause says goes: on whatever conditions, already or not yet. Source: Huddleston and
 * Pullum, The Cambridge Grammar of the English Language (2002), ch. 5 § 5 (quantification), ch. 8 § 12 (restrictive
 * adjuncts), ch. 8 § 14 (conditionals); Merriam-Webster's Thesaurus, planned, considered, decided; 국립국어원, 표준국어대사전.
 */
export const UNLIMITED = wordSet(
  `all every each both any anyone anybody anything everyone everybody everything always never ever whole entire entirely
   regardless whatever whichever whoever whenever wherever
   모두 모든 전부 전체 전액 전량 내내 종일 매번 언제나 항상 늘 누구나 누구든 누구든지 상관없이 관계없이 무관하 예외없이 어디서나 무조건`,
);

/** Of these the words that say so of none as well: not all is less than none. */
export const EVEN_DENIED = wordSet(
  'any anyone anybody anything never ever regardless whatever whichever whoever whenever wherever 상관없이 관계없이 예외없이',
);

/** Before a number they tell how often, or how many in all. */
export const COUNTING_ALL = wordSet('every each all 모두 전체');

/** Words whose phrase is one on which nothing depends: without any agreement, whether or not. */
export const WAIVING = wordSet('without regardless whether even including include 상관없이 관계없이 무관하');

/** What restricts in English: only, except, if. */
export const RESTRICTING_WORDS = wordSet(
  'only unless except excluding if provided providing solely exclusively',
);

/** Words of both languages that tell how many of them, and less than all. */
export const SHARING = wordSet('most half 일부 절반 대부분');

/** Deeds by which something is settled, whatever it is. */
export const SETTLING = wordSet('decide agree confirm approve begin start complete finish');

/** Said before a deed that is done. */
export const ALREADY = wordSet('already');

/** In the present they say of a deed that it is not done yet. */
export const PENDING = wordSet('plan consider propose discuss intend hope want will mull weigh like aim');
/** Before a time: it is planned for then, and nobody says that it happened. */
export const SCHEDULED = wordSet('plan schedule expect due slate anticipate intend');
/** Beside them only what is done already. */
export const PERHAPS = wordSet('may might could');
/** Of these the words of what nobody knows, and nobody permits. */
export const UNSURE = wordSet('might could');
/** Nouns for a deed that is only thought of. */
export const PROPOSALS = wordSet('proposal plan idea motion request suggestion bid');
/** What becomes of such a deed where nothing comes of it. */
export const DROPPING = wordSet('reject refuse postpone drop abandon shelve withdraw defeat');

/** Denied, they say that something may be left undone. */
export const NEEDING = wordSet('need require oblige');
/** How many of something there are, beside none. */
export const SOME = wordSet('some several many');

/** Before a verb they say that it was not done. */
export const ALMOST = wordSet('nearly almost');
/** Behind a Korean verb the stem that says so: 부딪힐 뻔했다. */
export const ALMOST_STEM = '뻔';
/** What puts a deed off, or calls it off: said of another day, it did not happen then. */
export const PUTTING_OFF = wordSet(
  'postpone cancel delay 미루 미뤄지 연기되 연기하 늦춰지 늦추 보류되 보류하 취소되 취소하 무산되',
);

/** What leads to a reason. */
export const REASON_WORDS = wordSet('because since due');
/** Between a part and the whole that it is of, and between a whole and the part of it. */
export const PART_OF = wordSet('of');
export const AMONG = wordSet('가운데 중');

/** Before a name they say where. */
export const LOCATING = wordSet('at in near on');
