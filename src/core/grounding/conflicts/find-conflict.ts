import type { ReadPlace } from '../../../contract/grounding.ts';
import type { Passages } from '../passages/passages.ts';
import { type Differing, differingFrom } from './differing.ts';
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
  const ids = new Set(read.map(({ evidence_id }) => evidence_id));
  const without = new Set(
    passages.passages.flatMap(({ evidence_id: id }, at) =>
      ids.has(id) || among?.(id) === false ? [at] : [],
    ),
  );
  const near = nearSentences(passages, text, without);
  if (near.length === 0) return null;
  const claim = claimStatement(passages, text);
  const supported = { claim, asked: claim, by: supportOf(passages, read, ids) };
  return firstConflict(passages, supported, near);
}

function firstConflict(passages: Passages, supported: Supported, near: readonly number[]): Conflict | null {
  for (const at of near) {
    const found = differingFrom(passages, supported, settingOf(passages, at));
    if (found !== null) return { ...found, against: placeOf(passages, at) };
  }
  return null;
}

/** The sentences that were read for the claim. */
function supportOf(
  { passages, ...rest }: Passages,
  read: readonly ReadPlace[],
  ids: ReadonlySet<string>,
): Setting[] {
  const numbers = new Map(passages.map(({ evidence_id }, at) => [evidence_id, at]));
  const { sentences } = rest;
  return read.flatMap(({ evidence_id, span }): Setting[] => {
    const passage = numbers.get(evidence_id);
    if (span === null || passage === undefined || !ids.has(evidence_id)) return [];
    return sentences.flatMap((one, at) =>
      one.passage === passage && one.start < span.end && span.start < one.end
        ? [settingOf({ passages, ...rest }, at)]
        : [],
    );
  });
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
