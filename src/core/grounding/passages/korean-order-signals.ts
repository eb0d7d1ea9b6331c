import type { KoreanTerm } from '../../language/korean-term.ts';
import type { Role } from '../../language/korean-nominal.ts';
import type { Signals } from '../held.ts';
import type { KoreanHold } from './korean-hold.ts';
import type { Link } from './korean-alignment.ts';

const NEAR = 5;
const HELD = 0.8;
const MISSING = 0.5;

/** Whether the words of the claim stand in the window in the same order and with the same particles. */
export function koreanOrderSignals({ links, window, relevance, coverage }: KoreanHold): Signals {
  return {
    disorder: disorder(links),
    beside: beside(links),
    same_roles: sameRoles(links, window),
    crossed: (crossings(links, window).length > 0 ? 1 : 0) * coverage,
    substituted: Math.min(2, substitutions(links, window).length) * relevance,
  };
}

/** Share of the pairs of words met that stand the other way round in the window. */
function disorder(links: readonly Link[]): number {
  const places = links.flatMap(({ place }) => (place < 0 ? [] : [place]));
  let [turned, pairs] = [0, 0];
  places.forEach((first, at) => {
    for (let next = at + 1; next < places.length; next++) {
      const second = places[next] ?? -1;
      if (first === second) continue;
      pairs++;
      if (first > second) turned++;
    }
  });
  return pairs === 0 ? 0 : turned / pairs;
}

/** Share of the claim's neighbours that are neighbours in the window too. */
function beside(links: readonly Link[]): number {
  let near = 0;
  links.forEach(({ place }, at) => {
    const before = links[at - 1];
    if (before !== undefined && place >= 0 && before.place >= 0 && Math.abs(place - before.place) <= 2)
      near++;
  });
  return links.length < 2 ? 0 : near / (links.length - 1);
}

function sameRoles(links: readonly Link[], window: readonly KoreanTerm[]): number {
  const same = links.filter(
    ({ by, place, term }) => by === 'stem' && term.role !== 'bare' && window[place]?.role === term.role,
  );
  return links.length === 0 ? 0 : same.length / links.length;
}

/** The doer of what the claim ends in, where the window lacks it and has another doer of the same. */
export function otherAgent({
  links,
  window,
  focus,
}: Pick<KoreanHold, 'links' | 'window' | 'focus'>): { term: KoreanTerm; instead: KoreanTerm } | null {
  const [doer, deed] = links.slice(-2);
  if (doer === undefined || deed === undefined || doer.share >= MISSING || deed.by !== 'stem') return null;
  const done = window[deed.place];
  if (doer.term.role !== 'subject' || done === undefined || done.use === null) return null;
  const instead = focus.findLast(({ role, start }) => role === 'subject' && start < done.start);
  const isElsewhere = links.some(({ place }) => instead !== undefined && window[place] === instead);
  return instead === undefined || isElsewhere ? null : { term: doer.term, instead };
}

/** Pairs of words that have exchanged their particles: A가 B를 for B가 A를. */
export function crossings(
  links: readonly Link[],
  window: readonly KoreanTerm[],
): (readonly [KoreanTerm, KoreanTerm])[] {
  const found: (readonly [KoreanTerm, KoreanTerm])[] = [];
  links.forEach((first, at) => {
    if (first.by !== 'stem' || roleOf(first.term) === 'bare') return;
    for (const second of links.slice(at + 1, at + NEAR))
      if (isExchanged(first, second, window)) found.push([first.term, second.term]);
  });
  return found;
}

/** A가 B보다 where the window has B가 A보다: what is compared is turned round, and the opposite predicate says the same. */
export function isTurnedComparison({ links, window }: Pick<KoreanHold, 'links' | 'window'>): boolean {
  if (links.every(({ term }) => term.role !== 'than')) return false;
  return crossings(links, window).some((pair) => pair.some(({ role }) => role === 'than'));
}

function isExchanged(first: Link, second: Link, window: readonly KoreanTerm[]): boolean {
  if (first.by !== 'stem' || second.by !== 'stem' || first.place === second.place) return false;
  const [a, b] = [roleOf(first.term), roleOf(second.term)];
  const [c, d] = [roleOf(window[first.place]), roleOf(window[second.place])];
  return a !== 'bare' && b !== 'bare' && a !== b && a === d && b === c;
}

function roleOf(term: KoreanTerm | undefined): Role {
  const role = term?.role ?? 'bare';
  return role === 'topic' ? 'subject' : role;
}

/** Words of the claim that the window lacks, where beside the word next to them it has another in the same form. */
export function substitutions(
  links: readonly Link[],
  window: readonly KoreanTerm[],
): { readonly term: KoreanTerm; readonly instead: KoreanTerm }[] {
  const used = new Set(links.map(({ place }) => place));
  return links.flatMap(({ term, share }, at) => {
    if (share >= MISSING) return [];
    const instead =
      standIn(term, links[at + 1], -1, used, window) ?? standIn(term, links[at - 1], 1, used, window);
    return instead === null ? [] : [{ term, instead }];
  });
}

function standIn(
  term: KoreanTerm,
  neighbour: Link | undefined,
  step: number,
  used: ReadonlySet<number>,
  window: readonly KoreanTerm[],
): KoreanTerm | null {
  if (neighbour === undefined || neighbour.place < 0 || neighbour.share < HELD) return null;
  const other = window[neighbour.place + step];
  if (other === undefined || other.kind === 'function' || used.has(neighbour.place + step)) return null;
  return other.role === term.role && (other.use === null) === (term.use === null) ? other : null;
}
