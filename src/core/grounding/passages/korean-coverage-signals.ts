import type { Signals } from '../held.ts';
import type { KoreanHold } from './korean-hold.ts';
import { type AmountMatch, countOf } from './korean-amount-signals.ts';
import { type Link, pairAt } from './korean-alignment.ts';

const NUMBER_WEIGHT = 1.2;
/** From here on a word counts as held. */
const HELD = 0.6;

/** Share of the claim's content words and numbers that the window holds, likeness counted. 1 for a claim without any. */
export function koreanCoverage(links: readonly Link[], amounts: readonly AmountMatch[]): number {
  const total = links.length + NUMBER_WEIGHT * amounts.length;
  const held = links.reduce((sum, { share }) => sum + share, 0) + NUMBER_WEIGHT * countOf(amounts, 'held');
  return total === 0 ? 1 : held / total;
}

/** How much of the claim the window holds, which part is left out, and how the two compare in length. */
export function koreanCoverageSignals(hold: KoreanHold, characters: number): Signals {
  const { links, amounts, window, coverage, relevance } = hold;
  const content = window.filter(({ kind }) => kind !== 'function').length;
  const used = new Set(links.filter(({ place }) => place >= 0).map(({ place }) => place)).size;
  const isWhole =
    links.every(({ share }) => share >= HELD) && amounts.every(({ outcome }) => outcome === 'held');
  return {
    coverage,
    whole: isWhole ? 1 : 0,
    characters,
    head: links[0]?.share ?? 0,
    used: content === 0 ? 0 : used / content,
    length: Math.log((links.length + 1) / (content + 1)) * relevance,
    window_length: Math.log(content + 1),
    claim_length: Math.log(links.length + 1) * relevance,
    missing_subject: missingSubject(links),
    number_other: shareOf(countOf(amounts, 'other'), amounts.length) * relevance,
    number_missing: shareOf(countOf(amounts, 'missing'), amounts.length) * relevance,
    number_held: shareOf(countOf(amounts, 'held'), amounts.length),
  };
}

function missingSubject(links: readonly Link[]): number {
  const missing = links.filter(({ share, term }) => share < HELD && isSubject(term.role)).length;
  return shareOf(missing, links.length);
}

function isSubject(role: string): boolean {
  return role === 'subject' || role === 'topic';
}

function shareOf(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}

const GAPS = /[\s\p{P}\p{S}]+/gu;

/** Share of the claim's pairs of neighbouring characters, gaps left out, that the window has. */
export function sharedPairs(claim: string, window: string): number {
  const text = claim.replace(GAPS, '');
  if (text.length < 2) return 0;
  const plain = window.replace(GAPS, '');
  if (plain.includes(text)) return 1;
  const there = pairsOf(plain);
  let held = 0;
  for (let at = 0; at + 1 < text.length; at++) if (there.has(pairAt(text, at))) held++;
  return held / (text.length - 1);
}

function pairsOf(text: string): ReadonlySet<number> {
  const pairs = new Set<number>();
  for (let at = 0; at + 1 < text.length; at++) pairs.add(pairAt(text, at));
  return pairs;
}
