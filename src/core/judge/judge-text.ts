import type { Reader } from '../read/reader.ts';
import { readText } from '../read/read-text.ts';
import { outcomeOf } from './held.ts';
import { holdSentence } from './hold-sentence.ts';
import type { Judged } from './judged.ts';
import { openEvidence, type OpenedEvidence, type Passages } from './open-evidence.ts';
import { leftOpen } from './left-open.ts';

/** Texts that were read once; claims are held against them one by one. */
export type TextJudge = (claim: string) => Judged;

function judge(claim: string, reader: Reader, evidence: OpenedEvidence): Judged {
  const asked = readText(claim, reader);
  const held = asked.flatMap((sentence) => holdSentence(sentence, evidence));
  const outcome = outcomeOf(held);
  if (outcome === 'undecided') return leftOpen(claim, asked, held, evidence);
  const differences = outcome === 'contradicted' ? held.flatMap((one) => one.differences) : [];
  return { outcome, reason: null, left: [], differences, places: held.flatMap(({ places }) => places) };
}

/** Reads the passages. A sentence of a claim that says nothing leaves the claim undecided. */
export function openTexts(passages: Passages, reader: Reader): TextJudge {
  const evidence = openEvidence(passages, reader);
  return (claim) => judge(claim, reader, evidence);
}

/** Says of one claim whether the passages say it. */
export function judgeText(claim: string, passages: readonly string[], reader: Reader): Judged {
  return openTexts({ texts: passages }, reader)(claim);
}
