type Bound = number | null | undefined;

/** The tightest of some bounds; null where there is none. */
export function tighter(...bounds: readonly Bound[]): number | null {
  const there = bounds.filter((bound) => bound !== null && bound !== undefined);
  return there.length === 0 ? null : Math.min(...there);
}
