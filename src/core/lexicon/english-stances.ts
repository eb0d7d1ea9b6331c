import { wordSet } from './clause-words.ts';

/**
 * English words that tell how far what a clause says goes: on whatever conditions, already or not yet. Source: Huddleston
 * and Pullum, The Cambridge Grammar of the English Language (2002), ch. 5 § 5 (quantification), ch. 8 § 12 (restrictive
 * adjuncts), ch. 8 § 14 (conditionals); Merriam-Webster's Thesaurus, planned, considered, decided.
 */
export const UNLIMITED = wordSet(
  `all every each both any anyone anybody anything everyone everybody everything always never ever whole entire entirely
   regardless whatever whichever whoever whenever wherever`,
);

/** What restricts: only, except, if. */
export const RESTRICTING = wordSet(
  'only unless except excluding if provided providing solely exclusively most half',
);
/** Of these the words that tell how many, and restrict what stands behind them. */
export const SHARING = wordSet('most half');

/** Deeds by which something is settled, whatever it is. */
export const SETTLING = wordSet('decide agree confirm approve begin start complete finish');

/** Said before a deed that is done. */
export const ALREADY = wordSet('already');

/** In the present they say of a deed that it is not done yet. */
export const PENDING = wordSet('plan consider propose discuss intend hope want will mull weigh like aim');
/** Beside them only what is done already. */
export const PERHAPS = wordSet('may might could');
/** Nouns for a deed that is only thought of. */
export const PROPOSALS = wordSet('proposal plan idea motion request suggestion bid');
/** What becomes of such a deed where nothing comes of it. */
export const DROPPING = wordSet('reject refuse postpone drop abandon shelve withdraw defeat');

/** Denied, they say that something is free to be left undone. */
export const NEEDING = wordSet('need require oblige');
/** How many of something there are, beside none. */
export const SOME = wordSet('some several many');
