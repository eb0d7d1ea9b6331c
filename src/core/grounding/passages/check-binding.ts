import { exclusiveClass } from '../../language/exclusive-english.ts';
import type { Term } from '../../language/term.ts';
import type { Alignment } from './alignment.ts';
import type { ClaimTerm } from './claim-terms.ts';
import type { CheckedText } from './difference.ts';
import type { HeldClause } from './held-clauses.ts';
import type { Passages } from './passages.ts';
import {
  areOfOneSentence,
  bestPart,
  heldBySentence,
  type HeldPart,
  heldParts,
  isInPart,
  partText,
} from './best-part.ts';
import { sentenceParts } from './sentence-parts.ts';
import { isPassive, slotOf } from './word-slot.ts';

/** So much of the clause, without the words that may be exchanged, one clause of the evidence must hold. */
const AGREED = 0.7;
const LEAST = 2;
const LEAST_SHARE = 0.3;
const SETTLED = 0.7;
const NAMED = 0.8;
/** Another clause that holds nearly as much and has the word speaks for the claim. */
const RIVAL = 0.75;

/**
 * GR26: a word that excludes others of its class (a doer, a name, a weekday, a side) stands in the evidence, but where the
 * rest of its clause stands, another one of the class has its place.
 */
export function checkBinding(alignment: Alignment, clause: HeldClause): CheckedText[] {
  if (clause.best.share < LEAST_SHARE) return [];
  const { passages } = alignment;
  const bound = clause.terms.filter(
    (item) => item.weight > 0 && item.word >= 0 && classOf(item.term) !== null,
  );
  if (bound.length === 0 || isSettled(passages, clause, bound)) return [];
  const rest = clause.terms.filter((item, at) => item.weight > 0 && !isBound(clause.terms, at));
  const total = rest.reduce((sum, { weight }) => sum + weight, 0);
  const parts = heldParts(passages, clause, rest);
  const best = bestPart(parts, rest, AGREED);
  if (best === null) return [];
  return bound.flatMap((item) => {
    if (isInPart(passages, best, item)) return [];
    const count = best.count + othersHeld(passages, best, bound, item);
    if (count < LEAST && !isOnlyDeed(passages, rest, item)) return [];
    if (parts.some((part) => isInPart(passages, part, item) && isRival(passages, part, best, rest)))
      return [];
    const actual = insteadOf(alignment, clause, best, item, total);
    return actual === null ? [] : [replaced(item.term, actual)];
  });
}

/** Every such word stands in the one clause of the best sentence, which holds nearly all. */
function isSettled(passages: Passages, { best, terms }: HeldClause, bound: readonly ClaimTerm[]): boolean {
  if (best.share < SETTLED) return false;
  const isLinked = (item: ClaimTerm): boolean => {
    const at = terms.indexOf(item);
    return Math.max(best.order[at] ?? -1, best.moved[at] ?? -1) >= 0;
  };
  return bound.every(isLinked) && sentenceParts(passages, best.sentence).length === 1;
}

/** A word that excludes others, or the word that goes with it: line manager. */
function isBound(terms: readonly ClaimTerm[], at: number): boolean {
  const [item, next] = [terms[at], terms[at + 1]];
  if (item === undefined || classOf(item.term) !== null) return true;
  return (
    item.term.kind === 'word' &&
    next !== undefined &&
    exclusiveClass(next.term.surface) === 'role' &&
    next.term.start === item.term.end + 1
  );
}

/** The clause says of a doer one thing that the evidence says once. */
function isOnlyDeed({ from }: Passages, rest: readonly ClaimTerm[], { term }: ClaimTerm): boolean {
  const [deed] = rest;
  if (deed === undefined || rest.length > 1 || deed.word < 0 || exclusiveClass(term.surface) !== 'role')
    return false;
  return (from[deed.word + 1] ?? 0) - (from[deed.word] ?? 0) === 1;
}

/** Another clause, or all of another sentence, holds nearly as much. */
function isRival(passages: Passages, part: HeldPart, best: HeldPart, rest: readonly ClaimTerm[]): boolean {
  const whole = areOfOneSentence(passages, part, best) ? part : heldBySentence(passages, part, rest);
  return whole.held >= RIVAL * best.held;
}

function classOf({ kind, surface }: Term): string | null {
  if (kind === 'number' || kind === 'function') return null;
  return exclusiveClass(surface) ?? (kind === 'name' ? 'name' : null);
}

function othersHeld(
  passages: Passages,
  part: HeldPart,
  bound: readonly ClaimTerm[],
  item: ClaimTerm,
): number {
  return bound.filter((other) => other !== item && isInPart(passages, part, other)).length;
}

/** The term of the part that has the word's place; null where there is none. */
function insteadOf(
  { passages, text, claim }: Alignment,
  { terms }: HeldClause,
  part: HeldPart,
  item: ClaimTerm,
  total: number,
): Term | null {
  const name = classOf(item.term);
  const there = passages.terms.slice(part.first, part.last);
  const isShared = (place: number): boolean => {
    const word = passages.words[part.first + place] ?? -1;
    return terms.some((other) => other.weight > 0 && (other.word === word || other.kin.includes(word)));
  };
  if (name === 'name' && (part.held < NAMED * total || isAbbreviation(item.term))) return null;
  const own = slotIn(
    terms.map(({ term }) => term),
    terms.indexOf(item),
    (at) => isHeld(passages, part, terms[at]),
    text.slice(terms[0]?.term.start, terms.at(-1)?.term.end),
  );
  if (name === 'name' && (own !== 'agent' || isApposed(text, item.term))) return null;
  const isOfName = (place: number): boolean =>
    there[place]?.kind === 'name' && exclusiveClass(there[place]?.surface ?? '') === null && isShared(place);
  const isDoer = name === 'name' || name === 'role';
  const found = there.findIndex((term, place) => {
    if (classOf(term) !== name || isShared(place)) return false;
    if (!isDoer)
      return !claim.some((other) => other.term.stem === term.stem || isOneForm(other.term.stem, term.stem));
    if (name === 'name' && (isOfName(place - 1) || isOfName(place + 1) || isAbbreviation(term))) return false;
    return slotIn(there, place, isShared, partText(passages, part)) === own;
  });
  return there[found] ?? null;
}

/** North, northern. */
function isOneForm(one: string, other: string): boolean {
  return one.startsWith(other) || other.startsWith(one);
}

/** A name between commas says where or who something else is; one of many words is a body. */
function isApposed(text: string, { start, end }: Term): boolean {
  return (
    /,\s*$/u.test(text.slice(0, start)) ||
    text.startsWith(',', end) ||
    /(?:[A-Z][\p{L}'’]+ ){2}$/u.test(text.slice(0, start)) ||
    /^(?: [A-Z][\p{L}'’]+){2}/u.test(text.slice(end))
  );
}

function isAbbreviation({ surface }: Term): boolean {
  return surface === surface.toUpperCase() || /[A-Z]s$/u.test(surface);
}

function isHeld(passages: Passages, part: HeldPart, item: ClaimTerm | undefined): boolean {
  return item !== undefined && item.weight > 0 && isInPart(passages, part, item);
}

function slotIn(terms: readonly Term[], at: number, isShared: (at: number) => boolean, text: string): string {
  const isBehind = terms
    .slice(0, at)
    .some((term, index) => term.kind !== 'number' && classOf(term) === null && isShared(index));
  return slotOf(terms, at, isBehind, isPassive(text));
}

function replaced(term: Term, actual: Term): CheckedText {
  const code = term.kind === 'name' ? 'ENTITY_MISMATCH' : 'TERM_MISMATCH';
  const place = { start: term.start, end: term.end };
  return {
    rule: 'GR26',
    outcome: 'contradicted',
    place,
    reading: term.surface,
    actual: actual.surface,
    code,
  };
}
