import type { ClauseWords } from '../lexicon/clause-words.ts';
import type { Mood, RoleName } from '../statement/statement.ts';
import { type Clause, subjectRole } from './clause.ts';
import { isEither, joined, markerOf, phraseOf, type Reading } from './phrases.ts';
import { isPassive } from './predicates.ts';
import { hasKid, isA, kidsOf, type Node, small } from './tree.ts';

/** Which role a word plays in the clause that it hangs on; null where it plays none. */
function roleOf(kid: Node, clause: Clause, words: ClauseWords): RoleName | null {
  const { relation, inflection } = kid.token;
  if (relation === 'nsubj:pass') return 'patient';
  if (isA(kid, 'nsubj')) return inflection === undefined ? 'agent' : subjectRole(clause);
  if (inflection !== undefined && isA(kid, 'dislocated')) return 'other';
  if (isA(kid, 'obj')) return 'patient';
  if (isA(kid, 'iobj')) return 'recipient';
  if (isA(kid, 'xcomp')) return 'attribute';
  if (!isA(kid, 'obl')) return null;
  return clause.isPassive && words.agents.has(markerOf(kid)) ? 'agent' : 'other';
}

function addRole(clause: Clause, kid: Node, name: RoleName, reading: Reading): void {
  const all = joined(kid, reading);
  const either = isEither(all, reading.words);
  for (const node of all) {
    const marker = name === 'other' ? markerOf(node) || markerOf(kid) : '';
    const isRecipient = name === 'other' && reading.words.recipients.has(marker);
    clause.roles.push({
      name: isRecipient ? 'recipient' : name,
      marker: isRecipient ? '' : marker,
      phrase: phraseOf(node, reading),
      either,
      subject: isA(kid, 'nsubj'),
    });
  }
}

/** What an adverb or auxiliary does to the clause; false where it does nothing. */
function changes(clause: Clause, kid: Node, words: ClauseWords): boolean {
  const word = small(kid);
  const mood: Mood | undefined = words.moods.get(word) ?? words.moods.get(kid.token.lemma);
  if (words.negations.has(word)) clause.negative = !clause.negative;
  else if (mood === undefined) return false;
  else if (clause.mood === 'asserted') clause.mood = mood;
  return true;
}

function readAdverb(clause: Clause, kid: Node, reading: Reading): void {
  const { words } = reading;
  if (changes(clause, kid, words) || !isA(kid, 'advmod')) return;
  if (kid.kids.some((one) => words.negations.has(small(one)))) clause.negative = !clause.negative;
  clause.modifiers.push({ marker: '', phrase: phraseOf(kid, reading), clause: false });
}

function read(clause: Clause, kid: Node, reading: Reading): void {
  const { words } = reading;
  const name =
    reading.isPredicate(kid) && !isA(kid, 'nsubj', 'obj', 'obl', 'iobj') ? null : roleOf(kid, clause, words);
  if (name !== null) addRole(clause, kid, name, reading);
  else if (isA(kid, 'compound:prt')) clause.predicate += ` ${small(kid)}`;
  else if (isA(kid, 'aux', 'advmod', 'det')) readAdverb(clause, kid, reading);
  else if (isA(kid, 'case', 'mark') && words.sources.has(kid.token.lemma)) clause.mood = 'reported';
}

/** 설치되다 says what 설치하다 says, of its patient. */
function verbOf({ token }: Node): string {
  const lemma = token.lemma.toLowerCase();
  return token.inflection?.light === '되' ? lemma.replace(/되$/u, '하') : lemma;
}

/** What a clause is of by itself: predicate, roles, negation, mood. */
export function clauseOf(node: Node, reading: Reading): Clause {
  const isCopular = hasKid(node, 'cop') || node.token.inflection?.copula === true;
  const clause: Clause = {
    node,
    predicate: isCopular ? 'be' : verbOf(node),
    roles: [],
    modifiers: [],
    negative: false,
    mood: 'asserted',
    either: false,
    isPassive: isPassive(node),
    condition: null,
    under: null,
    unread: null,
  };
  if (isCopular) addAttribute(clause, reading);
  for (const kid of node.kids) read(clause, kid, reading);
  if (kidsOf(node, 'obl').some((kid) => reading.words.sources.has(markerOf(kid).split(' ')[0] ?? '')))
    clause.mood = 'reported';
  return clause;
}

/** What the subject of a copula is said to be. Words that belong to the clause are no part of it. */
function addAttribute(clause: Clause, reading: Reading): void {
  const { node } = clause;
  const own = node.kids.filter((kid) => !isA(kid, 'advmod', 'obl', 'xcomp', 'ccomp'));
  const attribute = phraseOf({ ...node, kids: own }, reading);
  const marker = markerOf(node);
  clause.roles.push({
    name: marker === '' ? 'attribute' : 'other',
    marker,
    phrase: attribute,
    either: false,
    subject: false,
  });
  for (const other of joined(node, reading).slice(1))
    clause.roles.push({
      name: 'attribute',
      marker: '',
      phrase: phraseOf(other, reading),
      either: isEither(joined(node, reading), reading.words),
      subject: false,
    });
}
