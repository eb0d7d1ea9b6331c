import type { Reader } from '../read/reader.ts';
import { type ReadSentence, readText } from '../read/read-text.ts';
import { type Held, outcomeOf, SILENT } from './held.ts';
import { holdSentence } from './hold-sentence.ts';
import { inPlace } from './in-place.ts';
import type { OpenedEvidence } from './open-evidence.ts';
import { type ClaimPart, partsOf } from './verbatim/parts-of.ts';

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
export function holdParts(
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
  const held = placed.map((part) => holdSentence(part, evidence));
  const isSaid = held.every((one) => outcomeOf(one) === 'supported');
  return isSaid && (shareOne(held) || parts.every((one) => isFirm(one, evidence))) ? held.flat() : [SILENT];
}
