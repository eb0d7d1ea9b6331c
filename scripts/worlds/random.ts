/** A number in [0, 1), the next of a seeded series. */
export type Random = () => number;

/** mulberry32: the same seed gives the same series on every machine. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function pick<T>(random: Random, items: readonly T[]): T {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('pick: the list is empty');
  return item;
}

/** An integer of [low, high]. */
export function integer(random: Random, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1));
}

/** A multiple of `step` in [low, high]. */
export function stepped(random: Random, low: number, high: number, step: number): number {
  return Math.round(integer(random, Math.ceil(low / step), Math.floor(high / step)) * step * 1e6) / 1e6;
}

export function shuffled<T>(random: Random, items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}
