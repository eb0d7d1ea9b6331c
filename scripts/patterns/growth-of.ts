import { ambiguityOf, hasLoop } from './ambiguity.ts';
import { automatonOf, Beyond } from './automaton.ts';
import { acceptingParts, SEARCH, type Steps, stepsOf } from './steps.ts';

export interface Pattern {
  readonly source: string;
  readonly flags: string;
}

/** By which power of the length of a text the work grows, at most: 1 is linear, `endless` more than every power. */
export type Growth = number | 'endless' | `unproved: ${string}`;

/** The states that `keep` keeps, and what leads from one of them to another. */
function only({ states, steps }: Steps, keep: (at: number) => boolean): Steps {
  const kept = states.flatMap((_state, at) => (keep(at) ? [at] : []));
  const place = new Map(kept.map((at, index) => [at, index]));
  return {
    states: kept.flatMap((at) => states[at] ?? []),
    steps: kept.map((at) =>
      (steps[at] ?? []).flatMap(({ atoms, to }) => {
        const index = place.get(to);
        return index === undefined ? [] : [{ atoms, to: index }];
      }),
    ),
  };
}

function reachedFrom({ states, steps }: Steps, first: (at: number) => boolean): boolean[] {
  const reached = states.map((_state, at) => first(at));
  const open = reached.flatMap((is, at) => (is ? [at] : []));
  for (let at = open.pop(); at !== undefined; at = open.pop())
    for (const { to } of steps[at] ?? [])
      if (reached[to] !== true) {
        reached[to] = true;
        open.push(to);
      }
  return reached;
}

/** A repetition of more than this is read as one without end where the pattern is too large otherwise. */
const SHORT = 12;

function proved(pattern: Pattern, longest: number): number {
  const automaton = automatonOf(pattern, longest);
  const accepts = acceptingParts(automaton);
  const whole = stepsOf(automaton, automaton.start);
  const atOnce = accepts(automaton.start);
  const isSearch = (at: number): boolean => whole.states[at]?.letter === SEARCH;
  // Once at one of these, the pattern matches: nothing that was put off before is tried any more.
  const ends = whole.states.map(({ letter }) => {
    const part = automaton.parts[letter];
    return part?.kind === 'letter' ? accepts(part.next) : atOnce;
  });
  const search = atOnce ? 0 : ambiguityOf(only(whole, (at) => ends[at] !== true));
  // What is read in vain behind the end of one match is read again behind the next.
  const after = reachedFrom(whole, (at) => !isSearch(at) && (atOnce || ends[at] === true));
  const vain = only(whole, (at) => after[at] === true && !isSearch(at) && ends[at] !== true);
  const again = hasLoop(vain) ? 1 + ambiguityOf(vain) : 0;
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
