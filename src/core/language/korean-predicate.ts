import { type Ending, type EndingUse, KOREAN_ENDINGS, LONGEST_ENDING } from './korean-endings.ts';
import { contractedStem, predicateStem } from './korean-predicate-stem.ts';
import { FINAL, finalOf, withFinal } from './korean-syllable.ts';

/** A word read as a predicate: verb or adjective with its ending taken off. */
export interface Predicate {
  /** Stem in one spelling for all its irregular forms; 하다, 되다 behind a noun taken off. */
  readonly stem: string;
  readonly use: EndingUse;
  readonly past: boolean;
  /** False where a noun may well look so. */
  readonly sure: boolean;
  /** What stands behind a noun: 하, 되, 시키; empty where nothing does. */
  readonly derived: string;
}

const EXISTS = '있';
const FUTURE = '겠';
const PAST = /[았었였]$/u;

/** Reads a word as a predicate by its longest ending; null where no ending fits. */
export function readPredicate(word: string): Predicate | null {
  for (let size = Math.min(LONGEST_ENDING, word.length - 1); size >= 0; size--) {
    const endings = KOREAN_ENDINGS.get(word.slice(word.length - size));
    if (endings === undefined) continue;
    const head = word.slice(0, word.length - size);
    for (const ending of endings) {
      const found = endingOn(head, ending);
      if (found !== null) return found;
    }
  }
  return null;
}

function endingOn(head: string, ending: Ending): Predicate | null {
  const final = finalOf(head.charCodeAt(head.length - 1));
  if (final < 0) return null;
  if (ending.final !== FINAL.none)
    return final === ending.final
      ? made(predicateStem(withFinal(head, FINAL.none), true), ending, false)
      : null;
  const past = final === FINAL.ss && !head.endsWith(EXISTS);
  if (past) return ending.after === 'past' || ending.after === 'any' ? pastOf(head, ending) : null;
  if (ending.after === 'past') return null;
  if (ending.after !== 'vowel') return made(predicateStem(head, false), ending, false);
  const stem = final === FINAL.none ? contractedStem(head) : null;
  return stem === null ? null : made(predicateStem(stem, false), ending, false);
}

function pastOf(head: string, ending: Ending): Predicate | null {
  if (head.endsWith(FUTURE))
    return head.length < 2 ? null : made(predicateStem(head.slice(0, -1), false), ending, false);
  if (PAST.test(head))
    return head.length < 2 ? null : made(predicateStem(head.slice(0, -1), false), ending, true);
  const stem = contractedStem(head);
  return stem === null ? null : made(predicateStem(stem, false), ending, true);
}

function made(
  { stem, derived }: { stem: string; derived: string },
  ending: Ending,
  past: boolean,
): Predicate {
  const sure = ending.sure || past || (derived !== '' && !ending.bare) || /[있없않]$/u.test(stem);
  return { stem, use: ending.use, past, sure, derived };
}
