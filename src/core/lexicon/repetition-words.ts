import { wordSet } from './clause-words.ts';

/**
 * What may change or be left out where a sentence is repeated. Source: Huddleston and Pullum, The Cambridge Grammar of
 * the English Language (2002), ch. 5 § 6 (articles), ch. 8 § 6 (adjuncts of place, time and cause); 표준국어문법론
 * (남기심, 고영근), 종결 어미와 연결 어미, 부사격 조사.
 */
export const ARTICLES = wordSet('a an the');
/** Adverbs that only say that something else is so too. Source: Huddleston and Pullum, ch. 6 § 7.3. */
export const ADDING = wordSet('also');
/** Prepositions of time and place. */
export const PLACING = wordSet(
  `in on at during since after before near inside outside around along across through throughout behind beside
   beneath above below upon`,
);
/** Those behind which stands with whom, by whom and into what something happened once; `to`, `for` and `from` may restrict. */
export const ATTENDING = wordSet('with by into onto');
/** Markers of a clause that stands whatever hangs on it. */
export const REASONS = wordSet('because');
/** Words that join clauses which both stand. */
export const JOINERS = wordSet('and but');
/** Behind a comma, of clauses that both stand. Source: Huddleston and Pullum, ch. 11 § 4.3 (while, whereas of contrast). */
export const CONTRASTS = wordSet('while whereas');
/** Before what is so all the same. Source: ibid. ch. 8 § 13 (concessive adjuncts). */
export const CONCEDING = wordSet('though although albeit');
/** Relative adverbs of what stands aside behind a comma. Source: ibid. ch. 12 § 3.5. */
export const ASIDE_ADVERBS = wordSet('where');
/** Last endings of a Korean clause that says something, whatever the level of speech. */
export const DECLARATIVE = wordSet('다 습니다 네 군 어 ㅁ');
/** Last endings of a Korean clause that stands beside the next one. */
export const JOINING = wordSet('고 지만 며 는데');
/** How they are written at the end of a word, longer ones first. */
export const JOINING_FORMS = ['으며', '지만', '는데', '고', '며'] as const;
/** Verbs of what is so and does not happen. */
export const STATES = wordSet('be have 있 없 아니');
/** First words that only tie a sentence to the one before. */
export const LINKS = wordSet(
  'however also moreover furthermore additionally besides therefore thus and but 다만 또한 그리고 한편 단 또 그러나 하지만 따라서 아울러',
);
/** Words of what may be done, as much of it as somebody likes. Source: Huddleston and Pullum, ch. 3 § 9; -ㄹ 수 있다. */
export const PERMITTING = wordSet('may can could might 수');
/** Of these the words that say so as surely as each other. */
export const MAY = wordSet('may can');
/** The one that says what somebody is able to do, and not what perhaps is so. */
export const ABLE = wordSet('can');
/** Words of what has to be done. Source: Huddleston and Pullum, ch. 3 § 9. */
export const OBLIGING = wordSet('must should ought shall');
/** Words before a clause of when or where. Source: ibid. ch. 11 § 4. */
export const TIMING = wordSet('when whenever while where wherever until till once');
/** Determiners of a noun that speaks of several things, or of none. Source: ibid. ch. 5 § 7. */
export const OTHERS = wordSet('another other each every any both either no some');
/** What makes one of several things: `between Kim and Lee`. */
export const UNITING = wordSet('between both together each combined');
/**
 * Words before a noun without which it is another thing, or none: a deputy mayor is no mayor, a planned bridge no bridge.
 * Source: Kamp and Partee, Prototype theory and compositionality (1995), § 2 (privative and non-subsective adjectives);
 * Huddleston and Pullum, ch. 6 § 2.2 (former, alleged) and ch. 5 § 14 (vice, deputy).
 */
export const NOT_SUCH = wordSet(
  `former ex prior previous erstwhile onetime late future prospective would-be wannabe upcoming potential
   possible probable likely unlikely alleged supposed apparent so-called self-styled self-proclaimed purported putative
   presumed assumed suspected reputed ostensible seeming expected predicted anticipated forecast proposed planned
   intended hypothetical theoretical mythical mythological fictional fictitious imaginary invented fake false counterfeit
   forged bogus phony mock sham simulated artificial virtual pseudo imitation toy model dummy replica deputy vice acting
   interim assistant associate honorary failed attempted aborted cancelled canceled unfinished incomplete partial quasi`,
);

/** Before `to` they say so too: it has to be kept. Source: ibid. ch. 3 § 9. */
export const OBLIGING_VERBS = wordSet('have need');
/** A modal of what is to happen once. Source: ibid. ch. 3 § 9.5. */
export const COMING = wordSet('will');
