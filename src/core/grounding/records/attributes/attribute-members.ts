import type { AttributeClaim } from './attribute-claim.ts';
import { isGroup } from './attribute-leaf.ts';
import type { ClauseMentions, Mention } from './attribute-mentions.ts';

/** How far a member of a group may stand from the word that names the group. */
const NEAR = 8;

/** A member counts where its group is named near it in the clause, or alone where members are no kinds of one thing. */
export function isMember(claim: AttributeClaim, mention: Mention, near: ClauseMentions): boolean {
  const { target } = mention;
  if (isGroup(target) || target.group === null) return false;
  if (target.group.quality || !target.group.kinds) return true;
  return headsOf(claim, mention, near).some((head) => distance(mention, head) <= NEAR);
}

/** The terms of a member, with the word of its group where that stands right beside it: valet parking, a parking lot. */
export function withHead(claim: AttributeClaim, mention: Mention, near: ClauseMentions): [number, number] {
  const { target, first, last } = mention;
  if (isGroup(target) || target.group === null || target.group.quality) return [first, last];
  const head = headsOf(claim, mention, near).find((one) => one.first === last + 1 || one.last === first - 1);
  return head === undefined ? [first, last] : [Math.min(first, head.first), Math.max(last, head.last)];
}

/** A quality said of something else than its group: a quiet garden where the atmosphere is not quiet. */
export function isLoose(claim: AttributeClaim, mention: Mention, near: ClauseMentions): boolean {
  const { target } = mention;
  if (isGroup(target) || target.group === null || !target.group.quality) return false;
  return !headsOf(claim, mention, near).some((head) => distance(mention, head) <= NEAR);
}

/** Where the group of a member is named in its clause. */
function headsOf({ clauses }: AttributeClaim, { target, first }: Mention, near: ClauseMentions): Mention[] {
  const group = isGroup(target) ? null : target.group;
  return (near.get(clauses[first] ?? 0) ?? []).filter((other) => other.target === group);
}

function distance(a: Mention, b: Mention): number {
  return Math.max(a.first, b.first) - Math.min(a.last, b.last);
}
