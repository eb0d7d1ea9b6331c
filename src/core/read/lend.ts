import type { Modifier, Phrase } from '../statement/phrase.ts';
import type { Role, RoleName } from '../statement/statement.ts';
import { type Clause, rolesNamed, subjectRole } from './clause.ts';
import { phraseOf, type Reading } from './phrases.ts';
import { hasKid, isA, kidsOf, type Node, small } from './tree.ts';

/** Finds the clause that a word makes. */
export type ClauseAt = (node: Node | null) => Clause | undefined;

function subjects(clause: Clause): readonly Role[] {
  return rolesNamed(clause, subjectRole(clause));
}

/** Gives a clause without a subject the phrases that play it elsewhere. */
function lendSubject(clause: Clause, lent: readonly Role[]): void {
  if (subjects(clause).length > 0) return;
  const name = subjectRole(clause);
  clause.roles.push(...lent.map((role) => ({ ...role, name, marker: '', subject: true })));
}

function isRelative({ head, modifiers }: Phrase, relatives: ReadonlySet<string>): boolean {
  return relatives.has(head) && modifiers.length === 0;
}

/** The part that a relative clause leaves free for the noun that it stands behind; null where none is. */
function gapOf(clause: Clause, relatives: ReadonlySet<string>): { name: RoleName; at: number } | null {
  const at = clause.roles.findIndex(({ phrase }) => isRelative(phrase, relatives));
  const taken = clause.roles[at];
  if (taken !== undefined) return { name: taken.name, at };
  const name = subjectRole(clause);
  if (rolesNamed(clause, name).length === 0) return { name, at };
  return clause.isPassive || rolesNamed(clause, 'patient').length > 0 ? null : { name: 'patient', at };
}

/** `the merchant, whose initials can be seen`: the initials are the merchant's. True where the clause has such a phrase. */
function fillOwner(clause: Clause, noun: Node, reading: Reading): boolean {
  const { relatives } = reading.words;
  const isOwner = ({ phrase }: Modifier): boolean => isRelative(phrase, relatives);
  const at = clause.roles.findIndex(({ phrase }) => phrase.modifiers.some(isOwner));
  const role = clause.roles[at];
  if (role === undefined) return false;
  const owner: Modifier = { marker: "'s", phrase: phraseOf(noun, reading), clause: false };
  const modifiers = role.phrase.modifiers.map((one) => (isOwner(one) ? owner : one));
  clause.roles[at] = { ...role, phrase: { ...role.phrase, modifiers } };
  return true;
}

function fillGap(clause: Clause, noun: Node, reading: Reading): void {
  if (fillOwner(clause, noun, reading)) return;
  const gap = gapOf(clause, reading.words.relatives);
  if (gap === null) return;
  const old = gap.at < 0 ? undefined : clause.roles.splice(gap.at, 1)[0];
  clause.roles.push({
    name: gap.name,
    marker: old?.marker ?? '',
    phrase: phraseOf(noun, reading),
    either: false,
    subject: old?.subject ?? false,
  });
}

/** Who does what the infinitive names: the object of the verb above, else its subject. */
function controllers(above: Clause): readonly Role[] {
  const patients = rolesNamed(above, 'patient');
  return patients.length > 0 ? patients : subjects(above);
}

/** `must not be covered or used`: what `or` joins under one auxiliary is denied as well. */
function lendNegation(clause: Clause, above: Clause, { words }: Reading): void {
  const { node } = clause;
  const isEither = kidsOf(node, 'cc').some((kid) => words.alternatives.has(small(kid)));
  const isDenied = kidsOf(above.node, 'advmod').some((kid) => words.negations.has(kid.token.lemma));
  if (isEither && isDenied && above.negative && !hasKid(node, 'aux', 'nsubj', 'cop')) clause.negative = true;
}

/** Fills what a clause leaves out from the one that it hangs on. Clauses above must have been filled before. */
export function lend(clause: Clause, at: ClauseAt, reading: Reading): void {
  const { node } = clause;
  const above = at(node.head);
  if (isA(node, 'acl') && node.head !== null) fillGap(clause, node.head, reading);
  else if (above !== undefined && isA(node, 'xcomp')) lendSubject(clause, controllers(above));
  else if (above !== undefined && isA(node, 'conj', 'advcl', 'parataxis')) {
    lendSubject(clause, subjects(above));
    lendNegation(clause, above, reading);
  }
}
