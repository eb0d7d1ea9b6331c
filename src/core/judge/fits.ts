import type { Modifier, Phrase } from '../statement/phrase.ts';
import type { Value, ValueMention } from '../statement/value.ts';
import { type Direction, insideOf, quantifierFits } from './direction.ts';
import type { Means } from './means.ts';
import type { Lemma } from './same-word.ts';

/** Small words of law, what words mean to each other, values compared. */
export type Sayings = Pick<Means, 'says' | 'compare' | 'words' | 'called'>;

/** Markers that only tie two nouns, however they are ordered: the roof of the house, the house's roof. */
const TYING = new Set(['', 'of', "'s", "'"]);

function markersFit(claim: string, evidence: string): boolean {
  return claim === evidence || (TYING.has(claim) && TYING.has(evidence));
}

export function mainOf({ head, upos }: Phrase): Lemma {
  return { word: head, upos };
}

/** All words that call the phrase something: its head, names, and what stands before the head. */
function calling({ head, names, modifiers }: Phrase): ReadonlySet<string> {
  const before = modifiers.filter(({ clause }) => !clause).map(({ phrase }) => phrase.head);
  return new Set([head, ...names, ...before]);
}

function isCalled(names: readonly string[], phrase: Phrase): boolean {
  const called = calling(phrase);
  return names.every((name) => called.has(name));
}

/** One is the other's last name: JD144. */
function isByName(claim: Phrase, evidence: Phrase, { called }: Sayings): boolean {
  if (claim.upos !== 'PROPN' || evidence.upos !== 'PROPN') return false;
  const [own, theirs] = [claim, evidence].map(({ head, names }) => [...names, head]) as [string[], string[]];
  const [short, long] = own.length < theirs.length ? [own, theirs] : [theirs, own];
  const [surname] = short;
  const whole = short.length === 1 && surname !== undefined ? called(surname) : null;
  return whole !== null && whole.length === long.length && whole.every((word) => long.includes(word));
}

function headsFit(claim: Phrase, evidence: Phrase, direction: Direction, means: Sayings): boolean {
  if (means.says(mainOf(claim), mainOf(evidence), direction) || isByName(claim, evidence, means)) return true;
  return claim.names.includes(evidence.head) && evidence.names.includes(claim.head);
}

/** Every modifier of the wider phrase stands with the narrower one. */
function modifiersFit(wide: Phrase, narrow: Phrase, direction: Direction, means: Sayings): boolean {
  const has = (wanted: Modifier): boolean =>
    narrow.modifiers.some((one) => {
      if (!markersFit(wanted.marker, one.marker)) return false;
      return direction === 'up'
        ? fits(wanted.phrase, one.phrase, 'up', means)
        : fits(one.phrase, wanted.phrase, 'down', means);
    }) ||
    (TYING.has(wanted.marker) && narrow.names.includes(wanted.phrase.head));
  return wide.modifiers.every(
    (wanted) => wanted.marker === 'appos' || (wanted.clause && direction === 'up') || has(wanted),
  );
}

/** True where the phrase speaks of one thing, so that what is denied of it is not denied of all of its kind. */
function isOne({ pointing, upos }: Phrase): boolean {
  return pointing || upos === 'PROPN';
}

/** The one value that the phrase is, with all words that it was read from; undefined where more is said. */
function wholeValue({ values, span }: Phrase): Value | undefined {
  const [one, ...others] = values;
  const isWhole =
    one !== undefined && others.length === 0 && one.reach.start <= span.start && span.end <= one.reach.end;
  return isWhole ? (one.value ?? undefined) : undefined;
}

/** JD90: both are nothing but one amount or time, however each puts it: `a century`, `a hundred years`. */
function isSameValue(claim: Phrase, evidence: Phrase, { compare }: Sayings): boolean {
  const [own, theirs] = [wholeValue(claim), wholeValue(evidence)];
  return own !== undefined && theirs !== undefined && compare(own, theirs) === 'equal';
}

/** The phrase without the number that counts it. */
function uncounted(phrase: Phrase, { written }: ValueMention): Phrase {
  const words = new Set(written.toLowerCase().split(/[\s-]+/u));
  return { ...phrase, names: phrase.names.filter((name) => !words.has(name)), values: [] };
}

/** JD90: both count the same things, however each writes the number: `twelve buses`, `12 buses`. */
function isSameCount(claim: Phrase, evidence: Phrase, direction: Direction, means: Sayings): boolean {
  const [own, theirs] = [claim.values[0], evidence.values[0]];
  if (claim.values.length !== 1 || evidence.values.length !== 1 || !own?.value || !theirs?.value)
    return false;
  if (own.value.kind === 'name' || means.compare(own.value, theirs.value) !== 'equal') return false;
  return fitsOne(uncounted(claim, own), uncounted(evidence, theirs), direction, means);
}

/** JD91: what else the text calls the very same: `the mayor, Helen Strand`. */
function othersFor({ modifiers }: Phrase): readonly Phrase[] {
  return modifiers.flatMap(({ marker, phrase }) => (marker === 'appos' ? phrase : []));
}

/** True where what holds of the evidence's phrase holds of the claim's, in a place of this direction. */
export function fits(claim: Phrase, evidence: Phrase, direction: Direction, means: Sayings): boolean {
  return [evidence, ...othersFor(evidence)].some(
    (one) =>
      isSameValue(claim, one, means) ||
      fitsOne(claim, one, direction, means) ||
      isSameCount(claim, one, direction, means),
  );
}

/** `every half hour` is no half hour among all hours: how often something is said to be, it is said to be in the evidence. */
function repeatsOtherwise(claim: Phrase, evidence: Phrase, { compare }: Sayings): boolean {
  if (claim.quantifier !== 'all') return false;
  const lengths = ({ values }: Phrase): readonly Value[] =>
    values.flatMap(({ value }) => (value?.kind === 'duration' ? value : []));
  return lengths(claim).some((own) => !lengths(evidence).some((one) => compare(own, one) === 'equal'));
}

function fitsOne(claim: Phrase, evidence: Phrase, direction: Direction, means: Sayings): boolean {
  if (claim.quantifier === 'none' && evidence.quantifier === 'generic' && isOne(evidence)) return false;
  if (repeatsOtherwise(claim, evidence, means)) return false;
  if (
    !headsFit(claim, evidence, insideOf(claim.quantifier, direction), means) ||
    !quantifierFits(claim.quantifier, evidence.quantifier, direction)
  )
    return false;
  const inside = insideOf(claim.quantifier, direction);
  const up = (): boolean => isCalled(claim.names, evidence) && modifiersFit(claim, evidence, 'up', means);
  const down = (): boolean => isCalled(evidence.names, claim) && modifiersFit(evidence, claim, 'down', means);
  if (inside === 'same') return up() && down();
  return inside === 'up' ? up() : down();
}
