import type { AskRelevance } from '../../../contract/ask.ts';
import type { Asked } from './asked.ts';
import { likelyQuotations } from './choose-quotations.ts';
import type { Passage } from './passage.ts';
import { wholeParagraphs } from './whole-paragraphs.ts';
import { type Coverage, coverages } from './coverage.ts';
import { shows } from './wanted.ts';

/** LP32: what answers holds so much of the question; fitted on set A of `npm run eval:answers`. */
const ANSWERS = 0.75;

function isShownIn({ wanted }: Asked, { text }: Passage): boolean {
  // what gives a ground may stand under a heading that says so
  return wanted === 'any' || wanted === 'reason' || shows(wanted, text);
}

/** LP32: how well the best of the chosen passages answers; `isAble`: it was chosen as one that answers. */
function relevanceOf(
  asked: Asked,
  passages: readonly Passage[],
  chosen: readonly Passage[],
  isAble: boolean,
): AskRelevance {
  const quotes = new Set(chosen.map(({ quote }) => quote));
  const found = coverages(asked, passages).filter(({ passage }) => quotes.has(passage.quote));
  const best = found.toSorted((a, b) => b.whole - a.whole)[0];
  const missing = best?.missing.map(({ surface }) => surface) ?? [];
  const shown = best !== undefined && isShownIn(asked, best.passage);
  return {
    verdict: isAble && isSure(best, shown) ? 'answers' : 'open',
    share: Math.min(1, best?.whole ?? 0),
    held: asked.words.map(({ surface }) => surface).filter((surface) => !missing.includes(surface)),
    missing,
    wanted: asked.wanted,
    shown,
  };
}

function isSure(best: Coverage | undefined, shown: boolean): boolean {
  return best !== undefined && best.whole >= ANSWERS && (shown || best.passage.leads);
}

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
