import type { Reader } from '../read/reader.ts';
import { type ReadSentence, readText } from '../read/read-text.ts';
import { type Held, SILENT, outcomeOf } from './held.ts';
import { holdSentence } from './hold-sentence.ts';
import { inPlace } from './in-place.ts';
import type { Judged, OpenReason } from './judged.ts';
import { type OpenedEvidence, type Passages, openEvidence } from './open-evidence.ts';
import { type ClaimPart, partsOf } from './verbatim/parts-of.ts';
import { accountedFor, reasonOf } from './verbatim/left-words.ts';
import { hasHangul } from '../language/script.ts';

/** Words of another language stand nowhere, whatever the evidence says. */
function isOfOneScript(claim: string, texts: readonly string[]): boolean {
  return texts.some((text) => hasHangul(text) === hasHangul(claim));
}

/** Of several sentences the one reason that tells most. */
const REASONS: readonly OpenReason[] = [
  'other_mood',
  'reported',
  'words_left',
  'evidence_unread',
  'claim_unread',
  'unbound',
];

const OPEN: Judged = { outcome: 'undecided', reason: null, left: [], differences: [], places: [] };

/** Why nothing decides a claim: its values are said of another, its words of nothing, or nobody could read it. */
function leftOpen(
  claim: string,
  asked: readonly ReadSentence[],
  held: readonly Held[],
  { texts, sources, sentences, means }: OpenedEvidence,
): Judged {
  const elsewhere = held.flatMap((one) => one.elsewhere);
  if (elsewhere.length > 0) return { ...OPEN, reason: 'other_subject', left: elsewhere };
  const accounted = asked.map((sentence) => accountedFor(sentence, sources, sentences, means));
  const isSilent = accounted.length > 0 && accounted.every(({ none }) => none);
  if (isSilent && isOfOneScript(claim, texts)) return { ...OPEN, outcome: 'not_said' };
  const left = accounted.flatMap((one) => one.left);
  const found = asked.map((sentence) => reasonOf(sentence, sources, means));
  const reasons = left.length > 0 ? [...found, 'words_left' as const] : found;
  return { ...OPEN, reason: REASONS.find((one) => reasons.includes(one)) ?? 'claim_unread', left };
}

/** A part that says by name whom it is about, or of the only one that the evidence calls so, says the same wherever it stands. */
function isFirm({ subject }: ClaimPart, { sources }: OpenedEvidence): boolean {
  if (subject.some(({ inflection }) => inflection !== undefined)) return false;
  return subject.some(({ upos }) => upos === 'PROPN') || sources.isOnlyOne(subject);
}

function placesIn(held: readonly Held[]): readonly string[] {
  return held.flatMap(({ places }) => places.map(({ passage, span }) => `${passage} ${span.start}`));
}

function shareOne(parts: readonly (readonly Held[])[]): boolean {
  const [first = [], ...others] = parts.map(placesIn);
  return first.some((place) => others.every((places) => places.includes(place)));
}

/**
 * JD31: a sentence that joins several clauses, each held as a claim of its own; all must be decided. They may stand in
 * several sentences of the evidence where each says whom it is about.
 */
function holdParts(
  sentence: ReadSentence,
  before: readonly ReadSentence[],
  evidence: OpenedEvidence,
  reader: Reader,
): readonly Held[] {
  const parts = partsOf(sentence, evidence.means.words);
  if (parts.length < 2) return [SILENT];
  const read = parts.map(({ text }) => readText(text, reader));
  if (read.some(({ length }) => length !== 1)) return [SILENT];
  const placed = inPlace([...before, ...read.flat()], evidence).slice(-parts.length);
  const held: (readonly Held[])[] = [];
  for (const part of placed) {
    const one = holdSentence(part, evidence);
    if (outcomeOf(one) !== 'supported') return [SILENT];
    held.push(one);
  }
  return shareOne(held) || parts.every((one) => isFirm(one, evidence)) ? held.flat() : [SILENT];
}

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
