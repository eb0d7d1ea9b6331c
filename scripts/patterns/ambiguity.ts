import { Beyond } from './automaton.ts';
import { componentsOf } from './components.ts';
import type { Step, Steps } from './steps.ts';

const MOST_NODES = 400_000;

/** Nodes that are found on the way, numbered as they are found. */
function explore(first: readonly string[], next: (key: string) => readonly string[]) {
  const index = new Map<string, number>();
  const keys: string[] = [];
  const edges: number[][] = [];
  const numberOf = (key: string): number => {
    const known = index.get(key);
    if (known !== undefined) return known;
    if (keys.length >= MOST_NODES) throw new Beyond('too many pairs');
    index.set(key, keys.length);
    return keys.push(key) - 1;
  };
  for (const key of first) numberOf(key);
  for (let at = 0; at < keys.length; at++) edges.push(next(keys[at] ?? '').map(numberOf));
  return { index, component: componentsOf(keys.length, (node) => edges[node] ?? []) };
}

interface Loops {
  readonly component: Int32Array;
  /** The components in which a text can go round. */
  readonly looping: ReadonlySet<number>;
  readonly within: (state: number) => readonly Step[];
  readonly members: (component: number) => readonly number[];
}

function loopsOf({ states, steps }: Steps): Loops {
  const component = componentsOf(states.length, (at) => (steps[at] ?? []).map(({ to }) => to));
  const within = steps.map((own, at) => own.filter(({ to }) => component[to] === component[at]));
  const looping = new Set<number>();
  for (const [at, own] of within.entries()) if (own.length > 0) looping.add(component[at] ?? -1);
  const members = (of: number): number[] =>
    states.flatMap((_state, at) => (component[at] === of ? [at] : []));
  return { component, looping, within: (at) => within[at] ?? [], members };
}

/** Two ways round one loop for the same text: each further round doubles them. */
function doubles({ within, members }: Loops, of: number): boolean {
  const nodes = members(of);
  if (nodes.length === 1 && within(nodes[0] ?? 0).length === 1) return false;
  const pairs = explore(
    nodes.map((node) => `${node},${node}`),
    (key) => {
      const [a = 0, b = 0] = key.split(',').map(Number);
      return joint(within(a), within(b)).map(([x, y]) => `${x.to},${y.to}`);
    },
  );
  const twice = nodes.some((node) =>
    joint(within(node), within(node)).some(([x, y]) => x !== y && x.to === y.to),
  );
  if (twice) return true;
  const diagonal = new Set(nodes.map((node) => pairs.component[pairs.index.get(`${node},${node}`) ?? 0]));
  return [...pairs.index].some(([key, at]) => {
    const [a, b] = key.split(',');
    return a !== b && diagonal.has(pairs.component[at]);
  });
}

/** Steps of two that read the same letter. */
function joint(one: readonly Step[], other: readonly Step[]): [Step, Step, bigint][] {
  return one.flatMap((x) =>
    other.flatMap((y): [Step, Step, bigint][] => {
      const atoms = x.atoms & y.atoms;
      return atoms === 0n ? [] : [[x, y, atoms]];
    }),
  );
}

/** True where some text goes round the first loop, round the second, and from the first to the second as well. */
function chains(
  steps: Steps,
  loops: Loops,
  first: number,
  second: number,
  between: readonly boolean[],
): boolean {
  const from = loops.members(first);
  const into = loops.members(second);
  const back = new Map<string, string>();
  for (const p of from) for (const q of into) back.set(`${p},${q},${q}`, `${p},${p},${q}`);
  const all = explore([...back.values()], (key) => {
    const [x = 0, m = 0, y = 0] = key.split(',').map(Number);
    const own = (steps.steps[m] ?? []).filter(({ to }) => between[to] === true);
    const next = joint(loops.within(x), loops.within(y)).flatMap(([a, b, atoms]) =>
      own.flatMap(({ atoms: mine, to }) => ((mine & atoms) === 0n ? [] : [`${a.to},${to},${b.to}`])),
    );
    const home = back.get(key);
    return home === undefined ? next : [...next, home];
  });
  return [...back].some(([end, begin]) => {
    const at = all.index.get(end);
    return at !== undefined && all.component[at] === all.component[all.index.get(begin) ?? -1];
  });
}

/** The states that lead to one of a component. */
function leadingTo({ steps, states }: Steps, { component }: Loops, of: number): boolean[] {
  const before: number[][] = states.map(() => []);
  for (const [at, own] of steps.entries()) for (const { to } of own) before[to]?.push(at);
  const leads = states.map((_state, at) => component[at] === of);
  const open = leads.flatMap((does, at) => (does ? [at] : []));
  for (let at = open.pop(); at !== undefined; at = open.pop())
    for (const earlier of before[at] ?? [])
      if (leads[earlier] !== true) {
        leads[earlier] = true;
        open.push(earlier);
      }
  return leads;
}

/**
 * By which power of the length of a text the ways through it grow, at most: 0 where their number has a bound, Infinity
 * where it doubles. Of the first `single` states only one is ever taken at a time. (Weber and Seidl, On the degree of ambiguity of finite automata, 1991.)
 */
export function ambiguityOf(steps: Steps, single = 0): number {
  const loops = loopsOf(steps);
  const { looping } = loops;
  const isSingle = (of: number): boolean => (loops.members(of)[0] ?? 0) < single;
  if ([...looping].some((of) => !isSingle(of) && doubles(loops, of))) return Infinity;
  const degrees = new Map<number, number>();
  // A component has a smaller number than all that lead to it.
  for (const second of [...looping].toSorted((a, b) => b - a)) {
    if (isSingle(second)) {
      degrees.set(second, 0);
      continue;
    }
    const leads = leadingTo(steps, loops, second);
    let degree = 0;
    for (const [first, own] of degrees) {
      const [member = -1] = loops.members(first);
      if (own >= degree && leads[member] === true && chains(steps, loops, first, second, leads))
        degree = own + 1;
    }
    degrees.set(second, degree);
  }
  return Math.max(0, ...degrees.values());
}
