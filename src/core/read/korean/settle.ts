import type { Phrase } from '../../statement/phrase.ts';
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

/** `면적은 84제곱미터다`: a value of what the sentence leaves out. */
function isAttribute(clause: Clause): boolean {
  const subjects = rolesNamed(clause, 'agent');
  const isValue = rolesNamed(clause, 'attribute').some(({ phrase }) => phrase.values.length > 0);
  return clause.predicate === 'be' && isValue && subjects.every(({ phrase }) => isUnowned(phrase));
}

function isUnowned({ upos, names, modifiers, values }: Phrase): boolean {
  const isTime = (name: string): boolean => values.some(({ written }) => written.includes(name));
  const isSaid = modifiers.some(({ phrase }) => phrase.values.length === 0);
  return upos !== 'PROPN' && names.every(isTime) && !isSaid;
}

/** `가격은 5유로고 디자이너는 이안이다`: whose designer, only the clause before tells. */
function isBehind(clause: Clause, all: readonly Clause[]): boolean {
  const subjects = rolesNamed(clause, 'agent');
  const isFirst = all.every(({ node }) => node.at >= clause.node.at);
  return !isFirst && clause.predicate === 'be' && subjects.every(({ phrase }) => isUnowned(phrase));
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
  return (
    koreanIllness(sentence) ??
    (all.some((clause) => isOpen(clause) || isAttribute(clause) || isBehind(clause, all))
      ? 'no_subject'
      : null)
  );
}
