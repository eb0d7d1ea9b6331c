import { LEFT, type ParseState, RIGHT, SHIFT, stacked } from '../../src/core/read/parser/parse-state.ts';

/** How many arcs of the gold tree each action would put out of reach (Goldberg and Nivre 2013, arc-hybrid). */
export function costsInto(costs: Int32Array, state: ParseState, gold: Int32Array): void {
  const { next, size, depth } = state;
  const [s0, s1] = [stacked(state, 0), stacked(state, 1)];
  costs.fill(0);
  const add = (action: number): void => {
    costs[action] = (costs[action] ?? 0) + 1;
  };
  for (let below = 0; below < depth; below += 1) {
    const word = stacked(state, below);
    if (below > 0 && gold[next] === word) add(SHIFT);
    if (gold[word] === next) add(SHIFT);
  }
  if (s0 < 0) return;
  if (gold[s0] === s1 && s1 >= 0) add(LEFT);
  if (gold[s0] === next) add(RIGHT);
  for (let word = next; word <= size; word += 1) {
    if (word > next && gold[s0] === word) {
      add(LEFT);
      add(RIGHT);
    }
    if (word < size && gold[word] === s0) {
      add(LEFT);
      add(RIGHT);
    }
  }
}
