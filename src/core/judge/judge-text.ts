import type { Reader } from '../read/reader.ts';
import { type ReadSentence, readText } from '../read/read-text.ts';
import { outcomeOf } from './held.ts';
import { holdParts } from './hold-parts.ts';
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

/** A sentence of a claim with those before it. */
interface Asked {
  readonly sentence: ReadSentence;
  readonly before: readonly ReadSentence[];
}

function judge(claim: string, asked: readonly Asked[], evidence: OpenedEvidence, reader: Reader): Judged {
  const held = asked.flatMap(({ sentence, before }) => {
    const whole = holdSentence(sentence, evidence);
    if (outcomeOf(whole) === 'supported') return whole;
    const parts = holdParts(sentence, before, evidence, reader);
    return outcomeOf(parts) === 'undecided' ? whole : parts;
  });
  const outcome = outcomeOf(held);
  if (outcome === 'undecided') {
    const sentences = asked.map(({ sentence }) => sentence);
    return leftOpen(claim, sentences, held, evidence);
  }
  const differences = outcome === 'contradicted' ? held.flatMap((one) => one.differences) : [];
  return { outcome, reason: null, left: [], differences, places: held.flatMap(({ places }) => places) };
}

/** Reads the passages. A sentence of a claim that says nothing leaves the claim undecided. */
export function openTexts(passages: Passages, reader: Reader): TextJudge {
  const evidence = openEvidence(passages, reader);
  const alone = (claim: string): ClaimRead => ({ own: readText(claim, reader), from: 0, before: [] });
  return (claim, read) => {
    const { own, from, before } = read ?? alone(claim);
    const said = [...before, ...own];
    const placed = own.length === 0 ? [] : inPlace(said, evidence);
    const asked = placed.flatMap((sentence, at) =>
      at >= before.length && sentence.span.end > from ? [{ sentence, before: said.slice(0, at) }] : [],
    );
    return judge(claim, asked, evidence, reader);
  };
}

/** Says of one claim whether the passages say it. */
export function judgeText(claim: string, passages: readonly string[], reader: Reader): Judged {
  return openTexts({ texts: passages }, reader)(claim);
}
