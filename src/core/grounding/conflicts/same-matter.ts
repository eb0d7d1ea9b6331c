import type { Term } from '../../language/term.ts';
import type { Passages } from '../passages/passages.ts';
import { figuresSaid, isDate, isSaidSame, type SaidFigure } from './said-figures.ts';
import { type Setting, subjectsOf } from './heading.ts';
import { koreanTermsIn } from './korean-terms-in.ts';
import { marksOf } from './scope-words.ts';
import type { Statement } from './statement.ts';
import { contentWords, unmetWords } from './words-meet.ts';

/** A claim with the sentences that support it. */
export interface Supported {
  readonly claim: Statement;
  /** The part of the claim that is compared. */
  readonly asked: Statement;
  /** None where records support it. */
  readonly by: readonly Setting[];
}

/** Whether the part of a sentence of another piece speaks of the same thing, at the same time, in the same state. */
export function isSameMatter(
  passages: Passages,
  supported: Supported,
  other: Setting,
  part: Statement,
  slot: SaidFigure | null,
): boolean {
  return (
    isSameState(supported, part) &&
    isSameTime(supported, other, part, slot) &&
    isSameThing(passages, supported, other, part)
  );
}

/** Neither says once, planned, until, if where the other does not. */
function isSameState({ claim, by }: Supported, part: Statement): boolean {
  const own = marksOf(claim.terms);
  const there = marksOf(part.terms);
  const known = new Set([...own, ...marksOf(by.flatMap(({ sentence }) => sentence.terms))]);
  return [...there].every((mark) => known.has(mark)) && [...own].every((mark) => there.has(mark));
}

/** Each date of the other side, heading included, is one of this side; where only one side has any they are not the same. */
function isSameTime(
  { asked, by }: Supported,
  other: Setting,
  part: Statement,
  slot: SaidFigure | null,
): boolean {
  const isFree = (figure: SaidFigure): boolean =>
    isDate(figure) &&
    (slot === null || (!isSaidSame(figure, slot) && figure.kind === slot.kind) || figure.kind !== slot.kind);
  const there = [...figuresSaid(part), ...headFigures(other)].filter(isDate);
  const own = figuresSaid(asked).filter(isFree);
  const around = by.flatMap((one) => [...figuresSaid(one.sentence), ...headFigures(one)]).filter(isFree);
  const known = [...own, ...around];
  const isSlot = slot !== null && isDate(slot);
  const open = there.filter((figure) => !known.some((one) => isSaidSame(one, figure)));
  if (open.length > (isSlot ? 1 : 0)) return false;
  if (isSlot) return true;
  const heads = by.flatMap(headFigures).filter(isDate);
  return (
    own.every((figure) => there.some((one) => isSaidSame(figure, one))) &&
    heads.every((figure) => there.some((one) => isSaidSame(figure, one)))
  );
}

function headFigures({ heading, sentence }: Setting): SaidFigure[] {
  if (heading.length === 0) return [];
  const start = heading[0]?.start ?? 0;
  const end = heading.at(-1)?.end ?? 0;
  return figuresSaid({ ...sentence, start, end, terms: heading });
}

/** The claim's names are there; headings and sentences before name nothing else. */
function isSameThing(passages: Passages, { claim, by }: Supported, other: Setting, part: Statement): boolean {
  const own = contentWords(claim, figuresSaid(claim));
  const [first] = by;
  const names = own.filter(({ kind }) => kind === 'name');
  const there = [...contentWords(part), ...other.heading];
  const isNamed = names.length > 0 && unmetWords(names, there).length < names.length;
  const isForeign = (term: Term, passage: number | undefined): boolean =>
    unmetWords([term], own).length > 0 && (passage === undefined || !standsIn(passages, term, passage));
  const strange = other.heading.filter((term) => isForeign(term, first?.passage));
  const lost = (first?.heading ?? []).filter(
    (term) => !standsIn(passages, term, other.passage) && unmetWords([term], own).length > 0,
  );
  const kept = (first?.heading.length ?? 0) - lost.length;
  if (strange.length > 0 && (!isNamed || lost.length > 0)) return false;
  if (lost.length > 0 && kept === 0 && !isNamed) return false;
  return isNamed || isSameContext(passages, first, other, isForeign);
}

/** The sentences before speak of nothing that the other piece does not know. */
function isSameContext(
  passages: Passages,
  first: Setting | undefined,
  other: Setting,
  isForeign: (term: Term, passage: number | undefined) => boolean,
): boolean {
  const theirs = other.before === null ? [] : subjectsOf(other.before);
  const strange = theirs.filter((term) => isForeign(term, first?.passage));
  if (koreanTermsIn(other.sentence).length === 0) return strange.length === 0;
  const ours = first?.before === null || first === undefined ? [] : subjectsOf(first.before);
  return (
    strange.length === 0 || ours.length === 0 || ours.some((term) => standsIn(passages, term, other.passage))
  );
}

/** Whether a word stands in a passage. */
export function standsIn(
  { numbers, from, places, sentenceOf, sentences }: Passages,
  { stem }: Term,
  passage: number,
): boolean {
  const number = numbers.get(stem);
  if (number === undefined) return false;
  for (let at = from[number] ?? 0; at < (from[number + 1] ?? 0); at++) {
    const sentence = sentences[sentenceOf[places[at] ?? 0] ?? 0];
    if (sentence?.passage === passage) return true;
    if ((sentence?.passage ?? 0) > passage) return false;
  }
  return false;
}
