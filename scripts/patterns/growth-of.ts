import { ambiguityOf } from './ambiguity.ts';
import { automatonOf, Beyond } from './automaton.ts';
import { type Step, type Steps, stepsOf } from './steps.ts';

export interface Pattern {
  readonly source: string;
  readonly flags: string;
}

/** By which power of the length of a text the work grows, at most: 1 is linear, `endless` more than every power. */
export type Growth = number | 'endless' | `unproved: ${string}`;

/** A search without the steps past an end. */
function untilEnd({ states, steps }: Steps): Steps {
  return { states, steps: steps.map((own) => own.filter(({ past }) => !past)) };
}

/**
 * A search that goes on match after match, and beside it, as states of their own, what it reads in vain behind the
 * ends of its matches: that is read again for the next match.
 */
function withVain({ states, steps }: Steps): Steps {
  const vain = (step: Step): Step => ({ ...step, to: step.to + states.length });
  const going = steps.map((own) => [...own, ...own.filter(({ past }) => past).map(vain)]);
  return {
    states: [...states, ...states],
    steps: [...going, ...untilEnd({ states, steps }).steps.map((own) => own.map(vain))],
  };
}

/** A repetition of more than this is read as one without end where the pattern is too large otherwise. */
const SHORT = 12;

function proved(pattern: Pattern, longest: number): number {
  const automaton = automatonOf(pattern, longest);
  const whole = stepsOf(automaton, automaton.start);
  const search = ambiguityOf(untilEnd(whole));
  const again = ambiguityOf(withVain(whole), whole.states.length);
  const behind = automaton.behind.map((start) => ambiguityOf(stepsOf(automaton, start)));
  return 1 + Math.max(search, again, ...behind);
}

/** How the work grows with the text in which a pattern is searched, for one match as for all of them. */
export function growthOf(pattern: Pattern): Growth {
  let why = '';
  for (const longest of [Infinity, SHORT])
    try {
      const power = proved(pattern, longest);
      return power === Infinity ? 'endless' : power;
    } catch (error) {
      if (!(error instanceof Beyond)) throw error;
      why = error.message;
    }
  return `unproved: ${why}`;
}
