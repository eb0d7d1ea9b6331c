import type { Term } from '../../../language/term.ts';
import type { AttributeClaim } from './attribute-claim.ts';
import { rangeOf } from './attribute-claim.ts';
import { isGroup, type Leaf } from './attribute-leaf.ts';
import type { Mention } from './attribute-mentions.ts';
import type { Found } from './attribute-ruling.ts';
import type { StrangeRun } from './attribute-strange.ts';
import type { EvidenceWords } from './attribute-words.ts';

const ITEMS = /\s*[,;|]\s*/;
const LEAST = 3;

/** GR38: an item that the claim puts in a named list, and that the list does not hold. */
export function checkLists(
  claim: AttributeClaim,
  mentions: readonly Mention[],
  runs: readonly StrangeRun[],
  words: EvidenceWords,
): Found[] {
  const named = mentions.find(({ target }) => !isGroup(target) && isList(target));
  if (named === undefined || isGroup(named.target) || claim.modes[named.last] !== 'plain') return [];
  const { path, value } = named.target;
  return runs
    .filter((run) => run.first > named.last && claim.clauses[run.first] === claim.clauses[named.last])
    .filter((run) => isBesideItem(claim, run, words))
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

const COORDINATES = /[,·/]|\b(?:and|or)\b|&|(?:과|와|랑|및)\s*$/;

/** Joined by a comma or an `and` with something that the evidence holds, on one side or the other. */
function isBesideItem({ text, terms }: AttributeClaim, run: StrangeRun, words: EvidenceWords): boolean {
  const before = nearest(terms, run.first, -1);
  const behind = nearest(terms, run.last, 1);
  const joins = (a: Term | undefined, b: Term | undefined) =>
    a !== undefined && b !== undefined && COORDINATES.test(text.slice(a.end - 1, b.start));
  const item = (term: Term | undefined) => term !== undefined && words.values.has(term.stem);
  return (
    (item(before) && joins(before, terms[run.first])) || (item(behind) && joins(terms[run.last], behind))
  );
}

function nearest(terms: readonly Term[], from: number, step: 1 | -1): Term | undefined {
  let at = from + step;
  while (terms[at]?.kind === 'function') at += step;
  return terms[at];
}
