import type { AttributeClaim } from './attribute-claim.ts';
import { rangeOf } from './attribute-claim.ts';
import { isGroup, type Leaf } from './attribute-leaf.ts';
import type { Mention } from './attribute-mentions.ts';
import type { Found } from './attribute-ruling.ts';
import type { StrangeRun } from './attribute-strange.ts';

const ITEMS = /\s*[,;|]\s*/;
const LEAST = 3;

/** GR38: an item that the claim puts in a named list, and that the list does not hold. */
export function checkLists(
  claim: AttributeClaim,
  mentions: readonly Mention[],
  runs: readonly StrangeRun[],
): Found[] {
  const named = mentions.find(({ target }) => !isGroup(target) && isList(target));
  if (named === undefined || isGroup(named.target) || claim.modes[named.last] !== 'plain') return [];
  const { path, value } = named.target;
  return runs
    .filter((run) => run.first > named.last && claim.clauses[run.first] === claim.clauses[named.last])
    .map(({ first, last }) => ({
      rule: 'GR38',
      outcome: 'not_found',
      place: rangeOf(claim, first, last),
      reading: claim.text.slice(claim.terms[first]?.start, claim.terms[last]?.end),
      path,
      value,
    }));
}

/** An element of a list of words, or a text that parts three items or more. */
function isList({ value, path, listed }: Leaf): boolean {
  if (typeof value !== 'string') return false;
  return listed ? path.endsWith(']') : value.split(ITEMS).length >= LEAST && value.length < 400;
}
