import type { KoreanTerm } from '../../language/korean-term.ts';

/** How a word of the claim meets one of the evidence. */
export type Meeting = 'stem' | 'family' | 'part' | 'none';

/** A content word of the claim with the word of the evidence that it meets. */
export interface Link {
  readonly term: KoreanTerm;
  /** Place among the claim's terms. */
  readonly at: number;
  readonly by: Meeting;
  /** Place of the word it meets among the terms of the evidence; -1 for none. */
  readonly place: number;
  /** How surely they mean the same, [0, 1]. */
  readonly share: number;
  /** True where only one of the two has a denying prefix: 불만족 and 만족. */
  readonly turned: boolean;
}

/** Evidence words by stem, by family and by pairs of syllables. */
export interface KoreanWords {
  readonly terms: readonly KoreanTerm[];
  readonly byStem: ReadonlyMap<string, number[]>;
  readonly byFamily: ReadonlyMap<number, number[]>;
  /** By the side of opposites on which they stand. */
  readonly bySide: ReadonlyMap<number, number[]>;
  /** By stem without a denying prefix. */
  readonly byPlain: ReadonlyMap<string, number[]>;
  /** The likest word of another stem; read on the first call for a stem. */
  readonly likest: (stem: string) => Likeness;
}

/** A word of which only a part is met. */
type Likeness = Pick<Link, 'by' | 'place' | 'share'>;

const FAMILY_SHARE = 0.8;
const PREFIXED = /^[불비미무부][가-힣]{2}/u;

/** Indexes the words of a window. Linear. */
export function readWords(terms: readonly KoreanTerm[]): KoreanWords {
  const byStem = new Map<string, number[]>();
  const byFamily = new Map<number, number[]>();
  const bySide = new Map<number, number[]>();
  const byPlain = new Map<string, number[]>();
  for (let place = 0; place < terms.length; place++) {
    const { stems, families, sides } = terms[place] ?? NO_TERM;
    for (const stem of stems) {
      put(byStem, stem, place);
      if (PREFIXED.test(stem)) put(byPlain, stem.slice(1), place);
    }
    for (const family of families) put(byFamily, family, place);
    for (const side of sides) put(bySide, side, place);
  }
  return { terms, byStem, byFamily, bySide, byPlain, likest: likestOf(terms) };
}

const NO_TERM: Pick<KoreanTerm, 'stems' | 'families' | 'sides'> = { stems: [], families: [], sides: [] };

/** Pairs of syllables are indexed on the first call: most claims need no likeness. */
function likestOf(terms: readonly KoreanTerm[]): (stem: string) => Likeness {
  let pairs: ReadonlyMap<number, number[]> | null = null;
  const known = new Map<string, Likeness>();
  return (stem) => {
    let found = known.get(stem);
    if (found === undefined) known.set(stem, (found = partOf(stem, terms, (pairs ??= pairsOf(terms)))));
    return found;
  };
}

function pairsOf(terms: readonly KoreanTerm[]): ReadonlyMap<number, number[]> {
  const pairs = new Map<number, number[]>();
  terms.forEach(({ stem }, place) => {
    for (let at = 0; at + 2 <= stem.length; at++) put(pairs, pairAt(stem, at), place);
  });
  return pairs;
}

/** Two characters as one number. */
export function pairAt(text: string, at: number): number {
  return text.charCodeAt(at) * 65_536 + text.charCodeAt(at + 1);
}

function put<K>(map: Map<K, number[]>, key: K, place: number): void {
  const places = map.get(key);
  if (places === undefined) map.set(key, [place]);
  else if (places.at(-1) !== place) places.push(place);
}

/** The content words of a claim, each with the best word of the evidence that it meets. */
export function alignKorean(claim: readonly KoreanTerm[], words: KoreanWords): Link[] {
  const links: Link[] = [];
  let last = -1;
  claim.forEach((term, at) => {
    if (term.kind === 'function' || term.kind === 'number' || term.strength !== null) return;
    const link = linkOf(term, at, words, last);
    if (link.place >= 0) last = link.place;
    links.push(link);
  });
  return links;
}

function linkOf(term: KoreanTerm, at: number, words: KoreanWords, last: number): Link {
  const exact = nearest(gathered(term.stems, words.byStem), last, null);
  if (exact >= 0) return { term, at, by: 'stem', place: exact, share: 1, turned: false };
  const turned = turnedPlace(term, words);
  if (turned >= 0) return { term, at, by: 'stem', place: turned, share: 1, turned: true };
  const family = nearest(gathered(term.families, words.byFamily), last, null);
  if (family >= 0) return { term, at, by: 'family', place: family, share: FAMILY_SHARE, turned: false };
  const { by, place, share } = words.likest(term.stem);
  return { term, at, by, place, share, turned: false };
}

/** The same links, of several places each the one in the clause that the claim speaks of. */
export function nearFocus(
  links: readonly Link[],
  { byStem, byFamily }: KoreanWords,
  isFocus: (place: number) => boolean,
): Link[] {
  let last = -1;
  return links.map((link) => {
    const { term, by, turned } = link;
    let place = link.place;
    if (by === 'stem' && !turned) place = nearest(gathered(term.stems, byStem), last, isFocus);
    else if (by === 'family') place = nearest(gathered(term.families, byFamily), last, isFocus);
    if (place >= 0) last = place;
    return place === link.place ? link : { ...link, place };
  });
}

/** 불만족 meets 만족, and 만족 불만족. */
function turnedPlace({ stem }: KoreanTerm, words: KoreanWords): number {
  const places = PREFIXED.test(stem) ? words.byStem.get(stem.slice(1)) : words.byPlain.get(stem);
  return places?.[0] ?? -1;
}

/** Of several places the one nearest behind the last word met, those preferred first. */
function nearest(
  places: readonly number[],
  last: number,
  prefers: ((place: number) => boolean) | null,
): number {
  let best = places[0] ?? -1;
  for (let at = 1; at < places.length; at++) {
    const place = places[at] ?? -1;
    const isPreferred = prefers === null || prefers(place);
    const isBetter =
      prefers !== null && isPreferred !== prefers(best)
        ? isPreferred
        : distance(place, last) < distance(best, last);
    if (isBetter) best = place;
  }
  return best;
}

const NO_PLACES: readonly number[] = [];

/** Where any of the keys stands, by key. */
export function gathered<K>(
  keys: readonly K[],
  places: ReadonlyMap<K, readonly number[]>,
): readonly number[] {
  let found = NO_PLACES;
  for (const key of keys) {
    const more = places.get(key);
    if (more !== undefined) found = found.length === 0 ? more : [...found, ...more];
  }
  return found;
}

function distance(place: number, last: number): number {
  return place > last ? place - last : 2 * (last - place) + 1;
}

const UNLIKE: Likeness = { by: 'none', place: -1, share: 0 };

/** Compounds and longer forms: the share of the syllable pairs of the shorter in the longer. */
function partOf(
  stem: string,
  terms: readonly KoreanTerm[],
  pairs: ReadonlyMap<number, readonly number[]>,
): Likeness {
  const counts = new Map<number, number>();
  for (let at = 0; at + 2 <= stem.length; at++)
    for (const place of pairs.get(pairAt(stem, at)) ?? NO_PLACES)
      counts.set(place, (counts.get(place) ?? 0) + 1);
  let best = -1;
  let share = 0;
  let covered = 0;
  for (const [place, count] of counts) {
    const other = terms[place]?.stem.length ?? 2;
    const likeness = (2 * count) / (stem.length - 1 + other - 1);
    covered += count;
    if (likeness > share) [best, share] = [place, likeness];
  }
  if (best < 0) return UNLIKE;
  return { by: 'part', place: best, share: Math.max(share, Math.min(1, covered / (stem.length - 1)) * 0.9) };
}
