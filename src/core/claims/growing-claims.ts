import { type FinishedSentence, growingSentences } from '../language/finished-sentences.ts';
import {
  type Asserting,
  type Extracting,
  NOTHING_TAKEN,
  type PlacedClaim,
  takeSentence,
} from './take-sentence.ts';

/** The claims of a text that grows. */
export interface GrowingClaims {
  /** The claims that this piece finished, in order. All together are the first claims of the whole text. */
  add(piece: string): PlacedClaim[];
  /** The claims that were still open. */
  end(): PlacedClaim[];
  /** As of `GrowingSentences`. */
  looked(): number;
}

const ENOUGH = 12;
/** What follows cannot be a citation of the claim before: it begins with a word, and not with that of a line of sources. */
const BEGINS_ANEW = /^(?!\W*(?:sources?|references?|출처|자료|참고))[\p{L}\p{N}]/iu;

/** GA1: claims as soon as nothing that comes can change them: the last one waits for the beginning of what follows it. */
export function growingClaims(asserting: Asserting = 'stated'): GrowingClaims {
  const growing = growingSentences();
  let so: Extracting = NOTHING_TAKEN;
  let open: PlacedClaim | null = null;
  const closed = (): PlacedClaim[] => {
    const done = open === null ? [] : [open];
    open = null;
    return done;
  };
  const take = (sentence: FinishedSentence): PlacedClaim[] => {
    const [taken, next] = takeSentence(so, sentence, asserting);
    so = next;
    if ('aside' in taken) return closed();
    const done = taken.isMore ? [] : closed();
    open = taken.claim;
    return done;
  };
  return {
    add(piece) {
      const done = growing.add(piece).flatMap(take);
      const next = growing.next();
      const isSettled = next === 'code' || (next.length >= ENOUGH && BEGINS_ANEW.test(next));
      return isSettled ? [...done, ...closed()] : done;
    },
    end: () => [...growing.end().flatMap(take), ...closed()],
    looked: () => growing.looked(),
  };
}
