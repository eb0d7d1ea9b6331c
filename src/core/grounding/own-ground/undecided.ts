import type { Finding } from '../../../contract/finding.ts';
import type { GroundingReason } from '../../../contract/grounding.ts';
import type { Span } from '../../../contract/span.ts';
import type { UncheckedReason } from '../../../contract/unchecked-reason.ts';
import type { Combined } from './combine.ts';
import { findingOf } from './finding-of.ts';
import { trimSpans } from './trim-spans.ts';

const UNCHECKED: Readonly<Record<GroundingReason, UncheckedReason | null>> = {
  by_model: null,
  words_only: null,
  words_differ: 'unsupported',
  words_missing: 'unsupported',
  not_read: 'unsupported',
  value_unread: 'unsupported',
  other_subject: 'unsupported',
  other_role: 'unsupported',
  other_time: 'unsupported',
  other_mood: 'unsupported',
  other_polarity: 'unsupported',
  left_over: 'unsupported',
  band: 'ambiguous',
  cut: 'over_budget',
  over_budget: 'over_budget',
  no_evidence: 'no_evidence',
  other_language: 'not_applicable',
};
const SILENT: Readonly<Partial<Record<UncheckedReason, GroundingReason>>> = {
  not_applicable: 'other_language',
  over_budget: 'cut',
};
const MOST_WORDS = 5;

/** GR52: why a claim that ended so was not checked; null where it was. */
export function uncheckedFor(reason: GroundingReason | null): UncheckedReason | null {
  return reason === null ? null : UNCHECKED[reason];
}

/** Why a claim is undecided of which no evidence could be asked. */
export function reasonOfSilence(why: UncheckedReason | null): GroundingReason {
  return (why === null ? undefined : SILENT[why]) ?? 'no_evidence';
}

/** The words of the claim that are open, and where they stand; all of it where none is named. */
function openWords(open: readonly Span[], text: string): { readonly words: string; readonly place: Span } {
  const named = trimSpans(open, text).slice(0, MOST_WORDS);
  const places = named.length === 0 ? trimSpans([{ start: 0, end: text.length }], text) : named;
  const words = places.map(({ start, end }) => text.slice(start, end)).join(', ');
  return { words, place: { start: places[0]?.start ?? 0, end: places.at(-1)?.end ?? text.length } };
}

/** GR52: what was not read or bound of an undecided claim. */
function leftOpen({ reason, unsupported }: Combined, text: string): Finding {
  const { words, place } = openWords(unsupported, text);
  const details = { reason: uncheckedFor(reason) ?? '', why: reason ?? '' };
  return findingOf('NOT_CHECKED', 'GR47', { severity: 'info', place, expected: words, details });
}

/** GR47: the words that the evidence does not hold. */
function notThere({ rulings, unsupported }: Combined, text: string): Finding[] {
  const isTold = rulings.some(({ outcome, findings }) => outcome === 'not_found' && findings.length > 0);
  if (isTold) return [];
  const { words, place } = openWords(unsupported, text);
  return [findingOf('NOT_IN_EVIDENCE', 'GR47', { place, expected: words })];
}

/** What is said of a claim that the evidence neither supports nor denies. */
export function openFindings(combined: Combined, text: string): Finding[] {
  if (combined.end === 'not_found') return notThere(combined, text);
  return combined.end === 'undecided' ? [leftOpen(combined, text)] : [];
}
