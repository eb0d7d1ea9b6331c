import { madeOnceFor } from '../language/made-once.ts';
import type { Token } from '../statement/token.ts';

/** A word in the tree of its sentence. */
export interface Node {
  readonly token: Token;
  /** Its relation without what says which kind of it: `obl` of `obl:agent`. */
  readonly relation: string;
  readonly at: number;
  readonly head: Node | null;
  /** In the order of the text. */
  readonly kids: readonly Node[];
}

function plainRelation(relation: string): string {
  const colon = relation.indexOf(':');
  return colon > 0 ? relation.slice(0, colon) : relation;
}

/** The words of a sentence with those that hang on them. */
export function treeOf(tokens: readonly Token[]): readonly Node[] {
  const nodes = tokens.map((token, at) => {
    const relation = plainRelation(token.relation);
    return { token, relation, at, head: null as Node | null, kids: [] as Node[] };
  });
  for (const node of nodes) {
    const head = nodes[node.token.head];
    if (head === undefined) continue;
    node.head = head;
    head.kids.push(node);
  }
  return nodes;
}

/** True where the relation of the word is one of these, or a kind of one: `obl` holds `obl:agent`. */
export function isA({ token, relation }: Node, ...relations: readonly string[]): boolean {
  return relations.includes(relation) || (token.relation !== relation && relations.includes(token.relation));
}

/** The same of relations that are kept as a set. */
export function isOneOf({ token, relation }: Node, relations: ReadonlySet<string>): boolean {
  return relations.has(relation) || (token.relation !== relation && relations.has(token.relation));
}

export function kidsOf(node: Node, ...relations: readonly string[]): readonly Node[] {
  return node.kids.filter((kid) => isA(kid, ...relations));
}

export function hasKid(node: Node, ...relations: readonly string[]): boolean {
  return node.kids.some((kid) => isA(kid, ...relations));
}

/** The word in small letters. */
export function small({ token }: Node): string {
  return token.form.toLowerCase();
}

/** The words of the subtree, the word itself included, without the kids for which `wanted` does not hold and what is under them. */
export function underOf(node: Node, wanted: (kid: Node) => boolean = () => true, found: Node[] = []): Node[] {
  found.push(node);
  for (const kid of node.kids) if (wanted(kid)) underOf(kid, wanted, found);
  return found;
}

/** From the root down, so that each comes behind what it hangs on. */
export function downwards(nodes: readonly Node[]): Node[] {
  const found = nodes.filter(({ head }) => head === null);
  for (const node of found) found.push(...node.kids);
  return found;
}

/** How many words hang one under the other. */
export function depthOf(nodes: readonly Node[]): number {
  const depths = new Map<Node, number>();
  for (const node of downwards(nodes))
    depths.set(node, node.head === null ? 1 : 1 + (depths.get(node.head) ?? 0));
  return Math.max(0, ...depths.values());
}

/** From the first to the last of these words. */
export function spanOf(nodes: readonly Node[]): { start: number; end: number } {
  let [start, end] = [Infinity, -Infinity];
  for (const { token } of nodes) {
    if (token.start < start) start = token.start;
    if (token.end > end) end = token.end;
  }
  return { start, end };
}

/** From the first to the last word of the subtree. */
export const subtreeSpan = madeOnceFor((node: Node): { readonly start: number; readonly end: number } =>
  spanOf(underOf(node)),
);
