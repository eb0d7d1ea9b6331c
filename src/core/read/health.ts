import type { ClauseWords } from '../lexicon/clause-words.ts';
import { PAIRING } from '../lexicon/english-clauses.ts';
import type { UnreadCause } from '../statement/statement.ts';
import { type Clause, rolesNamed, subjectRole } from './clause.ts';
import { hasKid, isA, kidsOf, type Node, underOf } from './tree.ts';

const FINITE = new Set(['VBD', 'VBZ', 'VBP']);

/** A past form that has a subject and no auxiliary is finite, however it was tagged. */
function isFinite({ node, isPassive }: Clause): boolean {
  const { xpos } = node.token;
  if (xpos === 'VBN' && hasKid(node, 'nsubj') && !hasKid(node, 'aux')) return true;
  const isInfinitive = node.kids.some((kid) => isA(kid, 'mark') && kid.token.xpos === 'TO');
  return FINITE.has(xpos) || (isPassive && !isInfinitive && hasKid(node, 'aux'));
}

/** A word or a stop that joins the clause to the one before it. */
function isJoined({ node }: Clause): boolean {
  if (node.kids.some((kid) => isA(kid, 'cc', 'mark', 'punct') || kid.token.xpos.startsWith('W'))) return true;
  const { head } = node;
  return head?.kids.some((kid) => isA(kid, 'punct') && kid.at < node.at && kid.at > head.at) ?? false;
}

function subjectsOf(node: Node): readonly Node[] {
  return kidsOf(node, 'nsubj', 'csubj');
}

/** The word that carries the person: the auxiliary or copula that comes first, else the verb itself. */
function personOf(node: Node): string {
  return (kidsOf(node, 'aux', 'cop')[0] ?? node).token.xpos;
}

/** `the orders shows`, `the order show`: the subject is not of this verb. */
function disagrees(node: Node): boolean {
  const [subject] = subjectsOf(node);
  if (subject === undefined) return false;
  const { xpos } = subject.token;
  const isJoint = hasKid(subject, 'conj');
  if (personOf(node) === 'VBZ') return isJoint || xpos === 'NNS';
  return personOf(node) === 'VBP' && !isJoint && (xpos === 'NN' || xpos === 'NNP');
}

/** The subject of a passive that is not marked as one, a passive with an object, two objects of one verb. */
function isCrowded(node: Node): boolean {
  const has = (relation: string): boolean => node.kids.some(({ token }) => token.relation === relation);
  if (has('nsubj:pass') && (has('obj') || !has('aux:pass'))) return true;
  return (
    (has('aux:pass') && has('nsubj')) || node.kids.filter(({ token }) => token.relation === 'obj').length > 1
  );
}

function isOdd(clause: Clause): boolean {
  const { node } = clause;
  if (isA(node, 'xcomp') || (isA(node, 'acl') && node.token.relation === 'acl' && !clause.isPassive))
    return true;
  const bare = isA(node, 'ccomp') && !isJoined(clause);
  return bare && (subjectsOf(node).length === 0 || (node.head !== null && hasKid(node.head, 'obj')));
}

/** `The brother of Mia Holt, who lives in Rome`: which of the two does. */
function isOfEither({ node }: Clause): boolean {
  const { head } = node;
  if (!isA(node, 'acl:relcl') || head === null || !isA(head, 'nmod')) return false;
  return node.kids.some((kid) => isA(kid, 'punct') && kid.token.form === ',' && kid.at < node.at);
}

function caseOf(node: Node): string {
  return kidsOf(node, 'case')[0]?.token.lemma ?? '';
}

/** `bread in Leeds and cakes in York`, read as if bread were in cakes: they hang on Leeds, and have an `in` of their own. */
function isGapped(node: Node): boolean {
  const { head } = node;
  if (head === null || !isA(node, 'conj', 'appos') || caseOf(node) !== '') return false;
  const marker = caseOf(head);
  return marker !== '' && kidsOf(node, 'nmod').some((kid) => caseOf(kid) === marker && kid.at > node.at);
}

/** `both` of two things, of which the reading has one. */
function isUnpaired(node: Node): boolean {
  const isPaired = kidsOf(node, 'cc').some(({ at, token }) => at < node.at && PAIRING.has(token.lemma));
  return isPaired && !isA(node, 'conj') && !hasKid(node, 'conj');
}

/** `is €180 and a day ticket €75`, read as if a day ticket were of 180: what `and` leads goes on with something. */
function isStray(node: Node): boolean {
  return (
    isA(node, 'nmod', 'appos') &&
    node.kids.some((kid) => isA(kid, 'cc') && kid.at < node.at && kid.token.lemma === 'and')
  );
}

/** What betrays that a clause was read wrongly; null where nothing does. */
export function illnessOf(clause: Clause, { relatives }: ClauseWords): UnreadCause | null {
  const { node, roles } = clause;
  const isLoose = roles.some(({ phrase }) => relatives.has(phrase.head) && phrase.head !== 'that');
  if (isLoose && !isA(node, 'root')) return 'odd';
  if (subjectsOf(node).length > 1) return 'two_subjects';
  if (isA(node, 'advcl') && (subjectsOf(node)[0]?.at ?? 0) > node.at) return 'odd';
  if (isCrowded(node) || disagrees(node) || isOfEither(clause)) return 'odd';
  if (isA(node, 'root') && underOf(node).some((one) => isGapped(one) || isUnpaired(one) || isStray(one)))
    return 'odd';
  if (!isFinite(clause)) return null;
  if (rolesNamed(clause, subjectRole(clause)).length === 0) return 'no_subject';
  if (isA(node, 'conj', 'parataxis', 'advcl') && !isJoined(clause)) return 'no_joiner';
  return isOdd(clause) ? 'odd' : null;
}
