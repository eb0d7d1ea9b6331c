import type { Span } from '../../../../contract/span.ts';
import type { KoreanTerm } from '../../../language/korean-term.ts';
import { contentIn, isAmong, type KoreanBeside } from './beside.ts';
import { koreanSegments } from './segments.ts';

/** A value of the claim or the sentence with its place in the text. */
export interface KoreanValue extends Span {
  readonly key: string;
}

const LEAST_SHARE = 0.5;

/** The values of the claim that the sentence has beside another of the things that it names side by side, each with the value that it gives instead. */
export function neighbours(
  beside: KoreanBeside,
  said: readonly KoreanValue[],
  there: readonly KoreanValue[],
): (readonly [KoreanValue, KoreanValue])[] {
  if (there.length < 2 || said.length === 0 || beside.share < LEAST_SHARE) return [];
  const own = koreanSegments(beside.said, said);
  const segments = koreanSegments(beside.there, there);
  if (own === null || segments === null) return [];
  return said.flatMap((value, index) => {
    const homes = there.flatMap((other, at) => (other.key === value.key ? [at] : []));
    const [home] = homes;
    if (home === undefined || homes.length > 1) return [];
    const rival = rivalOf(beside, { value, range: own[index] ?? value }, { there, segments, home });
    const instead = there[rival ?? -1];
    return instead === undefined ? [] : [[value, instead] as const];
  });
}

interface Row {
  readonly there: readonly KoreanValue[];
  readonly segments: readonly Span[];
  readonly home: number;
}

function rivalOf(
  beside: KoreanBeside,
  { value, range }: { readonly value: KoreanValue; readonly range: Span },
  { there, segments, home }: Row,
): number | null {
  const claim = contentIn(beside.claim, 0, range).filter((term) => !overlaps(term, 0, [value]));
  const partOf = (at: number): KoreanTerm[] =>
    contentIn(beside.terms, beside.base, segments[at] ?? value).filter(
      (term) => !overlaps(term, beside.base, there),
    );
  const own = partOf(home);
  for (const at of segments.keys()) {
    if (at === home) continue;
    const others = partOf(at);
    const unsaid = own.filter((term) => !isAmong(term, claim) && !isAmong(term, others));
    const strange = others.filter((term) => isAmong(term, claim) && !isAmong(term, own));
    const isHome = own.some((term) => isAmong(term, claim) && !isAmong(term, others));
    if (unsaid.length === 0 || strange.length === 0) continue;
    if (!isHome && isClause(own) && isClause(others)) return at;
    if (strange.some((term) => unsaid.some((other) => isParallel(beside, term, other)))) return at;
  }
  return null;
}

function overlaps(term: KoreanTerm, offset: number, values: readonly Span[]): boolean {
  return values.some(({ start, end }) => term.start - offset < end && start < term.end - offset);
}

/** Says something by itself. */
function isClause(terms: readonly KoreanTerm[]): boolean {
  const last = terms.at(-1);
  return terms.length > 1 && ((last?.use ?? null) !== null || /[고다며요]$/u.test(last?.surface ?? ''));
}

/** Two words in the same role; without a particle, two directly before their values. */
function isParallel({ terms }: KoreanBeside, one: KoreanTerm, other: KoreanTerm): boolean {
  if (one.use !== null || other.use !== null) return one.use !== null && other.use !== null;
  const [a, b] = [roleOf(one), roleOf(other)];
  if (a !== 'bare') return a === b;
  return b === 'bare' && isBeforeNumber(terms, one) && isBeforeNumber(terms, other);
}

function roleOf({ role }: KoreanTerm): string {
  return role === 'topic' ? 'subject' : role;
}

function isBeforeNumber(terms: readonly KoreanTerm[], term: KoreanTerm): boolean {
  return terms[terms.indexOf(term) + 1]?.kind === 'number';
}
