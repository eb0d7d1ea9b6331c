import { koreanTermsOf } from '../../language/korean-terms.ts';
import type { KoreanTerm } from '../../language/korean-term.ts';
import type { KoreanHold } from './korean-hold.ts';
import { type KoreanIndex, koreanIndex } from './korean-index.ts';
import type { KoreanWindow } from './korean-window.ts';
import type { Passages } from './passages.ts';

/** What stands under one heading, as sentences `[from, to)`. */
interface Section {
  readonly level: number;
  readonly heading: readonly KoreanTerm[];
  readonly from: number;
  readonly to: number;
}

const HEADING = /^(#{1,6})[ \t]+(\S.*)$/gmu;
const SECTIONS = new WeakMap<Passages, readonly Section[]>();

/**
 * Words that the window has under another heading than the one that the claim names, where the named one says something
 * of the same but lacks them: the place of one post told as that of another.
 */
export function underOtherHeading(
  passages: Passages,
  { claim, links, there }: KoreanHold,
  window: KoreanWindow | null,
): KoreanTerm[] {
  const sections = sectionsOf(passages);
  if (window === null || sections.length < 2) return [];
  const sectionAt = (place: number) => {
    const sentence = window.from + there.starts.findLastIndex((from) => from <= place);
    return sections.find(({ from, to }) => from <= sentence && sentence < to);
  };
  const named = sections.filter((section) => isNamed(section, sections, claim));
  const [own] = named;
  if (own === undefined || named.length > 1) return [];
  const said = links.filter(({ by, term }) => by === 'stem' && term.use === null && !isOfHeading(term, own));
  const absent = said.filter(({ term }) => !holds(own, term, koreanIndex(passages)));
  const isBeside = absent.every(({ place }) => sectionAt(place)?.level === own.level);
  return isBeside && absent.length < said.length ? absent.map(({ term }) => term) : [];
}

/** A word of the heading that no other heading of its level has stands in the claim, alone or as the first part of a word. */
function isNamed(section: Section, sections: readonly Section[], claim: readonly KoreanTerm[]): boolean {
  const siblings = sections.filter(({ level }) => level === section.level);
  return section.heading.some(({ stem }) => {
    const isOwn = siblings.filter(({ heading }) => heading.some((term) => term.stem === stem)).length === 1;
    return (
      siblings.length > 1 && isOwn && stem.length > 1 && claim.some((term) => term.stem.startsWith(stem))
    );
  });
}

function isOfHeading(term: KoreanTerm, { heading }: Section): boolean {
  return heading.some(({ stem }) => term.stem.startsWith(stem));
}

function holds({ from, to }: Section, { stems, families }: KoreanTerm, index: KoreanIndex): boolean {
  const isInside = (sentence: number) => from <= sentence && sentence < to;
  return (
    stems.some((stem) => index.byStem.get(stem)?.some(isInside)) ||
    families.some((family) => index.byFamily.get(family)?.some(isInside))
  );
}

function sectionsOf(passages: Passages): readonly Section[] {
  const known = SECTIONS.get(passages);
  if (known !== undefined) return known;
  const made = passages.passages.flatMap(({ text }, passage) => readSections(passages, passage, text));
  SECTIONS.set(passages, made);
  return made;
}

/** The first of a list of which `holds` is true, and of all behind it; its length where there is none. */
function firstWhere<T>(list: readonly T[], holds: (one: T) => boolean): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const one = list[middle];
    if (one !== undefined && !holds(one)) low = middle + 1;
    else high = middle;
  }
  return low;
}

function readSections({ sentences }: Passages, passage: number, text: string): Section[] {
  const found = text.includes('#') ? [...text.matchAll(HEADING)] : [];
  const from = (start: number): number =>
    firstWhere(sentences, (one) => one.passage > passage || (one.passage === passage && one.end > start));
  return found.map((match, at) => ({
    level: match[1]?.length ?? 1,
    heading: koreanTermsOf(match[2] ?? '').filter(({ kind }) => kind !== 'function'),
    from: from(match.index),
    to: from(found[at + 1]?.index ?? Number.POSITIVE_INFINITY),
  }));
}
