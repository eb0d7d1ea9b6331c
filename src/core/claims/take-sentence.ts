import type { Claim } from '../../contract/claim.ts';
import type { Span } from '../../contract/span.ts';
import type { SetAside } from '../../contract/validation-report.ts';
import { isAbstention } from '../language/abstention.ts';
import { findCitations, withoutCitations } from '../language/citations.ts';
import { isBoldLabel, isCourtesy } from '../language/courtesy.ts';
import type { FinishedSentence } from '../language/finished-sentences.ts';
import { sentenceMood } from '../language/mood.ts';
import { isDefinition, isSourceEntry, isSourceListHead } from '../language/source-list.ts';

/** A placed claim: one that was extracted from a text. */
export type PlacedClaim = Claim & {
  readonly span: Span;
  /** What stands between the claim before and this one: headings, marks of a list, white space. */
  readonly lead: string;
};

/** What the sentences so far mean for the next one. */
export interface Extracting {
  /** How many claims there are so far. */
  readonly claims: number;
  /** The claim just before: citations that follow belong to it. */
  readonly last: PlacedClaim | null;
  /** True inside of a list of sources. */
  readonly inSources: boolean;
  /** What was set aside since. */
  readonly lead: string;
}

/** What one sentence is: a claim, more of the claim before it, or set aside. */
export type Taken =
  | { readonly claim: PlacedClaim; readonly isMore: boolean }
  | { readonly aside: SetAside['kind'] };

/**
 * Which sentences count as asserting. `stated`: statements alone. `said`: instructions and opinions too, as an answer out of
 * documents passes on what these say: "take one tablet a day" is right or wrong there.
 */
export type Asserting = 'stated' | 'said';

export const NOTHING_TAKEN: Extracting = { claims: 0, last: null, inSources: false, lead: '' };

const HAS_WORDS = /[\p{L}\p{N}]/u;
const WIDTH = 2;
const LONGEST_CITATIONS = 300;
/** What stands over a claim is a heading, or a line that leads to it. */
const LONGEST_LEAD = 300;

function kindOf({ kind, words }: FinishedSentence, asserting: Asserting): SetAside['kind'] | null {
  if (kind === 'heading' || kind === 'code') return kind;
  if (!HAS_WORDS.test(words)) return 'fragment';
  if (isBoldLabel(words)) return 'heading';
  if (isAbstention(words)) return 'abstention';
  if (isCourtesy(words)) return 'courtesy';
  const mood = sentenceMood(words);
  if (asserting === 'said' && (mood === 'instruction' || mood === 'opinion')) return null;
  return mood === 'statement' ? null : mood;
}

/** True for what is nothing but citations. */
function isCitationOnly(words: string): boolean {
  const marks = words.length > LONGEST_CITATIONS ? [] : findCitations(words);
  return marks.length > 0 && !HAS_WORDS.test(withoutCitations(words, marks));
}

function citesFor({ kind, gap, words }: FinishedSentence, last: PlacedClaim | null): boolean {
  return last !== null && gap !== null && kind !== 'code' && kind !== 'heading' && isCitationOnly(words);
}

/** The line of a sentence as far as it belongs to it: its mark of a list and its words. */
function lineOf({ gap, words }: FinishedSentence): string {
  return `${gap?.slice(gap.lastIndexOf('\n') + 1) ?? ''}${words}`.trim();
}

function isSource(sentence: FinishedSentence, inSources: boolean): boolean {
  const line = lineOf(sentence);
  if (isDefinition(line)) return true;
  return inSources && (isSourceEntry(line) || sentence.gap?.includes('\n') === false);
}

/** What leads to the next claim, with this sentence in it; what is too long leads nowhere, and a new paragraph begins. */
function leadOf(lead: string, { gap, words, kind }: FinishedSentence, isAside: boolean): string {
  const long = gap === null || kind === 'code';
  const all = `${lead}${long ? '\n\n' : gap}${isAside && !long ? words : ''}`;
  return all.length > LONGEST_LEAD ? `\n\n${all.slice(all.lastIndexOf('\n') + 1).slice(-LONGEST_LEAD)}` : all;
}

/** CL1: what a sentence is behind those before it, and what they all mean for the next one. */
export function takeSentence(
  so: Extracting,
  sentence: FinishedSentence,
  asserting: Asserting,
): readonly [Taken, Extracting] {
  const { words, start, end, body } = sentence;
  if (so.last !== null && citesFor(sentence, so.last)) {
    const text = `${so.last.text}${sentence.gap ?? ''}${words}`;
    const claim = { ...so.last, text, span: { start: so.last.span.start, end } };
    return [
      { claim, isMore: true },
      { ...so, last: claim },
    ];
  }
  const behind = { ...so, last: null, lead: leadOf(so.lead, sentence, true) };
  const isProse = sentence.kind !== 'code' && sentence.kind !== 'table_row';
  if (isProse && isSourceListHead(words))
    return [{ aside: sentence.kind === 'heading' ? 'heading' : 'fragment' }, { ...behind, inSources: true }];
  if (isProse && sentence.kind !== 'heading' && isSource(sentence, so.inSources))
    return [{ aside: 'fragment' }, behind];
  const aside = kindOf(sentence, asserting);
  if (aside !== null) return [{ aside }, { ...behind, inSources: false }];
  const claims = so.claims + 1;
  const claim_id = `CLM-${String(claims).padStart(WIDTH, '0')}`;
  const span = { start: Math.max(start, body), end };
  const claim = { claim_id, text: words, evidence_refs: [], span, lead: leadOf(so.lead, sentence, false) };
  return [
    { claim, isMore: false },
    { claims, last: claim, inSources: false, lead: '' },
  ];
}
