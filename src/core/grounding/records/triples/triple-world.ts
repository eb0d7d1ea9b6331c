import { MONTHS } from '../../../language/english-calendar-names.ts';
import type { Term, TermReader } from '../../../language/term.ts';
import { likesOf, phraseOf } from '../attributes/attribute-phrases.ts';
import type { Triple } from './triple.ts';
import { englishWordStem } from '../../../language/english-word-stem.ts';

/** Words with which any fact is told, whatever it is about. */
const WORDS = `
know call name found locate situate base part own hold serve include consist use make give take come go begin start end lie reach
total number amount also same both together respectively other another where which who whose when while after before with over under
one first second currently current previous previously former formerly originally officially full
it its they their he his she her this that these those has have had been being was were
born bear live die work play perform write create produce release publish build complete establish open operate lead run win
come originate study attend graduate teach join marry follow precede succeed replace
metre meter kilometre kilometer square km mile foot feet minute second hour year day month date time length long high tall wide area
city country state region place town nation national people person man woman male female
called named known titled title alias nickname born death birth
language official english
north south east west northern southern eastern western
belong associate relate connect contain cover
during between around among via per near nearby within
`;

/** Their stems. */
const FACT_STEMS: ReadonlySet<string> = new Set(
  WORDS.trim()
    .split(/\s+/)
    .map((word) => englishWordStem(word)),
);

/** A subject or object: the words of its name, and those in brackets behind it, which say what it is. */
export interface Thing {
  readonly name: string;
  readonly terms: readonly Term[];
  readonly stems: readonly string[];
  readonly numbers: readonly number[];
}

/** Triples ready to hold claims against. */
export interface TripleWorld {
  readonly triples: readonly Triple[];
  readonly things: ReadonlyMap<string, Thing>;
  /** The stems that name a predicate, and those of its synonyms. */
  readonly predicates: ReadonlyMap<string, readonly string[]>;
  /** Every stem that the triples account for. */
  readonly known: ReadonlySet<string>;
  /** Name words that are written in capitals, in small letters. */
  readonly written: ReadonlySet<string>;
  readonly numbers: ReadonlySet<number>;
}

/** Reads triples once. */
export function tripleWorld(triples: readonly Triple[], read: TermReader): TripleWorld {
  const things = new Map<string, Thing>();
  const predicates = new Map<string, readonly string[]>();
  for (const { subject, predicate, object } of triples) {
    for (const name of [subject, object]) if (!things.has(name)) things.set(name, thingOf(name, read));
    if (!predicates.has(predicate)) predicates.set(predicate, predicateStems(predicate));
  }
  const known = new Set([...FACT_STEMS, ...[...predicates.values()].flat()]);
  const written = new Set<string>();
  const numbers = new Set<number>();
  for (const { name, terms, numbers: own } of things.values()) {
    for (const number of own) numbers.add(number);
    for (const { stem } of read(unaccented(name))) known.add(stem);
    for (const { surface, kind } of terms)
      if (kind !== 'number' && surface !== surface.toLowerCase()) written.add(surface.toLowerCase());
  }
  return { triples, things, predicates, known: withDates(known, things), written, numbers };
}

function thingOf(name: string, read: TermReader): Thing {
  const bare = unaccented(name)
    .replace(/ ?\([^)]*\)\s*$/, '')
    .replaceAll(/[_"]/g, ' ');
  const all = read(bare === '' ? unaccented(name) : bare);
  const content = all.filter(({ kind }) => kind !== 'function');
  const terms = content.length > 0 ? content : all;
  return { name, terms, stems: terms.map(({ stem }) => stem), numbers: numbersOf(name) };
}

/** The numbers of a value; of a date its parts, and of a decimal both sides of the point, which some writers part. */
function numbersOf(name: string): number[] {
  return [...name.matchAll(/\d[\d,]*(?:\.\d+)?/g)].flatMap(([digits]) => {
    const whole = digits.replaceAll(',', '');
    const [before = '', behind] = whole.split('.');
    return behind === undefined ? [Number(whole)] : [Number(whole), Number(before), Number(behind)];
  });
}

const ASCII = /^[\x20-\x7e]*$/;

/** Letters without their accents, one for one: Reşadiye is also written Resadiye. */
export function unaccented(text: string): string {
  if (ASCII.test(text)) return text;
  return [...text].map((letter) => letter.normalize('NFD').replaceAll(/\p{M}/gu, '') || letter).join('');
}

function predicateStems(predicate: string): string[] {
  const own = phraseOf(predicate.replaceAll('/', ' '));
  return [...new Set([...own, ...own.flatMap((stem) => likesOf([stem]).flat()), ...likesOf(own).flat()])];
}

/** The month of an ISO date is known by its name. */
function withDates(known: Set<string>, things: ReadonlyMap<string, Thing>): Set<string> {
  for (const name of things.keys()) {
    const month = /^\d{4}-(\d{2})-\d{2}/.exec(name)?.[1];
    const word = month === undefined ? undefined : MONTHS[Number(month) - 1];
    if (word !== undefined) for (const stem of phraseOf(word)) known.add(stem);
  }
  return known;
}
