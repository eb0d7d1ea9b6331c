import { BEFORE_OPEN_GERUNDS } from '../lexicon/assertion.ts';
import type { ClauseWords } from '../lexicon/clause-words.ts';
import type { Mood } from '../statement/statement.ts';
import type { Clause } from './clause.ts';
import type { ClauseAt } from './lend.ts';
import { hasKid, isA, kidsOf, type Node, small } from './tree.ts';

/** From what stands to what stands least. */
const STRENGTH: readonly Mood[] = [
  'asserted',
  'past',
  'planned',
  'possible',
  'doubted',
  'reported',
  'conditional',
  'asked',
  'ordered',
  'denied',
];

/** The mood that stands least. */
export function weakest(moods: readonly Mood[]): Mood {
  return STRENGTH[Math.max(...moods.map((mood) => STRENGTH.indexOf(mood)))] ?? 'asserted';
}

function weaken(clause: Clause, mood: Mood): void {
  clause.mood = weakest([clause.mood, mood]);
}

/** The words that introduce a clause: each marker with those fixed to it, and each with the one before it. */
function markersOf(node: Node): readonly string[] {
  const all = kidsOf(node, 'mark', 'advmod', 'case').map((kid) =>
    [kid, ...kidsOf(kid, 'fixed')].map(small).join(' '),
  );
  const first = all.map((word) => word.split(' ')[0] ?? '');
  return [...all, ...first, ...all.slice(1).map((word, at) => `${all[at] ?? ''} ${word}`)];
}

function condition(clause: Clause, above: Clause | undefined, words: ClauseWords): void {
  const markers = markersOf(clause.node);
  if (markers.some((marker) => words.open.has(marker))) weaken(clause, 'conditional');
  if (!markers.some((marker) => words.conditions.has(marker))) return;
  if (markers.some((marker) => words.denying.has(marker))) clause.negative = !clause.negative;
  weaken(clause, 'conditional');
  if (above === undefined) return;
  weaken(above, 'conditional');
  above.condition = clause;
}

/** What is said of everyone or nobody who …, is said of them if there are any. */
function quantified(clause: Clause, words: ClauseWords): void {
  const { head } = clause.node;
  if (head === null || !isA(clause.node, 'acl')) return;
  const kinds = [head, ...head.kids].map((kid) => words.quantifiers.get(small(kid)));
  if (kinds.some((kind) => kind === 'all' || kind === 'none' || kind === 'few'))
    weaken(clause, 'conditional');
}

/** What the verb above makes of its object clause. */
function embedded(clause: Clause, above: Clause, words: ClauseWords): void {
  const { lemma } = above.node.token;
  const isFactive = words.factive.has(lemma);
  if (isA(clause.node, 'ccomp', 'xcomp') && !isFactive) clause.under = above;
  if (isA(clause.node, 'ccomp') && !isFactive) weaken(clause, 'reported');
  if (isA(clause.node, 'xcomp') && !words.implicative.has(lemma)) weaken(clause, 'planned');
  if (isA(clause.node, 'xcomp') && above.negative && words.implicative.has(lemma)) weaken(clause, 'planned');
}

/** The text does not stand by what a noun of speech or thought holds: `claims that the plant will close`. */
function heldByNoun(clause: Clause, { holding }: ClauseWords): void {
  const { head } = clause.node;
  if (head !== null && isA(clause.node, 'acl') && holding.has(head.token.lemma)) weaken(clause, 'reported');
}

function alternatives(clause: Clause, above: Clause, words: ClauseWords): void {
  if (!kidsOf(clause.node, 'cc').some((kid) => words.alternatives.has(small(kid)))) return;
  clause.either = true;
  above.either = true;
}

/** `It is unlikely that it opens`, `far from certain that`: the clause is no surer than what is said of it. */
function heldByPredicate(clause: Clause, above: Clause): void {
  const isThat = kidsOf(clause.node, 'mark').some((kid) => small(kid) === 'that');
  const isPredicate = ['ADJ', 'ADV', 'NOUN'].includes(above.node.token.upos) && hasKid(above.node, 'cop');
  if (isThat && isPredicate && !isA(clause.node, 'acl:relcl', 'conj')) weaken(clause, 'reported');
}

/** A purpose is planned: `to repair it`. */
function purpose(clause: Clause): void {
  const isInfinitive = kidsOf(clause.node, 'mark').some(({ token }) => token.xpos === 'TO');
  if (isInfinitive && isA(clause.node, 'advcl', 'acl')) weaken(clause, 'planned');
}

/** `accused of stealing it`: whether it happened is left open. */
function afterPreposition(clause: Clause): void {
  const verbs = [clause.node, ...kidsOf(clause.node, 'aux')];
  const isGerund = verbs.some(({ token }) => token.xpos === 'VBG');
  if (!isGerund || !isA(clause.node, 'advcl', 'acl', 'conj')) return;
  const markers = verbs.flatMap((verb) => kidsOf(verb, 'mark', 'case'));
  if (markers.some((kid) => BEFORE_OPEN_GERUNDS.has(small(kid)))) weaken(clause, 'reported');
}

/** `Prices rose, the bank said`: the verb beside it says whose word the main clause is. */
function attributed(clause: Clause, above: Clause, words: ClauseWords): void {
  if (isA(clause.node, 'parataxis') && words.reporting.has(clause.node.token.lemma))
    weaken(above, 'reported');
}

/** The mood that a clause has by what it hangs on, and gives to what it depends on. */
export function markMood(clause: Clause, at: ClauseAt, words: ClauseWords): void {
  const above = at(clause.node.head);
  condition(clause, above, words);
  purpose(clause);
  afterPreposition(clause);
  heldByNoun(clause, words);
  quantified(clause, words);
  if (isA(clause.node, 'root')) imperative(clause);
  if (above === undefined) return;
  embedded(clause, above, words);
  heldByPredicate(clause, above);
  alternatives(clause, above, words);
  attributed(clause, above, words);
}

function imperative(clause: Clause): void {
  const { node, roles } = clause;
  if (
    node.token.xpos === 'VB' &&
    !hasKid(node, 'nsubj', 'aux') &&
    !roles.some(({ name }) => name === 'agent')
  )
    weaken(clause, 'ordered');
}

/** A clause is no surer than the one that it is part of. Clauses above must have been settled before. */
export function inheritMood(clause: Clause, at: ClauseAt): void {
  const { node } = clause;
  const above = at(node.head);
  if (above === undefined || !isA(node, 'xcomp', 'ccomp', 'conj')) return;
  const isOwn = above.mood === 'conditional' && above.condition === clause;
  if (!isOwn) weaken(clause, above.mood);
  clause.condition ??= isA(node, 'conj') ? above.condition : null;
}
