import { isPredicate } from './korean/join-chains.ts';
import { hasKid, isA, isOneOf, type Node } from './tree.ts';

const NO_CLAUSE: ReadonlySet<string> = new Set([
  'amod',
  'aux',
  'cop',
  'case',
  'compound',
  'fixed',
  'mark',
  'flat',
  'det',
  'cc',
  'advmod',
]);

/** True where the word makes a clause: a verb, what a copula joins, or a main word with a subject. */
export function makesClause(node: Node): boolean {
  if (node.token.inflection !== undefined) return isPredicate(node.token) && !isA(node, 'aux');
  if (hasKid(node, 'cop')) return true;
  if (isOneOf(node, NO_CLAUSE)) return false;
  return node.token.upos === 'VERB' || hasKid(node, 'nsubj', 'csubj') || (isA(node, 'root') && isLone(node));
}

function isLone({ token }: Node): boolean {
  return token.upos === 'AUX';
}

/** `was reported by Ana and fixed by Tom`: the auxiliary is of both. */
function sharesAuxiliary({ token, head, kids }: Node): boolean {
  if (token.relation !== 'conj' || token.xpos !== 'VBN' || head === null) return false;
  const isOwn = kids.some((kid) => isA(kid, 'nsubj', 'aux', 'obj', 'cop'));
  return !isOwn && isPassive(head) && head.kids.some((kid) => isA(kid, 'aux'));
}

/** True where the subject of the clause is what is done to. */
export function isPassive(node: Node): boolean {
  return (
    sharesAuxiliary(node) ||
    node.token.inflection?.light === '되' ||
    node.kids.some(({ token }) => token.relation.endsWith(':pass')) ||
    (isA(node, 'acl') && node.token.xpos === 'VBN')
  );
}
