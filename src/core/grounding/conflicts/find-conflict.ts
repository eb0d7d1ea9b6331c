import type { ReadPlace } from '../../../contract/grounding.ts';
import type { Passages } from '../passages/passages.ts';
import { type Differing, differingFrom, isDenied } from './differing.ts';
import { type Setting, settingOf } from './heading.ts';
import { nearSentences } from './near-sentences.ts';
import type { Supported } from './same-matter.ts';
import { claimStatement, sentenceStatement, textOf } from './statement.ts';

/** What one piece of evidence denies of a claim that another says. */
export interface Conflict extends Differing {
  /** The sentence that denies it. */
  readonly against: ReadPlace;
}

/**
 * GR50: the first sentence of another piece that denies what these places of the evidence say of a claim; null where
 * there is none. `among`: the ids of the pieces that are looked through, all where null.
 */
export function findConflict(
  passages: Passages,
  text: string,
  read: readonly ReadPlace[],
  among: ((id: string) => boolean) | null = null,
): Conflict | null {
  const isBesideRecords = read.every(({ path }) => path !== null);
  if (passages.passages.length < (isBesideRecords ? 1 : 2)) return null;
  const claim = claimStatement(passages, text);
  const by = supportOf(passages, read).filter(({ sentence }) => isDenied(sentence) === isDenied(claim));
  const own = new Set(by.map(({ passage }) => passage));
  const isOut = (passage: number): boolean =>
    own.has(passage) || among?.(passages.passages[passage]?.evidence_id ?? '') === false;
  const near = nearSentences(passages, claim, isOut);
  return firstConflict(passages, { claim, asked: claim, by }, near);
}

function firstConflict(passages: Passages, supported: Supported, near: readonly number[]): Conflict | null {
  for (const at of near) {
    const found = differingFrom(passages, supported, settingOf(passages, at));
    if (found !== null) return { ...found, against: placeOf(passages, at) };
  }
  return null;
}

/** The sentences that were read for the claim. */
function supportOf(passages: Passages, read: readonly ReadPlace[]): Setting[] {
  const found: Setting[] = [];
  for (const { evidence_id, span } of read) {
    if (span === null) continue;
    const passage = passages.passages.findIndex((one) => one.evidence_id === evidence_id);
    for (let at = firstOf(passages, passage); passages.sentences[at]?.passage === passage; at++) {
      const one = passages.sentences[at];
      if (one !== undefined && one.start < span.end && span.start < one.end)
        found.push(settingOf(passages, at));
    }
  }
  return found;
}

/** The first sentence of a passage. */
function firstOf({ sentences }: Passages, passage: number): number {
  let [low, high] = [0, sentences.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((sentences[middle]?.passage ?? 0) < passage) low = middle + 1;
    else high = middle;
  }
  return low;
}

function placeOf(passages: Passages, at: number): ReadPlace {
  const statement = sentenceStatement(passages, at);
  const passage = passages.sentences[at]?.passage ?? 0;
  return {
    evidence_id: passages.passages[passage]?.evidence_id ?? '',
    span: { start: statement.start, end: statement.end },
    path: null,
    quote: textOf(statement),
  };
}
