import type { Reader } from '../read/reader.ts';
import { type ReadSentence, readText } from '../read/read-text.ts';
import { outcomeOf } from './held.ts';
import { holdSentence } from './hold-sentence.ts';
import { inPlace } from './in-place.ts';
import type { Judged } from './judged.ts';
import { openEvidence, type OpenedEvidence, type Passages } from './open-evidence.ts';
import { leftOpen } from './left-open.ts';

/** A claim as it was read in its answer, and sentences before it. */
export interface ClaimRead {
  /** What leads to it and itself; places are those of both together. */
  readonly own: readonly ReadSentence[];
  /** Where the claim begins in them. */
  readonly from: number;
  readonly before: readonly ReadSentence[];
}

/** Texts that were read once; claims are held against them one by one, by themselves or as they were read in their place. */
export type TextJudge = (claim: string, read?: ClaimRead) => Judged;

function judge(claim: string, asked: readonly ReadSentence[], evidence: OpenedEvidence): Judged {
  const held = asked.flatMap((sentence) => holdSentence(sentence, evidence));
  const outcome = outcomeOf(held);
  if (outcome === 'undecided') return leftOpen(claim, asked, held, evidence);
  const differences = outcome === 'contradicted' ? held.flatMap((one) => one.differences) : [];
  return { outcome, reason: null, left: [], differences, places: held.flatMap(({ places }) => places) };
}

/** Reads the passages. A sentence of a claim that says nothing leaves the claim undecided. */
export function openTexts(passages: Passages, reader: Reader): TextJudge {
  const evidence = openEvidence(passages, reader);
  const alone = (claim: string): ClaimRead => ({ own: readText(claim, reader), from: 0, before: [] });
  return (claim, read) => {
    const { own, from, before } = read ?? alone(claim);
    const placed = own.length === 0 ? [] : inPlace([...before, ...own], evidence).slice(-own.length);
    const asked = placed.filter(({ span }) => span.end > from);
    return judge(claim, asked, evidence);
  };
}

/** Says of one claim whether the passages say it. */
export function judgeText(claim: string, passages: readonly string[], reader: Reader): Judged {
  return openTexts({ texts: passages }, reader)(claim);
}
