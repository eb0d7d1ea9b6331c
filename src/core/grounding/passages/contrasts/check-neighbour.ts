import type { IssueCode } from '../../../../contract/issue.ts';
import type { Span } from '../../../../contract/span.ts';
import { isEverydayWord } from '../../../language/everyday-english.ts';
import { exclusiveClass } from '../../../language/exclusive-english.ts';
import { englishOpposites } from '../../../language/opposites-english.ts';
import type { ClaimTerm } from '../claim-terms.ts';
import type { CheckedText } from '../difference.ts';
import { type Beside, isNameLike, meetsAt, placeOf, placesIn, saidIn } from './beside.ts';
import { isDeed } from './deed.ts';
import { segmentsOf } from './segments.ts';

/** A figure or mark of the clause and of the sentence: what is bound to the things named beside it. */
export interface Bound extends Span {
  readonly text: string;
}

const LEAST_SHARE = 0.5;
const CLAUSE = /\b(?:is|are|was|were|has|have|had|will|must|can|may)\b/iu;

/**
 * A value that the sentence has, but beside another of the things that it names side by side: `men 72, women 58`, and the
 * claim says 58 of men. `said` and `there` are the values of one kind, in order; `isSame` tells which are equal.
 */
export function checkNeighbour<T extends Bound>(
  beside: Beside,
  said: readonly T[],
  there: readonly T[],
  isSame: (one: T, other: T) => boolean,
  code: IssueCode,
): CheckedText[] {
  if (there.length < 2 || said.length === 0 || beside.held.best.share < LEAST_SHARE) return [];
  const own = segmentsOf(beside.said, said);
  const segments = segmentsOf(beside.there, there);
  if (own === null || segments === null) return [];
  return said.flatMap((value, index): CheckedText[] => {
    const homes = there.flatMap((other, at) => (isSame(value, other) ? [at] : []));
    const [home] = homes;
    if (home === undefined || homes.length > 1) return [];
    const rival = rivalOf(beside, { value, range: own[index] ?? value }, { there, segments, home });
    if (rival === null) return [];
    const place = placeOf(beside, value);
    const actual = there[rival]?.text ?? null;
    return [{ rule: 'GR25', outcome: 'contradicted', place, reading: value.text, actual, code }];
  });
}

interface Said {
  readonly value: Bound;
  readonly range: Span;
}

interface Row {
  readonly there: readonly Bound[];
  readonly segments: readonly Span[];
  readonly home: number;
}

/** The segment whose thing the clause names where it has the value of another one; null for none. */
function rivalOf(beside: Beside, { value, range }: Said, { there, segments, home }: Row): number | null {
  const claim = saidIn(beside, range).filter(
    ({ term }) => term.end - beside.offset <= value.start || term.start - beside.offset >= value.end,
  );
  const placesOf = (at: number): number[] =>
    placesIn(beside, segments[at] ?? value).filter((place) => !isOfValue(beside, place, there));
  const own = placesOf(home);
  if (isNamedThere(beside, claim, { own, segments, home })) return null;
  const unsaid = own.filter((place) => !claim.some((item) => meetsAt(beside, item, place)));
  for (const at of segments.keys()) {
    if (at === home) continue;
    const others = placesOf(at);
    const strange = claim.filter(
      (item) =>
        others.some((place) => meetsAt(beside, item, place)) &&
        !own.some((place) => meetsAt(beside, item, place)),
    );
    if (
      own.length > 0 &&
      unsaid.length === own.length &&
      strange.length > 1 &&
      isClause(beside, segments[home])
    )
      return at;
    if (strange.some((item) => unsaid.some((place) => isParallel(beside, item, { place, own, others }))))
      return at;
  }
  return null;
}

function isOfValue({ terms, base }: Beside, place: number, there: readonly Bound[]): boolean {
  const term = terms[place];
  return (
    term === undefined || there.some(({ start, end }) => term.start - base < end && start < term.end - base)
  );
}

interface Pairing {
  readonly place: number;
  readonly own: readonly number[];
  readonly others: readonly number[];
}

/** The clause names one that is named beside its value alone. */
function isNamedThere(
  beside: Beside,
  claim: readonly ClaimTerm[],
  {
    own,
    segments,
    home,
  }: { readonly own: readonly number[]; readonly segments: readonly Span[]; readonly home: number },
): boolean {
  return claim.some(
    (item) =>
      item.term.kind === 'name' &&
      own.some((place) => meetsAt(beside, item, place)) &&
      segments.every(
        (segment, at) =>
          at === home || !placesIn(beside, segment).some((place) => meetsAt(beside, item, place)),
      ),
  );
}

/** Says something by itself, and goes on with nothing of what stands before. */
function isClause({ there }: Beside, segment: Span | undefined): boolean {
  return CLAUSE.test(there.slice(segment?.start, segment?.end));
}

/** Two names, two numbers, two of one class, opposites, or two words before or behind the same word. */
function isParallel(beside: Beside, item: ClaimTerm, { place, own, others }: Pairing): boolean {
  const term = beside.terms[place];
  if (term === undefined) return false;
  const { surface, stem, kind } = item.term;
  if (kind === 'number' || term.kind === 'number') return kind === term.kind;
  const met = others.find((other) => meetsAt(beside, item, other)) ?? -1;
  const there = beside.terms[met];
  if (isNameLike(term) && isNameLike(there) && isNameLike(item.term) && !isEverydayWord(stem)) return true;
  const known = exclusiveClass(surface);
  if (known !== null && known === exclusiveClass(term.surface)) return true;
  if (englishOpposites(stem).has(term.stem)) return true;
  if (isDeed(term.surface) && isDeed(there?.surface ?? '')) return true;
  return isBesideSame(beside, place, met) || (own.length === 1 && others.length === 1);
}

/** `north barn`, `south barn`; `adults 12`, `students 9`. */
function isBesideSame({ words, terms }: Beside, place: number, met: number): boolean {
  if (met < 0) return false;
  return [-1, 1].some((step) => {
    const [one, other] = [terms[place + step], terms[met + step]];
    if (one === undefined || other === undefined) return false;
    if (one.kind === 'number' && other.kind === 'number') return true;
    return one.kind !== 'function' && words[place + step] === words[met + step];
  });
}
