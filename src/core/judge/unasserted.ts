import type { ClauseWords } from '../lexicon/clause-words.ts';
import { OPINING, WISHING } from '../lexicon/korean-stances.ts';
import type { ReadSentence } from '../read/read-text.ts';
import type { Role, Statement } from '../statement/statement.ts';
import { denies } from './match.ts';

/** An ending of what was so for a time: `관리하던 지점`. */
const PAST_HABIT = '던';
const PAST = '었';
/** Endings of a sentence: `는다`, `어요`, `오`. */
const CLOSING = /[다요오]$/u;
/** Behind a verb they say what is so now because it happened: 열려 있다. */
const STANDING: ReadonlySet<string> = new Set(['있', '계시']);
const PRESENT: ReadonlySet<string> = new Set(['VBZ', 'VBP']);
const DONE: ReadonlySet<string> = new Set(['VBD', 'VBN']);

function endingsAt({ tokens }: ReadSentence, { at }: Statement): readonly string[] {
  return tokens[at]?.inflection?.endings ?? [];
}

/** The tags of a verb and of what carries its time. */
function tagsAt({ tokens }: ReadSentence, { at }: Statement): readonly string[] {
  const carriers = tokens.filter(({ head, relation }) => head === at && /^(?:aux|cop)/u.test(relation));
  return [tokens[at], ...carriers].flatMap((token) => token?.xpos ?? []);
}

function isPast(sentence: ReadSentence, clause: Statement): boolean {
  const endings = endingsAt(sentence, clause);
  if (endings.length > 0) return endings.includes(PAST) || endings.includes(PAST_HABIT);
  return tagsAt(sentence, clause).includes('VBD');
}

/** True for `sells`, `is the mayor`; not for `has sold` or `is built`, which may be said of what happened. */
function isNow(sentence: ReadSentence, clause: Statement): boolean {
  const endings = endingsAt(sentence, clause);
  const next = sentence.tokens[clause.at + 1]?.lemma ?? '';
  if (endings.length > 0)
    return CLOSING.test(endings.at(-1) ?? '') && !endings.includes(PAST) && !STANDING.has(next);
  const tags = tagsAt(sentence, clause);
  return tags.some((tag) => PRESENT.has(tag)) && !tags.some((tag) => DONE.has(tag));
}

/** `어린이에게 무료이다`: so for whom the claim does not name. */
function isForOthers({ tokens }: ReadSentence, { predicate, roles }: Statement): boolean {
  const isFor = ({ name, phrase }: Role): boolean =>
    name === 'recipient' && !tokens.some(({ lemma }) => lemma === phrase.head);
  return predicate === 'be' && roles.some(isFor);
}

/** A deed, with a day or a year in its sentence. */
function isDatedDeed({ tokens, values }: ReadSentence, { at }: Statement): boolean {
  const inflection = tokens[at]?.inflection;
  const isDeed =
    inflection === undefined
      ? tokens[at]?.upos === 'VERB'
      : (inflection.kind === 'verb' || STANDING.has(tokens[at]?.lemma ?? '')) && !inflection.copula;
  return isDeed && values.some(({ value }) => value?.kind === 'period');
}

/** What begins in May is not said to have begun then; nor is what was so to be so. */
function isOfOtherTense(claim: Statement, asked: ReadSentence, one: Statement, said: ReadSentence): boolean {
  if (isPast(said, one)) return isNow(asked, claim);
  return isNow(said, one) && isPast(asked, claim) && isDatedDeed(said, one) && isDatedDeed(asked, claim);
}

/** Whatever else was misread: 꾸미고 싶다고 밝혔다 says of nothing that it was done, 전한다고 여겨졌다 not that it is so. */
function isOnlyThought(claim: Statement, one: Statement, { tokens }: ReadSentence): boolean {
  if (one.mood !== 'reported' || claim.mood !== 'asserted' || claim.predicate === 'be') return false;
  const holder = tokens[tokens[one.at]?.head ?? -1];
  return OPINING.has(holder?.lemma ?? '') || tokens[one.at + 1]?.lemma === WISHING;
}

/** The evidence stands by its clause as the claim does by its own, of the same time. */
function isAsserted(claim: Statement, asked: ReadSentence, one: Statement, said: ReadSentence): boolean {
  const isOver = isOfOtherTense(claim, asked, one, said);
  if (one.unread !== null || claim.unread !== null) return !isOver && !isOnlyThought(claim, one, said);
  if (isOver) return false;
  const isMeant = one.mood === 'asserted' || one.mood === claim.mood;
  return isMeant && !isForOthers(asked, one) && (denies(claim) || !denies(one));
}

/** The clause itself was surely read, whomever it is about: then it tells its time at least. */
function isRead({ unread }: Statement): boolean {
  return unread === null || unread === 'no_subject';
}

/** The words of conditions that the reader may take for others: `unless`, `as long as`. */
function suppositions({ tokens }: ReadSentence, { conditions, denying }: ClauseWords): readonly string[] {
  const forms = tokens.map(({ form }) => form.toLowerCase());
  return forms.flatMap((form, at) => {
    const phrase = forms.slice(at, at + 3).join(' ');
    return denying.has(form) ? form : conditions.has(phrase) ? phrase : [];
  });
}

/**
 * JD96: the sentence has the verb of the claim, and does not stand by it: who refused to sign did not sign, and what is
 * seldom closed is not closed. Nor is what was so, or is so unless something else is, said to be so.
 */
export function isUnasserted(claim: ReadSentence, evidence: ReadSentence, words: ClauseWords): boolean {
  if (evidence.form !== 'clauses') return false;
  const supposed = suppositions(claim, words);
  if (suppositions(evidence, words).some((one) => !supposed.includes(one))) return true;
  return claim.statements.some((own) => {
    if (own.mood !== 'asserted') return false;
    const same = evidence.statements.filter(
      (one) =>
        one.predicate === own.predicate &&
        ((isRead(own) && isRead(one)) || isOnlyThought(own, one, evidence)),
    );
    return same.length > 0 && !same.some((one) => isAsserted(own, claim, one, evidence));
  });
}
