import type { ReadSentence } from '../../read/read-text.ts';
import type { Means } from '../means.ts';
import { sayAlike } from './same-unit.ts';
import { unitsOf } from './units-of.ts';

/** JD39: true where all of the claim stands in the sentence, in its order: it repeats it with something left out. */
export function isStripped(claim: ReadSentence, said: ReadSentence, means: Means): boolean {
  const units = unitsOf(said, means.words);
  let at = 0;
  for (const own of unitsOf(claim, means.words)) {
    while (at < units.length && !units.slice(at, at + 1).some((one) => sayAlike(own, one, means))) at += 1;
    at += 1;
  }
  return at <= units.length;
}
