/** The value below which `share` (0..1) of the values lie. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** Milliseconds of each of `count` calls, one after the other. */
export async function timesOf(count: number, work: (at: number) => unknown): Promise<number[]> {
  const times: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const start = performance.now();
    await work(at);
    times.push(performance.now() - start);
  }
  return times;
}

/** `p50 3.2 ms, p95 5.0 ms`. */
export function spread(times: readonly number[]): string {
  return `p50 ${quantile(times, 0.5).toFixed(1)} ms, p95 ${quantile(times, 0.95).toFixed(1)} ms`;
}
