import type { ClauseWords } from '../lexicon/clause-words.ts';
import type { Modifier, Phrase } from '../statement/phrase.ts';
import type { Role, Statement } from '../statement/statement.ts';

/** Markers that tie a noun to a noun, and are of no verb. */
const OF_NOUNS = new Set(['', 'of', "'s", "'", 'appos']);

function mayBeOfVerb({ marker, clause }: Modifier): boolean {
  return !clause && !OF_NOUNS.has(marker);
}

/** What stands behind the noun with a preposition, and behind nouns that do. */
function liftedFrom(phrase: Phrase): { readonly phrase: Phrase; readonly others: readonly Modifier[] } {
  const loose = phrase.modifiers.filter(mayBeOfVerb);
  const inner = loose.map((one) => ({ one, ...liftedFrom(one.phrase) }));
  return {
    phrase: { ...phrase, modifiers: phrase.modifiers.filter((one) => !mayBeOfVerb(one)) },
    others: inner.flatMap(({ one, phrase: bare, others }) => [{ ...one, phrase: bare }, ...others]),
  };
}

/** What stands behind the phrase with a preposition, however deep. */
export function othersOf(phrase: Phrase): readonly Modifier[] {
  return liftedFrom(phrase).others;
}

/** One of several joined by `and`: what stands behind it is its own. */
function isJoined(role: Role, roles: readonly Role[]): boolean {
  return roles.filter(({ name, marker }) => name === role.name && marker === role.marker).length > 1;
}

/**
 * JD89: the clause with all phrases of a preposition hung on its verb: `came with her mother at the age of seven`. No tree
 * tells surely whether such a phrase is of the verb or of the noun before it. Those of the subject are its own; of two with
 * one preposition (`bread in Leeds and cakes in York`) each may be of another noun.
 */
export function lifted(
  statement: Statement,
  { recipients, agents }: Pick<ClauseWords, 'recipients' | 'agents'>,
): Statement {
  const isPassive = statement.roles.some(({ name, subject }) => subject && name === 'patient');
  const nameOf = (marker: string): Role['name'] => {
    if (isPassive && agents.has(marker)) return 'agent';
    return recipients.has(marker) ? 'recipient' : 'other';
  };
  const hung = ({ marker, phrase }: Modifier): Role => {
    const name = nameOf(marker);
    return { name, marker: name === 'other' ? marker : '', phrase, either: false, subject: false };
  };
  const roles = statement.roles.flatMap((role): Role[] => {
    if (role.subject || role.either || isJoined(role, statement.roles)) return [role];
    const { phrase, others } = liftedFrom(role.phrase);
    const markers = [role.marker, ...others.map(({ marker }) => marker)];
    return new Set(markers).size < markers.length ? [role] : [{ ...role, phrase }, ...others.map(hung)];
  });
  return { ...statement, roles };
}
