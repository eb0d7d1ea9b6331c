import type { ReadPlace } from '../../../contract/grounding.ts';
import { sentences } from '../../language/sentences.ts';
import { steers } from '../../language/steering-words.ts';
import { stretchOf } from './stretch-of.ts';

/** MJ7: a passage without the sentences that speak to whoever judges it: what stands before, between and behind them. */
export function unsteered(passage: ReadPlace): ReadPlace[] {
  if (!steers(passage.quote)) return [passage];
  const kept: ReadPlace[] = [];
  let from = 0;
  for (const { start, end } of sentences(passage.quote).filter((one) =>
    steers(passage.quote.slice(one.start, one.end)),
  )) {
    kept.push(stretchOf(passage, { start: from, end: start }));
    from = end;
  }
  // words of two sentences may steer where neither does by itself: then none of it is shown
  if (from === 0) return [];
  return [...kept, stretchOf(passage, { start: from, end: passage.quote.length })].filter(
    ({ quote }) => quote.trim() !== '',
  );
}
