import { isCalendarName } from '../../language/english-calendar-names.ts';
import { isEverydayWord } from '../../language/everyday-english.ts';
import type { Alignment } from './alignment.ts';
import type { ClaimTerm } from './claim-terms.ts';
import type { CheckedText } from './difference.ts';
import type { FigureMatch } from './figure-matches.ts';

/** Under a claim of which a part is wrong or not borne out the probability stays under this, in the order of the fitted one. */
const BOUND = { least: 0.38, share: 0.1 };
/** So much of a claim, by weight, may be said in words that the evidence does not have. */
const FREE = 0.42;
/** Claims of at most so many words of content, and the unmet share from which they are not borne out. */
const FEW = [
  { most: 4, share: 0.3 },
  { most: 8, share: 0.5 },
  { most: Infinity, share: 0.9 },
];
const FLOOR = 0.5;
/** How long the answer itself is to be. */
const OF_TEXT = /^ words?\b/iu;
const CLOCK = /^\d{1,2}[:.]\d\d\b|\d ?[ap]\.?m\b/iu;
/** Of two digits or more, or a word for such a number. */
const LARGE =
  /\d\D?\d|^(?:ten|eleven|twelve|[a-z]+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|[a-z]+illion|dozen)/iu;
const ELSEWHERE = 0.35;
const EVERYDAY = 0.7;

/** By what the claim ends: a part that is wrong or not borne out bounds it, a claim met word by word is supported. */
export function afterRules(fitted: number, alignment: Alignment, parts: readonly CheckedText[]): number {
  if (parts.some(({ outcome }) => outcome === 'contradicted')) return bounded(fitted);
  if (parts.some((part) => part.outcome === 'not_found' && isTelling(part))) return bounded(fitted);
  if (alignment.figures.some((figure) => isInvented(alignment, figure))) return bounded(fitted);
  const unmet = unmetShare(alignment);
  if (isMostlyNew(alignment.content.length, unmet)) return bounded(fitted);
  if (parts.some((part) => part.outcome === 'not_found')) return fitted;
  return unmet > FREE ? fitted : Math.max(fitted, FLOOR + 0.04 * fitted);
}

/** So short a claim leaves no room for paraphrase: what a part of it says in words that no evidence has is invented. */
function isMostlyNew(words: number, unmet: number): boolean {
  return FEW.some(({ most, share }) => words <= most && unmet > share);
}

/** The probability of a claim of which a part is wrong: under the half, in the order of the fitted one. */
export function bounded(fitted: number): number {
  return Math.min(fitted, BOUND.least + BOUND.share * fitted);
}

/** A figure that stands nowhere and is made of nothing, none of whose numbers of two digits or more is in the evidence. */
function isInvented(
  { claim, text: whole }: Alignment,
  { where, text, start, end, code, rivalled }: FigureMatch,
): boolean {
  if (where !== 'nowhere') return false;
  if (CLOCK.test(text)) return true;
  if (code === 'DATE_MISMATCH') return isUnknownDate(claim, start, end);
  const numbers = claim.filter(
    ({ term }) => term.kind === 'number' && term.start >= start && term.end <= end,
  );
  if (numbers.some(({ asked }) => asked) || OF_TEXT.test(whole.slice(end))) return false;
  const isLarge = numbers.some(({ term }) => LARGE.test(term.surface));
  return (isLarge || rivalled) && numbers.length > 0 && numbers.every(({ word }) => word < 0);
}

/** A month or a day of the week that the evidence never names. */
function isUnknownDate(claim: Alignment['claim'], start: number, end: number): boolean {
  return claim.some(
    ({ term, word, asked }) =>
      !asked &&
      word < 0 &&
      term.start >= start &&
      term.end <= end &&
      isCalendarName(term.surface.replace(/days$/iu, 'day')),
  );
}

function isTelling({ rule, actual }: CheckedText): boolean {
  return rule === 'GR23' || rule === 'GR24' || (rule === 'GR28' && actual !== null);
}

/** Share of the claim's content, by weight, that neither its window nor the sentences of its clauses hold. */
export function unmetShare(alignment: Alignment): number {
  const { claim, clauses: held, content, meetings, total } = alignment;
  const linked = new Set(
    held.flatMap(({ from, best, terms }) =>
      [...terms.keys()]
        .filter((at) => Math.max(best.order[at] ?? -1, best.moved[at] ?? -1) >= 0)
        .map((at) => from + at),
    ),
  );
  let unmet = 0;
  for (const index of content) {
    const meeting = meetings[index];
    if (meeting === 'window' || meeting === 'kin' || linked.has(index)) continue;
    unmet += (claim[index]?.weight ?? 0) * worthOf(meeting === 'nowhere', claim[index]);
  }
  return unmet / total;
}

function worthOf(isNowhere: boolean, item: ClaimTerm | undefined): number {
  if (!isNowhere) return ELSEWHERE;
  return isEverydayWord(item?.term.stem ?? '') ? EVERYDAY : 1;
}
