import type { Amount } from '../../language/korean-amount.ts';
import type { Signals } from '../held.ts';
import { alignKorean, type Link, nearFocus } from './korean-alignment.ts';
import { matchAmounts, samePlaces } from './korean-amount-signals.ts';
import { koreanCoverage, koreanCoverageSignals } from './korean-coverage-signals.ts';
import { focusOf } from './korean-clauses.ts';
import type { KoreanHold } from './korean-hold.ts';
import { koreanPolaritySignals } from './korean-polarity-signals.ts';
import { amountsIn, clausesIn, type KoreanReading, koreanReading, wordsIn } from './korean-reading.ts';
import { koreanStrengthSignals } from './korean-strength-signals.ts';

/** Below this coverage a window speaks of other things, and what differs tells nothing. */
const IRRELEVANT = 0.2;

/** Aligns the words of a Korean claim with those of a window. Linear in both. */
export function holdKorean(said: KoreanReading, there: KoreanReading): KoreanHold {
  const [claim, window] = [said.terms, there.terms];
  const words = wordsIn(there);
  const clauses = clausesIn(there);
  const first = outsideAmounts(alignKorean(claim, words), amountsIn(said));
  const clause = focusOf(first, words, clauses, samePlaces(said, there));
  const isAll = clause < 0 || (clause === 0 && clauses.at(-1) === 0);
  const isFocus = isAll ? anywhere : (place: number) => clauses[place] === clause;
  const links = isAll ? first : nearFocus(first, words, isFocus);
  const focus = isAll ? window : window.filter((_, place) => isFocus(place));
  const amounts = matchAmounts(said, there);
  const coverage = koreanCoverage(links, amounts);
  const relevance = Math.max(0, coverage - IRRELEVANT);
  return { claim, window, said, there, focus, isFocus, links, amounts, coverage, relevance };
}

/** The words of an amount (스무 명) are met by its value, however it is written there (20명). */
function outsideAmounts(links: readonly Link[], amounts: readonly Amount[]): readonly Link[] {
  if (amounts.length === 0) return links;
  return links.filter(
    ({ at, by }) => by === 'stem' || !amounts.some((amount) => amount.at <= at && at < amount.to),
  );
}

function anywhere(): boolean {
  return true;
}

/** A claim of several clauses, each held by itself: every one speaks of its own clause of the window. */
export function holdKoreanClauses(whole: KoreanHold): readonly KoreanHold[] {
  const { claim, said, there } = whole;
  const clauses = clausesIn(said);
  const last = clauses.at(-1) ?? 0;
  if (last === 0) return claim.length === 0 ? [] : [whole];
  const parts = Array.from({ length: last + 1 }, (_, clause) =>
    claim.filter((__, at) => clauses[at] === clause),
  );
  return parts
    .filter((part) => part.length > 0)
    .map((part) => holdKorean(koreanReading(said.text, part), there));
}

/** What the fitted Korean model reads: every signal compares the claim with its window, none looks at the claim alone. */
export function koreanSignals(whole: KoreanHold, clauses: readonly KoreanHold[]): Signals {
  const amounts = clauses.flatMap((clause) => clause.amounts);
  const hold = { ...whole, amounts };
  return {
    ...koreanCoverageSignals(hold),
    ...highest(clauses.map(koreanPolaritySignals)),
    ...koreanStrengthSignals(hold),
  };
}

/** Of each signal the highest value that a clause has. */
function highest(signals: readonly Signals[]): Signals {
  const [first = {}, ...others] = signals;
  if (others.length === 0) return first;
  const most: Record<string, number> = { ...first };
  for (const other of others)
    for (const [name, value] of Object.entries(other)) most[name] = Math.max(most[name] ?? 0, value);
  return most;
}
