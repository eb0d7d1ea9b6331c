import type { ReadSentence } from '../read/read-text.ts';
import type { Statement } from '../statement/statement.ts';
import { denies } from './match.ts';

/** An ending of what was so for a time: `관리하던 지점`. */
const PAST_HABIT = '던';
const PAST = '었';

function endingsAt({ tokens }: ReadSentence, { at }: Statement): readonly string[] {
  return tokens[at]?.inflection?.endings ?? [];
}

/** The evidence stands by its clause as the claim does by its own, of the same time. */
function isAsserted(claim: Statement, asked: ReadSentence, one: Statement, said: ReadSentence): boolean {
  const isOver = endingsAt(said, one).includes(PAST_HABIT) && !endingsAt(asked, claim).includes(PAST);
  const isMeant = one.mood === 'asserted' || one.mood === claim.mood;
  return isMeant && !isOver && denies(one) === denies(claim);
}

/**
 * JD96: the sentence has the verb of the claim, and does not stand by it: who refused to sign did not sign, and what is
 * seldom closed is not closed.
 */
export function isUnasserted(claim: ReadSentence, evidence: ReadSentence): boolean {
  if (evidence.form !== 'clauses') return false;
  return claim.statements.some((own) => {
    if (own.mood !== 'asserted' || own.predicate === 'be' || own.unread !== null) return false;
    const same = evidence.statements.filter(
      ({ predicate, unread }) => predicate === own.predicate && unread === null,
    );
    return same.length > 0 && !same.some((one) => isAsserted(own, claim, one, evidence));
  });
}
