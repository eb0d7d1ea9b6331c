import { closeOf, fromJamo, isBoundary, toJamo } from './jamo.ts';
import {
  auxiliaries,
  copulas,
  type EndingForm,
  endings,
  fits,
  lightVerbs,
  melted,
  type Morpheme,
  particles,
  prefinals,
  stems,
  UNWRITTEN,
} from './morphemes.ts';
import { BEFORE } from './particles.ts';
import { remembered } from '../remembered.ts';
import { endingAt } from './suffix-table.ts';
import { unbent } from './unbent.ts';

/** One way to read a word: its stem, and what stands behind it in order. */
export interface Analysis {
  readonly stem: string;
  /** `N`: no predicate; `V`, `A`: a verb, an adjective. */
  readonly kind: 'N' | 'V' | 'A';
  /** The verb that makes one of a noun: 하, 되, 시키; '' where there is none. */
  readonly light: string;
  /** False for the stem of a verb that no list has. */
  readonly known: boolean;
  /** The place of the stem in its list, the commonest first. */
  readonly rank: number;
  readonly tail: readonly Morpheme[];
}

type On = EndingForm['on'];
type Tail = readonly Morpheme[];

const COPULA: Morpheme = { kind: 'I', name: '이' };
const JOINER: Morpheme = { kind: 'EC', name: '어' };
const ASKING = new Set(['는가', 'ㄹ까', '느냐']);
const ADJECTIVES_OF_NOUNS = ['스럽', '롭', '답'];
/** More morphemes than this stand behind no stem. */
const LONGEST_TAIL = 7;

/** A word being read: its jamo, and the readings found so far. */
interface Search {
  readonly jamo: string;
  readonly found: Analysis[];
}

function predicate(search: Search, stem: string, kind: 'V' | 'A', tail: Tail, more: Partial<Analysis>): void {
  search.found.push({ stem, kind, light: '', known: true, rank: 0, ...more, tail });
}

function onListedStem(search: Search, end: number, on: On, tail: Tail): void {
  if (on === 'i') return;
  const form = search.jamo.slice(0, end);
  for (const { stem, kind, rank } of stems()[on].get(form) ?? [])
    predicate(search, stem, kind, tail, { rank });
  endingAt(search.jamo, end, lightVerbs()[on], (start, light) => {
    if (start === 0 || !isBoundary(search.jamo, start)) return;
    const kind = ADJECTIVES_OF_NOUNS.includes(light) ? 'A' : 'V';
    predicate(search, fromJamo(search.jamo.slice(0, start)) + light, kind, tail, { light });
  });
}

/** No verb begins with it: A반 is no form of A바-. */
const FOREIGN = /^[0-9A-Za-z]/u;
/** The past of a stem: no stem that no list has ends so. */
const PAST = 'ᆻ';

function onUnlistedStem(search: Search, end: number, on: On, tail: Tail): void {
  if (on === 'i' || end === 0 || FOREIGN.test(search.jamo) || search.jamo.charAt(end - 1) === PAST) return;
  if (search.found.some(({ known, kind }) => known && kind !== 'N')) return;
  const stem = unbent(search.jamo.slice(0, end), on);
  if (stem !== null && stem !== '') predicate(search, stem, 'V', tail, { known: false });
}

function onCopula(search: Search, end: number, on: On, tail: Tail): void {
  for (const form of copulas[on]) {
    const start = end - form.length;
    if (start <= 0 || !search.jamo.startsWith(form, start)) continue;
    const close = closeOf(search.jamo, start);
    if (form === '' ? close === 'vowel' || close === 'other' : isBoundary(search.jamo, start))
      nominal(search, start, [COPULA, ...tail]);
  }
}

/** What may stand before an ending: other endings, a stem, a noun with its verb or copula, a verb with its auxiliary. */
function onStem(search: Search, end: number, on: On, tail: Tail): void {
  if (tail.length > LONGEST_TAIL) return;
  onListedStem(search, end, on, tail);
  onUnlistedStem(search, end, on, tail);
  onCopula(search, end, on, tail);
  if (on === 'i') {
    if (search.jamo.slice(0, end) === toJamo('아니')) predicate(search, '아니', 'A', tail, {});
    return;
  }
  endingAt(search.jamo, end, prefinals()[on], (start, { name, on: below }) => {
    if (start > 0) onStem(search, start, below, [{ kind: 'EP', name }, ...tail]);
  });
  endingAt(search.jamo, end, auxiliaries()[on], (start, name) => {
    if (start > 0) onListedStem(search, start, 'a', [JOINER, { kind: 'PX', name }, ...tail]);
  });
}

function withEnding(
  search: Search,
  end: number,
  tail: Tail,
  mayStand: (ending: EndingForm) => boolean,
): void {
  endingAt(search.jamo, end, endings(), (start, ending) => {
    if (start > 0 && mayStand(ending)) onStem(search, start, ending.on, [ending, ...tail]);
  });
}

const isBeforeParticle = (ending: EndingForm): boolean =>
  (ending.kind === 'EC' && ending !== UNWRITTEN) || ending.kind === 'EN' || ASKING.has(ending.name);

/** A noun with its particles, or what stands like one: 하기+를, 하는지+는. */
function nominal(search: Search, end: number, tail: Tail): void {
  const { jamo, found } = search;
  if (tail.length > LONGEST_TAIL) return;
  if (end > 0 && isBoundary(jamo, end))
    found.push({ stem: fromJamo(jamo.slice(0, end)), kind: 'N', light: '', known: true, rank: 0, tail });
  const [first] = tail;
  const isLast = first === undefined || first === COPULA;
  endingAt(jamo, end, particles(), (start, particle) => {
    if (start === 0 || !fits(particle.after, closeOf(jamo, start))) return;
    if (isLast || (!particle.closes && (BEFORE[first.kind] ?? particle.kind) === particle.kind))
      nominal(search, start, [particle, ...tail]);
  });
  if (first !== undefined) withEnding(search, end, tail, isBeforeParticle);
}

function meltedReading(form: string): Analysis | null {
  const own = melted().get(form);
  return own === undefined ? null : { ...own, kind: 'N', light: '', known: true, rank: 0 };
}

function emptySearch(form: string): Search {
  return { jamo: toJamo(form), found: [] };
}

/** So many words are kept with their readings. */
const MOST = 10_000;

/** Readings as a noun with particles. */
export const nominalReadings = remembered(MOST, (form): readonly Analysis[] => {
  const search = emptySearch(form);
  const own = meltedReading(form);
  if (own !== null) search.found.push(own);
  nominal(search, search.jamo.length, []);
  return search.found;
});

/** Readings as what ends in an ending: a verb, an adjective, a noun with the copula. */
export const verbalReadings = remembered(MOST, (form): readonly Analysis[] => {
  const search = emptySearch(form);
  withEnding(search, search.jamo.length, [], () => true);
  return search.found;
});
