import type { AttributeClaim } from './attribute-claim.ts';
import { hasRightForm } from './attribute-word-form.ts';
import { type Group, isGroup, type Leaf, type Phrase } from './attribute-leaf.ts';
import type { Leaves } from './attribute-leaves.ts';
import { claimKeys } from './attribute-word-keys.ts';

/** A key named in a claim: its leaf or group, and the terms `[first, last]` that name it. */
export interface Mention {
  readonly target: Leaf | Group;
  readonly phrase: Phrase;
  readonly first: number;
  readonly last: number;
}

interface Entry {
  readonly target: Leaf | Group;
  readonly phrase: Phrase;
}

/** Which of a leaf's names: those of its key, words that lead to it, those of the object that it stands in. */
type NamedBy = 'phrases' | 'parents';

/** Phrases by their first stem. */
export type MentionIndex = ReadonlyMap<string, readonly Entry[]>;

const SLACK = 3;
const FARTHEST = 10;

/** Makes the names of all leaves and groups ready for look-up. */
export function mentionIndex({ leaves, groups }: Leaves, by: NamedBy = 'phrases'): MentionIndex {
  const index = new Map<string, Entry[]>();
  for (const target of [...leaves, ...groups])
    for (const phrase of namesOf(target, by)) {
      const [first = ''] = phrase;
      const entries = index.get(first);
      if (entries === undefined) index.set(first, [{ target, phrase }]);
      else entries.push({ target, phrase });
    }
  return index;
}

function namesOf(target: Leaf | Group, by: NamedBy): readonly Phrase[] {
  if (isGroup(target)) return by === 'phrases' ? target.phrases : [];
  return target[by];
}

/** Mentions by the clause that they stand in. */
export type ClauseMentions = ReadonlyMap<number, readonly Mention[]>;

export function byClause({ clauses }: AttributeClaim, mentions: readonly Mention[]): ClauseMentions {
  const found = new Map<number, Mention[]>();
  for (const mention of mentions) {
    const clause = clauses[mention.first] ?? 0;
    const own = found.get(clause);
    if (own === undefined) found.set(clause, [mention]);
    else own.push(mention);
  }
  return found;
}

/** Every key that the claim names. A phrase of several words may stand in any order, near together, in one clause. */
export function findMentions(index: MentionIndex, claim: AttributeClaim): Mention[] {
  const keys = claim.terms.map((_, at) => claimKeys(claim.text, claim.terms, at));
  const found: Mention[] = [];
  keys.forEach((own, at) => {
    for (const { stem, size } of own)
      for (const { target, phrase } of index.get(stem) ?? []) {
        const range = wholePhrase(claim, keys, phrase, { first: at, last: at + size - 1 });
        if (range !== null && hasRightForm(claim.terms, phrase, range.first))
          found.push({ target, phrase, ...range });
      }
  });
  return longest(/[가-힣]/.test(claim.text) ? widest(found) : found);
}

/** The stem that a term has, alone or written together with the ones behind it. */
export interface ClaimKey {
  readonly stem: string;
  readonly size: number;
}

interface Range {
  readonly first: number;
  readonly last: number;
}

function wholePhrase(
  claim: AttributeClaim,
  keys: readonly (readonly ClaimKey[])[],
  phrase: Phrase,
  start: Range,
): Range | null {
  let { first, last } = start;
  for (const stem of phrase.slice(1)) {
    const at = near(claim, keys, stem, start.first, phrase.length + SLACK);
    if (at === -1) return null;
    first = Math.min(first, at);
    last = Math.max(last, at);
  }
  return { first, last };
}

/** The nearest place of the stem behind, else before, within the clause; -1 where there is none. */
function near(
  claim: AttributeClaim,
  keys: readonly (readonly ClaimKey[])[],
  stem: string,
  from: number,
  reach: number,
): number {
  for (const direction of [1, -1])
    for (let step = 1, passed = 0; step <= FARTHEST && passed < reach; step++) {
      const at = from + direction * step;
      if (claim.clauses[at] !== claim.clauses[from]) break;
      if (claim.terms[at]?.kind !== 'function') passed += 1;
      if (keys[at]?.some((key) => key.stem === stem) === true) return at;
    }
  return -1;
}

/** In Korean the longer name is meant where a shorter one begins or ends it: 배송 메모 is no 배송. */
function widest(found: readonly Mention[]): readonly Mention[] {
  const whole = found.filter(
    ({ phrase, first, last }) => last > first && (phrase.length === 1 || last - first < phrase.length),
  );
  if (whole.length === 0) return found;
  return found.filter(
    (one) =>
      !whole.some(
        (other) =>
          other.last - other.first > one.last - one.first &&
          other.first <= one.first &&
          one.last <= other.last &&
          other.target !== one.target,
      ),
  );
}

/** One mention of each target at a place, the longest. */
function longest(found: readonly Mention[]): Mention[] {
  const taken = new Map<Leaf | Group, Set<number>>();
  const byLength = [...found].sort((a, b) => b.phrase.length - a.phrase.length || a.first - b.first);
  const kept = byLength.filter(({ target, first, last }) => {
    const places = taken.get(target) ?? new Set<number>();
    taken.set(target, places);
    const own = Array.from({ length: last - first + 1 }, (_, at) => first + at);
    if (own.some((at) => places.has(at))) return false;
    for (const at of own) places.add(at);
    return true;
  });
  return kept.sort((a, b) => a.first - b.first);
}
