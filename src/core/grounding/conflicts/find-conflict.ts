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
  if (passages.passages.length + Number(read.every(({ path }) => path !== null)) < 2) return null;
  const claim = claimStatement(passages, text);
  const isLike = ({ sentence }: Setting): boolean => isDenied(sentence) === isDenied(claim);
  const by = supportOf(passages, read).filter(isLike);
  const kept = new Set(by.map(({ passage }) => passage));
  const without = new Set(
    passages.passages.flatMap(({ evidence_id: id }, at) =>
      kept.has(at) || among?.(id) === false ? [at] : [],
    ),
  );
  const near = nearSentences(passages, text, without);
  return near.length === 0 ? null : firstConflict(passages, { claim, asked: claim, by }, near);
}

function firstConflict(passages: Passages, supported: Supported, near: readonly number[]): Conflict | null {
  for (const at of near) {
    const found = differingFrom(passages, supported, settingOf(passages, at));
    if (found !== null) return { ...found, against: placeOf(passages, at) };
  }
  return null;
}

/** The sentences that were read for the claim; where one is denied and the claim is not, it is no support. */
function supportOf(passages: Passages, read: readonly ReadPlace[]): Setting[] {
  const found: Setting[] = [];
  for (const { evidence_id, span } of read) {
    if (span === null) continue;
    passages.sentences.forEach((one, at) => {
      if (one.start >= span.end || span.start >= one.end) return;
      if (passages.passages[one.passage]?.evidence_id === evidence_id) found.push(settingOf(passages, at));
    });
  }
  return found;
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
