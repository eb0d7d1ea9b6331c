import { exclusiveClass } from '../../language/exclusive-english.ts';
import type { Term } from '../../language/term.ts';
import type { Alignment } from './alignment.ts';
import type { ClaimTerm } from './claim-terms.ts';
import type { CheckedText } from './difference.ts';
import type { HeldClause } from './held-clauses.ts';
import type { Passages } from './passages.ts';
import { type SentencePart, sentenceParts } from './sentence-parts.ts';
import { isPassive, slotOf } from './word-slot.ts';

/** So much of the clause, without the words that may be exchanged, one clause of the evidence must hold. */
const AGREED = 0.7;
const LEAST = 2;
const NAMED = 0.8;
/** Another clause that holds nearly as much and has the word speaks for the claim. */
const RIVAL = 0.75;

/** A clause of the evidence with what it holds of a clause of the claim. */
interface HeldPart extends SentencePart {
  readonly held: number;
  readonly count: number;
}

/**
 * GR26: a word that excludes others of its class (a doer, a name, a weekday, a side) stands in the evidence, but where the
 * rest of its clause stands, another one of the class has its place.
 */
export function checkBinding(alignment: Alignment, clause: HeldClause): CheckedText[] {
  const { passages } = alignment;
  const bound = clause.terms.filter((item) => item.weight > 0 && item.word >= 0 && classOf(item.term) !== null);
  if (bound.length === 0) return [];
  const rest = clause.terms.filter((item) => item.weight > 0 && classOf(item.term) === null);
  const total = rest.reduce((sum, { weight }) => sum + weight, 0);
  const parts = [clause.best, ...clause.others].flatMap(({ sentence }) =>
    sentenceParts(passages, sentence).map((part) => heldPart(passages, part, rest)),
  );
  const best = parts.reduce<HeldPart | null>((one, other) => (one === null || other.held > one.held ? other : one), null);
  if (best === null || best.held < AGREED * total) return [];
  return bound.flatMap((item) => {
    if (isIn(passages, best, item) || best.count + othersHeld(passages, best, bound, item) < LEAST) return [];
    if (parts.some((part) => part.held >= RIVAL * best.held && isIn(passages, part, item))) return [];
    const actual = insteadOf(alignment, clause, best, item, total);
    return actual === null ? [] : [replaced(item.term, actual)];
  });
}

function classOf({ kind, stem }: Term): string | null {
  if (kind === 'number' || kind === 'function') return null;
  return exclusiveClass(stem) ?? (kind === 'name' ? 'name' : null);
}

function heldPart(passages: Passages, part: SentencePart, rest: readonly ClaimTerm[]): HeldPart {
  const there = rest.filter((item) => isIn(passages, part, item));
  return { ...part, held: there.reduce((sum, { weight }) => sum + weight, 0), count: there.length };
}

function othersHeld(passages: Passages, part: SentencePart, bound: readonly ClaimTerm[], item: ClaimTerm): number {
  return bound.filter((other) => other !== item && isIn(passages, part, other)).length;
}

function isIn({ words }: Passages, { first, last }: SentencePart, { word, kin }: ClaimTerm): boolean {
  for (let at = first; at < last; at++) {
    const there = words[at] ?? -1;
    if (there === word || kin.includes(there)) return true;
  }
  return false;
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
  const own = slotIn(terms.map(({ term }) => term), terms.indexOf(item), (at) => isHeld(passages, part, terms[at]), text);
  if (name === 'name' && own !== 'agent') return null;
  const passage = passages.passages[passages.sentences[passages.sentenceOf[part.first] ?? 0]?.passage ?? 0]?.text ?? '';
  const isDoer = name === 'name' || name === 'role';
  const found = there.findIndex((term, place) => {
    if (classOf(term) !== name || isShared(place)) return false;
    if (!isDoer) return !claim.some((other) => other.term.stem === term.stem || isOneForm(other.term.stem, term.stem));
    if (name === 'name' && (isShared(place - 1) || isShared(place + 1) || isAbbreviation(term))) return false;
    return slotIn(there, place, isShared, passage) === own;
  });
  return there[found] ?? null;
}

/** North, northern. */
function isOneForm(one: string, other: string): boolean {
  return one.startsWith(other) || other.startsWith(one);
}

function isAbbreviation({ surface }: Term): boolean {
  return surface === surface.toUpperCase() || /[A-Z]s$/u.test(surface);
}

function isHeld(passages: Passages, part: SentencePart, item: ClaimTerm | undefined): boolean {
  return item !== undefined && item.weight > 0 && isIn(passages, part, item);
}

function slotIn(terms: readonly Term[], at: number, isShared: (at: number) => boolean, text: string): string {
  const isBehind = terms.slice(0, at).some((term, index) => term.kind !== 'number' && isShared(index));
  return slotOf(terms, at, isBehind, isPassive(text.slice(terms[0]?.start, terms.at(-1)?.end)));
}

function replaced(term: Term, actual: Term): CheckedText {
  const code = term.kind === 'name' ? 'ENTITY_MISMATCH' : 'TERM_MISMATCH';
  const place = { start: term.start, end: term.end };
  return { rule: 'GR26', outcome: 'contradicted', place, reading: term.surface, actual: actual.surface, code };
}
