const ROUNDS = 500;
const SEED = 20_261_121;

/** Numbers in [0, 1), the same for the same seed. */
function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** 500 rounds in each of which as many groups are drawn as there are: how often each came. The same at each call. */
export function drawnWeights(groups: number): Int32Array[] {
  const next = seeded(SEED);
  return Array.from({ length: ROUNDS }, () => {
    const weights = new Int32Array(groups);
    for (let draw = 0; draw < groups; draw++) {
      const at = Math.floor(next() * groups);
      weights[at] = (weights[at] ?? 0) + 1;
    }
    return weights;
  });
}
