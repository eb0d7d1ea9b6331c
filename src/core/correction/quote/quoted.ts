import type { AskRelevance } from '../../../contract/ask.ts';
import type { Asked } from './asked.ts';
import { likelyQuotations } from './choose-quotations.ts';
import type { Passage } from './passage.ts';
import { relevanceOf } from './relevance.ts';
import { wholeParagraphs } from './whole-paragraphs.ts';

/** What is quoted, and how well it answers. */
export interface Quoted<P extends Passage> {
  readonly chosen: readonly P[];
  readonly relevance: AskRelevance;
}

/** EX10: whole paragraphs, items and rows that may answer. */
export function likelyParagraphs<P extends Passage>(asked: Asked, passages: readonly P[]): readonly P[] {
  const able = wholeParagraphs(passages);
  return likelyQuotations(asked, able).flatMap(({ at }) => able[at] ?? []);
}

/** What was found for a question. */
interface Found<P extends Passage> {
  /** Passages that answer. */
  readonly able: readonly P[];
  /** True where they answer, however much of the question they hold. */
  readonly isSure: boolean;
  /** Passages that may answer. */
  readonly likely: () => readonly P[];
}

/** EX10, LP32: the passages that surely answer, else those that may, marked as open; null where there are none. */
export function quotedOf<P extends Passage>(
  asked: Asked,
  passages: readonly P[],
  found: Found<P>,
): Quoted<P> | null {
  const { able, isSure } = found;
  const relevance = relevanceOf(asked, passages, able, true);
  if (able.length > 0 && (isSure || relevance.verdict === 'answers'))
    return { chosen: able, relevance: { ...relevance, verdict: 'answers' } };
  const likely = found.likely();
  const chosen = likely.length > 0 ? likely : able;
  if (chosen.length === 0) return null;
  const read = likely.length > 0 ? wholeParagraphs(passages) : passages;
  return { chosen, relevance: relevanceOf(asked, read, chosen, false) };
}
