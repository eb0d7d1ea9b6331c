import { type Automaton, Beyond } from './automaton.ts';

/** A letter was read. `letter`: the part that read it; -1 where the search has not begun to match. */
export interface State {
  readonly letter: number;
  /** The kind of letter that stands before; 0 at the start of the text. */
  readonly before: number;
}

export interface Step {
  readonly atoms: bigint;
  readonly to: number;
  /** The pattern could have ended before this letter, whatever follows: nothing put off earlier is tried any more. */
  readonly past: boolean;
}

/** States and what leads from one to the next; state 0 is the first. */
export interface Steps {
  readonly states: readonly State[];
  readonly steps: readonly (readonly Step[])[];
}

const MOST_WAYS = 20_000;
const MOST_STATES = 12_000;
export const SEARCH = -1;

/** Kinds of letters between which the assertions of a pattern tell no difference; kind 0 is none: the start. */
function kindsOf({ parts, all }: Automaton): readonly bigint[] {
  const asked = parts.flatMap((part) => (part.kind === 'before' ? [part.atoms] : []));
  let kinds = [all];
  for (const set of new Set(asked))
    kinds = kinds.flatMap((kind) => [kind & set, kind & ~set]).filter((kind) => kind !== 0n);
  return [0n, ...kinds];
}

type Reach = (letter: number, atoms: bigint, past: boolean) => void;

/** Parts from which the pattern matches whatever follows. */
function acceptingParts({ parts }: Automaton): (part: number) => boolean {
  const known = new Map<number, boolean>();
  const accepts = (at: number): boolean => {
    const before = known.get(at);
    if (before !== undefined) return before;
    known.set(at, false);
    const part = parts[at];
    const found =
      part?.kind === 'accept' ||
      (part?.kind === 'either' && part.next.some(accepts)) ||
      (part?.kind === 'loop' && accepts(part.next));
    known.set(at, found);
    return found;
  };
  return accepts;
}

/** Every way from a part to the letters that are read next. */
function waysFrom(automaton: Automaton, kinds: readonly bigint[]) {
  const { parts, all } = automaton;
  const accepts = acceptingParts(automaton);
  return (from: number, kind: number, reach: Reach): void => {
    /** The bodies of loops that this way entered, and in which it has read nothing. */
    const entered = new Set<number>();
    let ways = 0;
    const enter = (body: number, atoms: bigint, past: boolean): void => {
      entered.add(body);
      go(body, atoms, past);
      entered.delete(body);
    };
    const go = (at: number, atoms: bigint, before: boolean): void => {
      const part = parts[at];
      if (part === undefined) return;
      const past = before || accepts(at);
      if (++ways > MOST_WAYS) throw new Beyond('too many ways');
      if (part.kind === 'letter' && (part.atoms & atoms) !== 0n) reach(at, part.atoms & atoms, past);
      if (part.kind === 'either') for (const next of part.next) go(next, atoms, past);
      if (part.kind === 'loop' && !(part.round && entered.has(part.body))) {
        if (!entered.has(part.body)) enter(part.body, atoms, past);
        go(part.next, atoms, past);
      }
      if (part.kind === 'before' && (kind === 0 ? part.orEnd : ((kinds[kind] ?? 0n) & part.atoms) !== 0n))
        go(part.next, atoms, past);
      if (part.kind === 'after' && (atoms & part.atoms) !== 0n) go(part.next, atoms & part.atoms, past);
      if (part.kind === 'perhaps') {
        go(part.look, atoms, past);
        go(part.next, atoms, past);
      }
    };
    go(from, all, false);
  };
}

/** All states that a search comes to which begins at every place of a text, and tries every way to the end. */
export function stepsOf(automaton: Automaton, start: number): Steps {
  const kinds = kindsOf(automaton);
  const ways = waysFrom(automaton, kinds);
  const states: State[] = [];
  const index = new Map<string, number>();
  const stateOf = (letter: number, before: number): number => {
    const key = `${letter} ${before}`;
    const known = index.get(key);
    if (known !== undefined) return known;
    if (states.length >= MOST_STATES) throw new Beyond('too many states');
    index.set(key, states.length);
    return states.push({ letter, before }) - 1;
  };
  const stepsFrom = ({ letter, before }: State): Step[] => {
    const own: Step[] = [];
    const into = (to: number, atoms: bigint, past: boolean): void => {
      for (const [kind, set] of kinds.entries())
        if ((set & atoms) !== 0n) own.push({ atoms: set & atoms, to: stateOf(to, kind), past });
    };
    const part = automaton.parts[letter];
    ways(part?.kind === 'letter' ? part.next : start, before, into);
    if (letter === SEARCH) into(SEARCH, automaton.all, false);
    return own;
  };
  stateOf(SEARCH, 0);
  const steps: Step[][] = [];
  for (let state = states[0]; state !== undefined; state = states[steps.length]) steps.push(stepsFrom(state));
  return { states, steps };
}
