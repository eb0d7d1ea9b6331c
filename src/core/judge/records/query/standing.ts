import type { ReadSentence } from '../../../read/read-text.ts';
import { leftOf, namedClaim, type Standings, type Stood } from './named-claim.ts';
import type { Standing } from './part-index.ts';
import { comparing } from './stand-comparing.ts';
import { counting } from './stand-counting.ts';
import { extremeOf } from './stand-extreme.ts';
import { sameOf } from './stand-same.ts';
import { isBare } from './cells-said.ts';
import { rowSaying } from './row-cells.ts';
import { partsOf, sentenceOf } from './standing-parts.ts';

/** So deep is a claim taken apart. */
const DEEPEST = 3;

/** What rows come to; a number by itself is none of their words there. */
function computed(sentence: ReadSentence, runs: readonly Standing[], standings: Standings): Stood | null {
  const words = runs.filter((run) => !isBare(run, sentence.tokens));
  const claim = namedClaim(sentence, words, standings);
  if (claim === null) return null;
  for (const question of [comparing, extremeOf, sameOf, counting]) {
    const found = question(claim, standings);
    if (found !== null) return found;
  }
  return null;
}

/** One cell by itself says a claim only where it says all of it. */
function standsWhole(sentence: ReadSentence, runs: readonly Standing[], standings: Standings): Stood | null {
  const found = computed(sentence, runs, standings);
  if (found !== null) return found;
  const claim = namedClaim(sentence, runs, standings);
  const places = claim === null ? null : rowSaying(claim, standings.opened, standings.means);
  if (claim === null || places === null) return null;
  const left = leftOf(claim);
  return places.length === 1 && left.length > 0 ? null : { places, left };
}

/** What rows say of a claim, word by word: one of all of it, or one of each of its parts. Null where none does. */
export function standing(sentence: ReadSentence, standings: Standings, depth = 0): Stood | null {
  if (sentence.mood !== 'asserted') return null;
  const runs = standings.find(sentence.tokens);
  if (runs.length === 0) return null;
  const whole = standsWhole(sentence, runs, standings);
  if (whole !== null || depth === DEEPEST) return whole;
  for (const parts of partsOf(sentence, runs)) {
    const stood: Stood[] = [];
    for (const part of parts) {
      const one = standing(sentenceOf(sentence, part), standings, depth + 1);
      if (one === null) break;
      stood.push(one);
    }
    if (stood.length === parts.length)
      return { places: stood.flatMap(({ places }) => places), left: stood.flatMap(({ left }) => left) };
  }
  return null;
}
