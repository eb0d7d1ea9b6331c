import { sidesAgainst } from '../../language/korean-kinship.ts';
import type { KoreanTerm } from '../../language/korean-term.ts';
import type { KoreanHold } from './korean-hold.ts';
import type { Link } from './korean-alignment.ts';
import { isPersonName } from './korean-names.ts';

/** So far back the one who does something is looked for. */
const REACH = 14;
const MET = 0.75;

/**
 * Who does, in the claim, what the window says of another of his kind: a person for a person, a name for a name, one
 * side for its counterpart. Of what is said of him two words must be met (one, between names), most behind the other.
 */
export function otherActors(hold: KoreanHold): KoreanTerm[] {
  const { claim, links, window } = hold;
  return links.flatMap((link) => {
    if (!isActor(claim, link.at)) return [];
    const rest = saidOf(link, hold);
    const actors = rest.flatMap(({ place }) => actorBefore(window, place) ?? []);
    const rivals = actors.filter((actor) => isRival(link.term, actor));
    const needed = link.term.kind === 'name' ? 1 : 2;
    const isOwn = actors.some((actor) => isSame(actor, link.term));
    return rivals.length >= needed && !isOwn && 2 * rivals.length > rest.length ? [link.term] : [];
  });
}

/** What a claim says of one: all before it in 제기한 쪽은 A이다, else the words about it up to the next one. */
function saidOf(actor: Link, { claim, links }: KoreanHold): Link[] {
  const isCleft = roleAt(claim, actor.at) === 'is';
  const next = links.find(({ at }) => at > actor.at + 1 && isActor(claim, at))?.at ?? claim.length;
  const before = links.findLast(({ at, term }) => at < actor.at && term.use !== null)?.at ?? -1;
  return links.filter(({ at, place, share, term }) => {
    if (at === actor.at || share < MET || place < 0 || TITLES.has(term.stem) || isPersonName(term))
      return false;
    if (actor.place > 0 && place === actor.place - 1 && term.role === 'bare') return false;
    return isCleft ? at < actor.at : at > before && at < next;
  });
}

const TITLES: ReadonlySet<string> = new Set(
  '씨 님 원장 대표 과장 부장 팀장 관리원 작가 감독 교수 박사 소장 회장 사장'.split(' '),
);

function isActor(terms: readonly KoreanTerm[], at: number): boolean {
  const role = roleAt(terms, at);
  return role === 'subject' || role === 'topic' || role === 'is';
}

/** 표지훈 씨는: the title bears the particle. */
function roleAt(terms: readonly KoreanTerm[], at: number): string {
  const [term, next, third] = [terms[at], terms[at + 1], terms[at + 2]];
  if (term === undefined || term.role !== 'bare' || next === undefined) return term?.role ?? 'bare';
  if (!isPersonName(term) && term.kind !== 'name') return 'bare';
  if (TITLES.has(next.stem)) return next.role === 'bare' && next.use !== null ? 'is' : next.role;
  return next.kind === 'number' && third !== undefined && TITLES.has(third.stem) ? third.role : 'bare';
}

/** The nearest subject or topic before a place, or at it, in its sentence. */
function actorBefore(window: readonly KoreanTerm[], place: number): KoreanTerm | null {
  for (let at = place; at >= Math.max(0, place - REACH); at--) {
    const term = window[at];
    if (term === undefined || (at < place && term.use === 'final' && /[다요]$/u.test(term.surface)))
      return null;
    const role = roleAt(window, at);
    if (role === 'subject' || role === 'topic') if (isKind(term)) return term;
  }
  return null;
}

/** What can be exchanged: a person, a name, one with a counterpart. */
function isKind(term: KoreanTerm): boolean {
  return (
    term.kind === 'name' ||
    isPersonName(term) ||
    (term.sides.length > 0 && term.stem.length > 1) ||
    term.stem.length >= 3
  );
}

function isSame(one: KoreanTerm, other: KoreanTerm): boolean {
  return (
    one.stems.some((stem) => other.stems.includes(stem)) ||
    one.families.some((family) => other.families.includes(family))
  );
}

function isRival(one: KoreanTerm, other: KoreanTerm): boolean {
  if (isSame(one, other)) return false;
  if (one.kind === 'name' && other.kind === 'name') return true;
  if (isPersonName(one) && isPersonName(other)) return true;
  const against = one.sides.flatMap(sidesAgainst);
  return other.sides.some((side) => against.includes(side)) || differsByOne(one.stem, other.stem);
}

/** 임대인, 임차인. */
function differsByOne(one: string, other: string): boolean {
  if (one.length !== other.length || one.length < 3 || one.at(-1) !== other.at(-1)) return false;
  return [...one].filter((letter, at) => letter !== other[at]).length === 1;
}
