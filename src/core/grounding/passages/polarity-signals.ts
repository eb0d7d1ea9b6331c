import { englishOpposites, isNegatedForm } from '../../language/opposites-english.ts';
import type { Signals } from '../held.ts';
import type { Alignment } from './alignment.ts';
import { negationsIn } from './text-reading.ts';

/** A word of the claim whose opposite stands in the window. */
export interface Opposed {
  readonly index: number;
  /** The opposite as the window writes it. */
  readonly actual: string;
}

interface Turns {
  readonly opposed: readonly Opposed[];
  readonly turned: readonly Opposed[];
}

const known = new WeakMap<Alignment, Turns>();

/** The words of a claim that stand against the window, read once. */
export function turnsOf(alignment: Alignment): Turns {
  let turns = known.get(alignment);
  if (turns === undefined) {
    turns = { opposed: opposedTerms(alignment), turned: turnedTerms(alignment) };
    known.set(alignment, turns);
  }
  return turns;
}

/** Words of the claim that the window does not hold, while it holds their opposite and the claim does not. */
function opposedTerms({ passages, claim, content, meetings, inWindow, windowTerms }: Alignment): Opposed[] {
  const said = new Set(claim.map(({ term }) => term.stem));
  const found: Opposed[] = [];
  for (const index of content) {
    const stem = claim[index]?.term.stem ?? '';
    if (meetings[index] === 'window' || meetings[index] === 'kin' || claim[index]?.term.kind === 'number')
      continue;
    for (const opposite of englishOpposites(stem)) {
      const word = passages.numbers.get(opposite);
      if (word === undefined || !inWindow.has(word) || said.has(opposite)) continue;
      const actual = windowTerms.find((term) => term.stem === opposite)?.surface ?? opposite;
      found.push({ index, actual });
      break;
    }
  }
  return found;
}

/** Words of the claim that the window holds only with or without a turning prefix: able, unable. */
function turnedTerms({ claim, content, meetings, windowTerms }: Alignment): Opposed[] {
  return content.flatMap((index): Opposed[] => {
    const stem = claim[index]?.term.stem ?? '';
    if (meetings[index] === 'window' || stem.length < 4) return [];
    const turned = windowTerms.find((term) => isTurned(stem, term.stem));
    return turned === undefined ? [] : [{ index, actual: turned.surface }];
  });
}

function isTurned(one: string, other: string): boolean {
  return other.length !== one.length && Math.abs(other.length - one.length) <= 4 && isNegatedForm(one, other);
}

/**
 * GR27 `opposite`: words whose opposite stands in their place, of 2; `turned`: 1 where a prefix turns a word round;
 * `negation_added`: the claim denies and the window does not; `negation_lost`: the window denies and the claim does not.
 */
export function polaritySignals(alignment: Alignment): Signals {
  const claim = negationsIn(alignment.passages, alignment.text).length > 0;
  const window = negationsIn(alignment.passages, alignment.windowText).length > 0;
  const { opposed, turned } = turnsOf(alignment);
  return {
    opposite: Math.min(opposed.length, 2) / 2,
    turned: turned.length > 0 ? 1 : 0,
    negation_added: claim && !window ? 1 : 0,
    negation_lost: !claim && window ? 1 : 0,
  };
}
