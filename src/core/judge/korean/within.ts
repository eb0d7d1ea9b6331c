import { BOUND_NOUNS, FACTUAL_ENDINGS, REASON_ENDINGS, TIME_NOUNS } from '../../lexicon/korean-predicates.ts';
import { isClause, isNamed, type KoreanClause, type KoreanPhrase, SUBJECTS } from './clause.ts';
import { identitiesOf } from './called.ts';
import { isEvent } from './leave.ts';
import { isTime } from './role-of.ts';

/**
 * What clauses within a clause say by themselves: `수조를 설계한 탁민기`, `관이 터져 물이 끊겼다`. Of a rule only what it says of
 * somebody by name or of a time, and why it is so: `회원증을 잃어버린 사람은` tells of nobody.
 */
export function withinOf(clause: KoreanClause): readonly KoreanClause[] {
  const phrases = [...clause.phrases, ...(clause.what === null ? [] : [clause.what])];
  const nouns = phrases.flatMap((phrase) => [phrase, ...phrase.others]);
  const hangs = clause.hangs.filter(({ ending }) =>
    isEvent(clause) ? FACTUAL_ENDINGS.has(ending) : REASON_ENDINGS.has(ending),
  );
  const told = nouns.flatMap((noun) =>
    relativesOf(noun).filter((one) => isEvent(clause) || isNamed(noun) || hasTime(one)),
  );
  const people = phrasesIn(clause).flatMap(identitiesOf);
  return [...told, ...hangs.map((hang) => standing(hang, clause)), ...people];
}

/** All phrases of a clause and of those within it. */
function phrasesIn({ phrases, what, hangs }: KoreanClause): readonly KoreanPhrase[] {
  const own = [...phrases, ...(what === null ? [] : [what])].flatMap((one) => [one, ...one.others]);
  const within = [...own.flatMap(({ before }) => before.filter(isClause)), ...hangs];
  return [...own, ...within.flatMap(phrasesIn)];
}

function hasTime({ phrases }: KoreanClause): boolean {
  return phrases.some(({ head }) => isTime(head));
}

/** A clause that hangs on another one, with its time, and with whom it is about. */
function standing(hang: KoreanClause, clause: KoreanClause): KoreanClause {
  const hasSubject = hang.phrases.some(({ role }) => SUBJECTS.has(role));
  return { ...hang, time: clause.time, carried: hasSubject ? [] : subjectsOf(clause) };
}

function subjectsOf({ phrases, carried }: KoreanClause): readonly KoreanPhrase[] {
  const own = phrases.filter(({ role }) => SUBJECTS.has(role));
  return own.length > 0 ? own.slice(0, 1) : carried;
}

/** Parts that the noun behind a clause may take in it, that have no other in it. */
const PARTS: readonly string[] = ['이', '을', '에', '에서'];

function relativesOf(phrase: KoreanPhrase): readonly KoreanClause[] {
  const { lemma } = phrase.head;
  if (BOUND_NOUNS.has(lemma) || TIME_NOUNS.has(lemma)) return [];
  return phrase.before.flatMap((one, at) => {
    if (!isClause(one) || one.mood !== 'asserted' || one.time === 'will') return [];
    const taken = new Set(one.phrases.map(({ role }) => role));
    const noun = { ...phrase, before: phrase.before.slice(at + 1), others: [], only: false };
    const isVerb = one.what === null && one.verb.token.inflection?.kind === 'verb';
    const parts = PARTS.filter((role) => !taken.has(role) && (role === '이' || (taken.has('이') && isVerb)));
    const withNoun = (role: string): KoreanClause => ({
      ...one,
      ending: '',
      phrases: [...one.phrases, { ...noun, role }],
    });
    return parts.map(withNoun);
  });
}
