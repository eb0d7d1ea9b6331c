import type { UnreadCause } from '../../statement/statement.ts';
import { type Clause, rolesNamed, subjectRole } from '../clause.ts';
import type { ClauseMood } from './clause-moods.ts';
import { koreanIllness } from './health.ts';
import type { MendedSentence } from './mended-korean.ts';

/** Verbs whose subject is what there is; whose it is may be left out. */
const THERE = new Set(['있', '없']);

function hasOwner({ roles }: Clause): boolean {
  return roles.some(({ name, marker }) => name === 'other' && (marker === '' || marker.startsWith('에')));
}

/** A clause that leaves out who it is about says it of nobody in particular. */
function isOpen(clause: Clause): boolean {
  if (rolesNamed(clause, subjectRole(clause)).length === 0) return true;
  return THERE.has(clause.node.token.lemma) && !hasOwner(clause);
}

function conditionAbove(all: readonly Clause[], { node }: Clause): Clause | undefined {
  return all.find((clause) => clause.node === node.head);
}

function settleMood(clause: Clause, all: readonly Clause[], said: ClauseMood | undefined): void {
  if (said === undefined) return;
  clause.negative = said.negative;
  if (said.mood !== 'asserted') clause.mood = said.mood;
  const above = conditionAbove(all, clause);
  if (said.mood === 'conditional' && above !== undefined) above.condition = clause;
}

/** Moods and polarity as endings say them. Returns what betrays that the sentence was read wrongly. */
export function settleKorean(all: readonly Clause[], sentence: MendedSentence): UnreadCause | null {
  for (const clause of all) settleMood(clause, all, sentence.moods.get(clause.node.at));
  return koreanIllness(sentence) ?? (all.some(isOpen) ? 'no_subject' : null);
}
