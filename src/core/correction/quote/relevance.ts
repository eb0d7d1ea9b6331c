import type { AskRelevance } from '../../../contract/ask.ts';
import type { Asked } from './asked.ts';
import { type Coverage, coverages } from './coverage.ts';
import type { Passage } from './passage.ts';
import { shows } from './wanted.ts';

/** LP32: what answers holds so much of the question; fitted on set A of `npm run eval:answers`. */
const ANSWERS = 0.75;

function isShownIn({ wanted }: Asked, { text }: Passage): boolean {
  // what gives a ground may stand under a heading that says so
  return wanted === 'any' || wanted === 'reason' || shows(wanted, text);
}

/** LP32: how well the best of the chosen passages answers; `isAble`: it was chosen as one that answers. */
export function relevanceOf(
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
