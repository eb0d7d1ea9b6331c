import type { IssueCode } from '../../../contract/issue.ts';
import type { Span } from '../../../contract/span.ts';
import { isNegated } from '../../language/negation.ts';
import type { Term } from '../../language/term.ts';
import type { Passages } from '../passages/passages.ts';
import { negationsIn } from '../passages/text-reading.ts';
import type { Setting } from './heading.ts';
import { happensOnce } from './happens-once.ts';
import { isPredicate, isSameRole } from './roles.ts';
import { partAround } from './parts.ts';
import { excludes, figuresSaid, isDate, isSaidSame, type SaidFigure } from './said-figures.ts';
import { isSameMatter, standsIn, type Supported } from './same-matter.ts';
import { overlaps, type Statement, textOf } from './statement.ts';
import { areOpposites, contentWords, unmetWords } from './words-meet.ts';

/** In what a sentence of another piece denies a claim; the place is in the claim. */
export interface Differing {
  readonly place: Span;
  readonly expected: string;
  readonly actual: string;
  readonly code: IssueCode;
}

/** So many words of the claim the other sentence must hold at least. */
const LEAST = 2;

/** What a sentence of another piece denies of a supported claim; null where it says the same, or speaks of other things. */
export function differingFrom(passages: Passages, supported: Supported, other: Setting): Differing | null {
  const { claim, by } = supported;
  if (!mayDiffer(claim, other)) return null;
  const own = HAS_FIGURE.test(textOf(claim)) ? figuresSaid(claim) : [];
  if (own.length === 0) return otherWord(passages, supported, other);
  const there = figuresSaid(other.sentence);
  const open = own.filter((figure) => !there.some((one) => isSaidSame(figure, one)));
  if (open.length === 0) return otherWord(passages, supported, other);
  const known = [...own, ...by.flatMap(({ sentence }) => figuresSaid(sentence))];
  const free = there.filter((figure) => !known.some((one) => isSaidSame(one, figure)));
  for (const figure of open) {
    const found = otherFigure(passages, supported, other, figure, free);
    if (found !== null) return found;
  }
  return null;
}

const HAS_FIGURE =
  /\d|[일이삼사오육칠팔구십백천만억한두세네열]|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]+teen|[a-z]+ty|hundred|thousand|[a-z]+illion|dozen|half|third|quarter|noon|midnight|midday|january|february|march|april|may|june|july|august|september|october|november|december)\b/iu;
/** A name is of so many words at most. */
const LONGEST_NAME = 4;

/** What costs little to see: either numbers of its own beside the claim's names, or nearly all of its words. */
function mayDiffer(claim: Statement, other: Setting): boolean {
  const there = [...contentWords(other.sentence), ...other.heading, ...namesBefore(other)];
  const unmet = unmetWords(contentWords(claim), there);
  if (unmet.every(({ kind }) => kind !== 'number')) return unmet.length <= LONGEST_NAME;
  const isMonth = ({ stem }: Term): boolean => MONTH.test(stem);
  return unmet.every((word) => word.kind !== 'name' || isMonth(word)) && hasNumber(other.sentence);
}

const MONTH = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/iu;

function hasNumber({ terms }: Statement): boolean {
  return terms.some(
    ({ kind, surface }) => kind === 'number' || MONTH.test(surface) || AMOUNT_WORD.test(surface),
  );
}

const AMOUNT_WORD = /^(?:noon|midnight|midday|half|third|quarter)$|^[한두세네다여일열스서마쉰예아]/iu;

/** Another figure in the place of one of the claim. */
function otherFigure(
  passages: Passages,
  { claim, by }: Supported,
  other: Setting,
  figure: SaidFigure,
  free: readonly SaidFigure[],
): Differing | null {
  const supported = { claim, by, asked: partAround(claim, figure) };
  const told = by.flatMap(({ sentence }) =>
    figuresSaid(sentence).flatMap((one) => (isSaidSame(figure, one) ? [{ sentence, figure: one }] : [])),
  );
  for (const rival of free) {
    if (!excludes(figure, rival) && !told.some((one) => excludes(one.figure, rival))) continue;
    const part = partAround(other.sentence, rival);
    if (
      free.some(
        (one) => one !== rival && one.kind === rival.kind && overlaps(one, part) && excludes(one, rival),
      )
    )
      continue;
    if (!isSaidOfSame(passages, supported, other, part, figure, rival, told[0])) continue;
    if (isDenied(supported.asked) !== isDenied(part) || !happensOnce(part, rival)) continue;
    if (!isSameMatter(passages, supported, other, part, rival)) continue;
    return {
      place: { start: figure.start, end: figure.end },
      expected: figure.text,
      actual: rival.text,
      code: isDate(figure) ? 'DATE_MISMATCH' : 'NUMBER_MISMATCH',
    };
  }
  return null;
}

/** Where the sentence that supports a claim has its figure. */
interface Told {
  readonly sentence: Statement;
  readonly figure: SaidFigure;
}

/** The other sentence has nothing of its own around its figure, and what the claim, or what supports it, has around its. */
function isSaidOfSame(
  passages: Passages,
  { claim, asked, by }: Supported,
  other: Setting,
  part: Statement,
  figure: SaidFigure,
  rival: SaidFigure,
  told: Told | undefined,
): boolean {
  const theirs = contentWords(part, [rival]);
  const support = by.flatMap(({ sentence, heading: over }) => [...contentWords(sentence), ...over]);
  if (unmetWords(theirs, [...contentWords(claim), ...support]).length > 0) return false;
  const there = [...theirs, ...other.heading, ...namesBefore(other)];
  const needed = withNames(claim, asked, figure);
  const unmet = unmetWords(needed, there);
  if (unmet.length === 0) return needed.length >= LEAST;
  if (told === undefined || unmet.some(({ kind }) => kind === 'name')) return false;
  const source = withNames(told.sentence, partAround(told.sentence, told.figure), told.figure);
  if (unmetWords(unmet, source).length < unmet.length) return false;
  const over = by.flatMap(({ heading: words }) => words);
  const isAbove = (word: Term): boolean => unmetWords([word], over).length === 0;
  if (unmet.some((word) => isAbove(word) && !standsIn(passages, word, other.passage))) return false;
  return source.length >= LEAST && unmetWords(source, there).length === 0;
}

function namesBefore({ before }: Setting): Term[] {
  return before === null ? [] : contentWords(before).filter(({ kind }) => kind === 'name');
}

/** The words of a part around its figure, and the names of the whole. */
function withNames(whole: Statement, part: Statement, figure: SaidFigure): Term[] {
  const words = contentWords(part, [figure]);
  const names = contentWords(whole, figuresSaid(whole)).filter(({ kind }) => kind === 'name');
  return [...words, ...names.filter((name) => !words.includes(name))];
}

/** The same figures, and one word denied, turned into its opposite, or another name in its role. */
function otherWord(passages: Passages, supported: Supported, other: Setting): Differing | null {
  const { claim } = supported;
  const last = other.sentence.terms.findLast(
    (term) => term.kind !== 'function' && unmetWords([term], claim.terms).length === 0,
  );
  if (last === undefined) return null;
  for (const part of [other.sentence, partAround(other.sentence, last)]) {
    const own = contentWords(claim);
    const theirs = contentWords(part);
    const words = { unmet: unmetWords(own, [...theirs, ...other.heading]), extra: unmetWords(theirs, own) };
    if (own.length - words.unmet.length < LEAST) return null;
    const found =
      deniedWord(claim, part, words) ?? oppositeWord(claim, part, words) ?? otherName(supported, part, words);
    if (found !== null && isSameMatter(passages, supported, other, part, null)) return found;
  }
  return null;
}

interface Compared {
  /** Words of the claim that the other sentence lacks. */
  readonly unmet: readonly Term[];
  /** Words of the other sentence that the claim lacks. */
  readonly extra: readonly Term[];
}

/** Whether a statement says that something is not so. */
export function isDenied(statement: Statement): boolean {
  const text = textOf(statement);
  return negationsIn(statement.passages, text).length > 0 && isNegated(text);
}

function deniedWord(claim: Statement, part: Statement, { unmet, extra }: Compared): Differing | null {
  if (unmet.length > 0 || extra.length > 0 || isDenied(claim) === isDenied(part)) return null;
  return {
    place: { start: claim.start, end: claim.end },
    expected: textOf(claim).trim(),
    actual: textOf(part).trim(),
    code: 'NEGATION_MISMATCH',
  };
}

function oppositeWord(claim: Statement, part: Statement, { unmet, extra }: Compared): Differing | null {
  const [own] = unmet;
  const [their] = extra;
  if (own === undefined || their === undefined || unmet.length > 1 || extra.length > 1) return null;
  if (!areOpposites(own, their) || isDenied(claim) !== isDenied(part)) return null;
  if (!isPredicate(claim, own, part, their)) return null;
  return { place: spanOf(own), expected: own.surface, actual: their.surface, code: 'TERM_MISMATCH' };
}

function otherName({ claim, by }: Supported, part: Statement, { unmet, extra }: Compared): Differing | null {
  if (by.length === 0 || unmet.length > LONGEST_NAME || extra.length > LONGEST_NAME) return null;
  const [first, last] = [unmet[0], unmet.at(-1)];
  const [from, to] = [extra[0], extra.at(-1)];
  if (first === undefined || last === undefined || from === undefined || to === undefined) return null;
  const place = { start: first.start, end: last.end };
  const theirs = { start: from.start, end: to.end };
  const isRun =
    contentWords(claim).filter((term) => overlaps(term, place)).length === unmet.length &&
    contentWords(part).filter((term) => overlaps(term, theirs)).length === extra.length;
  if (!isRun || !isSameRole(claim, unmet, part, extra) || isDenied(claim) !== isDenied(part)) return null;
  return {
    place,
    expected: claim.source.slice(place.start, place.end),
    actual: part.source.slice(theirs.start, theirs.end),
    code: 'ENTITY_MISMATCH',
  };
}

function spanOf({ start, end }: Span): Span {
  return { start, end };
}
